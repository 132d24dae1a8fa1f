//! How a rulebook looks, on the screen and on paper.

pub const STYLE: &str = "
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, 'DejaVu Serif', serif; color: #1d1d1b; background: #fff; max-width: 58rem;
  margin: 0 auto; padding: 1.5rem; }
h1, h2, h3, h4, figcaption, th, nav { font-family: 'DejaVu Sans', Arial, Helvetica, sans-serif; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; border-bottom: 2px solid #1d1d1b; margin: 2.4rem 0 .6rem; padding-bottom: .2rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
header p { margin: .2rem 0; }
a { color: #1f4e9c; }
nav ol { list-style: none; padding: 0; columns: 2 20rem; }
nav li { margin: .15rem 0; break-inside: avoid; }
.clause, .definition { margin: .5rem 0 .5rem 1rem; padding-left: .8rem; border-left: 3px solid #cfc8b8; }
.exception { margin: .3rem 0 .3rem 1.4rem; padding-left: .8rem; border-left: 3px solid #b98d5f; }
.note { margin: .4rem 0 .4rem 1rem; font-style: italic; color: #4c483f; }
.see { margin: .3rem 0 .3rem 1rem; }
table { border-collapse: collapse; margin: .6rem 1rem; font-size: .92rem; }
caption { text-align: left; font-weight: bold; padding-bottom: .3rem; }
th, td { border: 1px solid #8b8577; padding: .2rem .55rem; text-align: center; }
th[scope=row] { text-align: left; }
thead th { background: #efeadc; }
figure { margin: .8rem 0; border: 1px solid #cfc8b8; padding: .4rem; break-inside: avoid; }
figure svg { max-width: 100%; height: auto; display: block; }
figcaption { font-size: .9rem; padding: .2rem .3rem; }
.expected { color: #4c483f; }
dl { margin: .4rem 1rem; }
dt { font-weight: bold; }
dd { margin: 0 0 .3rem 1.2rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2, h3 { break-after: avoid; }
  a { color: inherit; }
}
";
