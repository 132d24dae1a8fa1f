<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.11.0" name="ground" tilewidth="32" tileheight="28" tilecount="4" columns="4">
 <image source="ground.png" width="128" height="28"/>
 <tile id="1" type="woods">
  <properties>
   <property name="cost" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="2" type="lake"/>
 <tile id="3" type="stream"/>
</tileset>
