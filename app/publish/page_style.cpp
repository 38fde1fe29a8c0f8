#include "app/publish/page_frame.h"

#include "reports/writers/html/html_writer.h"

namespace mentat {

namespace {

constexpr char style[] = R"(.event { font-weight: 600; margin: 0 0 .25rem; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 1rem; }
nav a { padding: .45rem .7rem; border: 1px solid var(--line); border-radius: .5rem;
  text-decoration: none; }
nav a[aria-current] { background: var(--tint); color: var(--ink); border-color: var(--ink);
  font-weight: 600; }
.pages { list-style: none; padding: 0; }
.pages li { border-top: 1px solid var(--line); }
.pages a { display: block; padding: .75rem 0; font-size: 1.15rem; }
.pages .note { display: inline-block; width: 100%; color: var(--quiet); }
.scroll { max-width: 40rem; }
.qr { margin: 1.5rem 0; max-width: 16rem; }
.qr svg { display: block; width: 100%; height: auto; }
.poster-page { text-align: center; }
.poster-page .qr { margin: 1rem auto; max-width: min(32rem, 100%); }
.poster-page .large { font-size: 1.25rem; }
.scroll { overflow-x: visible; }
th.end, td.end { width: 1%; }
td.wide { min-width: 0; }
dt, dd { overflow-wrap: anywhere; min-width: 0; }
.poster dl { margin: 0; grid-template-columns: fit-content(75%) 1fr; gap: .15rem 1rem; }
.poster section > dl:first-child { grid-template-columns: minmax(0, 15rem) max-content; }
.poster dt { color: var(--ink); max-width: none; }
.poster dd { margin: 0; }
.poster h2 { font-size: 1rem; border-bottom: 1px solid var(--line); }
@media (max-width: 40rem) {
  table.large { font-size: 1.05rem; } }
@media screen and (max-width: 40rem) {
  nav { flex-wrap: nowrap; overflow-x: auto; padding-bottom: .25rem; }
  nav a { flex: none; }
  .own-address { display: none; } }
@media print {
  nav, .screen { display: none; }
  a { color: inherit; text-decoration: none; }
  .poster { columns: 12rem; }
  .poster-page h1 { font-size: 32pt; }
  .poster-page .large { font-size: 18pt; }
  .poster-page .qr { max-width: 150mm; } }
)";

} // namespace

Html pageStyle(Paper paper) {
    return htmlStyle(paper, Orientation::Upright) + Html(style);
}

} // namespace mentat
