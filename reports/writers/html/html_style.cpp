#include "reports/writers/html/html_style.h"

#include "reports/writers/html/svg_chart.h"

namespace mentat {

namespace {

constexpr char screenStyle[] = R"(
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #ffffff; --quiet: #5d5850;
  --line: #c9c3b8; --tint: #f4f1ec; --accent: #ae4b14; --bar: #56687b; --other: #1f2c38; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8e1; --paper: #1d1c1a; --quiet: #b3ada2; --line: #57524a; --tint: #2a2825;
    --accent: #e58a4b; --bar: #93a7bb; --other: #d3dde6; } }
* { box-sizing: border-box; }
body { font: 16px/1.45 "DejaVu Sans", "Noto Sans", system-ui, sans-serif; color: var(--ink);
  background: var(--paper); margin: 0 auto; padding: 1rem; max-width: 62rem;
  overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 1.75rem 0 .5rem; border-bottom: 2px solid var(--accent);
  padding-bottom: .2rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; }
p, ul, dl { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
.origin, .note { color: var(--quiet); font-size: .85rem; }
.mark { position: sticky; top: 0; z-index: 1; border: 2px solid var(--accent); font-weight: 600;
  background: var(--paper); padding: .3rem .6rem; text-align: center; }
.scroll { overflow-x: auto; margin: .5rem 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0;
  overflow-wrap: normal; }
td.wide { overflow-wrap: anywhere; min-width: 12rem; }
th { border-bottom: 2px solid var(--ink); font-size: .85rem; vertical-align: bottom; }
td { border-top: 1px solid var(--line); }
th.end, td.end { text-align: right; }
th.centre, td.centre { text-align: center; }
td.strong { font-weight: 600; }
tr.part > td { border-top: 3px solid var(--accent); }
tr.name > td { font-weight: bold; }
tr.remark > td { border-top: 0; padding-top: 0; color: var(--quiet); font-size: .85rem; }
table.large { font-size: 1.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt { color: var(--quiet); max-width: 14rem; }
dd { margin: 0; }
dl.figures { grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .75rem 1rem;
  margin: 1rem 0; }
.figures dd:first-of-type { font-size: 1.75rem; line-height: 1.2; font-weight: 600;
  font-variant-numeric: tabular-nums; }
.figures dt { font-size: .85rem; }
.podium { display: grid; grid-template-columns: 3fr 2fr; gap: .75rem 2rem; margin: 1rem 0;
  padding: .75rem 1rem; background: var(--tint); }
.podium > .first { grid-row: span 9; }
.podium p { margin: 0; }
.podium .strong { font-weight: 600; }
.podium > .first > .strong { font-size: 2rem; line-height: 1.15; }
.podium > .first > p:last-child { margin-top: .4rem; }
.beside { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 2rem;
  margin: 1.75rem 0; }
.beside > :first-child { order: 1; }
.beside h2 { margin-top: 0; }
.beside > :only-child { grid-column: 1 / -1; }
dl.sign { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1rem 1.5rem;
  margin-top: 3rem; }
.sign dd { border-bottom: 1px solid var(--ink); min-height: 1.6em; }
.poster { columns: 16rem; column-gap: 2rem; }
.poster > section { break-inside: avoid; margin-bottom: 1rem; }
.poster h2 { margin-top: 0; }
@media (max-width: 40rem) {
  body { padding: .75rem; }
  th, td { padding-right: .5rem; font-size: .9rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dl.figures { grid-template-columns: repeat(3, 1fr); }
  .podium, .beside { grid-template-columns: minmax(0, 1fr); }
  .podium > .first { grid-row: auto; }
  .podium > .first > .strong { font-size: 1.6rem; }
  .beside > :first-child { order: 0; }
  dd { margin-bottom: .4rem; } }
)";

constexpr char printStyle[] = R"(@media print {
  :root { --ink: #000; --paper: #fff; --quiet: #444; --line: #999; --accent: #000;
    --bar: #606060; --other: #202020; }
  body { font-size: 10pt; padding: 0; max-width: none; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  tr, dl > *, li { break-inside: avoid; }
  tr.keep { break-after: avoid; }
  h1, h2, h3 { break-after: avoid; }
  .chart, .beside, .podium, .figures, .sign { break-inside: avoid; }
  .page { break-before: page; } }
)";

} // namespace

Html htmlStyle(Paper paper, Orientation orientation) {
    return Html("@page { size: %1%2; margin: 12.7mm; }%3%4%5",
                paper == Paper::Letter ? Html("letter") : Html("A4"),
                Html::when(orientation == Orientation::Sideways, " landscape"), Html(screenStyle),
                chartStyle(), Html(printStyle));
}

} // namespace mentat
