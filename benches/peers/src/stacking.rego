package stacking

units := [c | some c in input.stack; c.kind != "marker"]

battalions := [c | some c in units; is_battalion(c)]

is_battalion(c) if c.size == "battalion"

is_battalion(c) if {
	c.kind == "hybrid"
	c.companies == 3
}

is_battalion(c) if c.kind == "headquarters"

is_in_place(c) if c.bridge == "completed"

is_in_place(c) if c.bridge == "under-construction"

is_moving_column(c) if {
	c.kind == "bridge-column"
	not is_in_place(c)
}

at_completed_bridge if {
	some c in units
	c.kind == "bridge-column"
	c.bridge == "completed"
}

is_leg(c) if c.motive == "leg"

is_leg(c) if {
	c.kind == "artillery"
	c.battery == "in-battery"
	c.carriage == "towed"
}

is_leg(c) if {
	c.kind == "artillery"
	c.battery == "in-battery"
	c.carriage == "self-propelled"
	c.static
}

is_leg(c) if {
	c.kind == "headquarters"
	c.static
}

is_leg(c) if {
	c.kind == "engineer"
	c.static
	at_completed_bridge
}

is_mech_unit(c) if is_moving_column(c)

is_mech_unit(c) if {
	c.kind != "marker"
	c.kind != "bridge-column"
	not is_leg(c)
}

mech_units := [c | some c in units; is_mech_unit(c)]

moving_columns := [c | some c in units; is_moving_column(c)]

army_engineers := [c |
	some c in mech_units
	c.kind == "engineer"
	c.level == "army"
]

strat_units := [c | some c in units; c.mode == "strat"]

strat_mech_units := [c | some c in mech_units; c.mode == "strat"]

most_units := 2 if input.constricted else := 3

most_battalions := 1 if input.constricted else := 2

broken contains "7.1.0" if count(units) > most_units

broken contains "7.1.0" if count(battalions) > most_battalions

broken contains "7.1.2" if {
	count(moving_columns) > 0
	count(mech_units) - min([1, count(army_engineers)]) > 1
}

broken contains "7.3.0" if {
	count(strat_units) > 0
	count(mech_units) > 0
	count(strat_units) + count(mech_units) - count(strat_mech_units) > 1
}
