#include "reports/writers/html/html_writer.h"

#include "reports/writers/html/svg_chart.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

#include <span>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr char screenStyle[] = R"(
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #ffffff; --quiet: #5d5850;
  --line: #c9c3b8; --tint: #f4f1ec; --accent: #ae4b14; --bar: #56687b; --other: #1f2c38;
  --dim: #8f8b84; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8e1; --paper: #1d1c1a; --quiet: #b3ada2; --line: #57524a; --tint: #2a2825;
    --accent: #e58a4b; --bar: #93a7bb; --other: #d3dde6; --dim: #6f6a62; } }
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
ul.columns, ul.honors { list-style: none; padding: 0; display: grid;
  grid-template-columns: 1fr 1fr; gap: .25rem 1.5rem; }
ul.honors { padding: .75rem 1rem; background: var(--tint); }
ul.honors > :first-child { grid-column: 1 / -1; font-size: 1.2rem; font-weight: 600; }
.origin, .note { color: var(--quiet); font-size: .85rem; }
.mark { position: sticky; top: 0; z-index: 1; border: 2px solid var(--accent); font-weight: 600;
  background: var(--paper); padding: .3rem .6rem; text-align: center; }
.scroll { overflow-x: auto; margin: .5rem 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0;
  overflow-wrap: normal; }
td.wide { min-width: 12rem; }
td.long { overflow-wrap: anywhere; }
th { border-bottom: 2px solid var(--ink); font-size: .85rem; vertical-align: bottom; }
td { border-top: 1px solid var(--line); }
th.end, td.end { text-align: right; }
th.centre, td.centre { text-align: center; }
td.strong, p.strong, dt.strong { font-weight: 600; }
tr.part > td { border-top: 3px solid var(--accent); }
tr.name > td { font-weight: bold; }
tr.remark > td { border-top: 0; padding-top: 0; color: var(--quiet); font-size: .85rem; }
table.large { font-size: 1.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt { color: var(--quiet); max-width: 14rem; }
dd { margin: 0; }
.poster { columns: 16rem; column-gap: 2rem; }
.poster > section { break-inside: avoid; margin-bottom: 1rem; }
.poster h2 { margin-top: 0; }
@media (max-width: 40rem) {
  body { padding: .75rem; }
  th, td { padding-right: .5rem; font-size: .9rem; }
  th { font-size: .8rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  ul.columns, ul.honors { grid-template-columns: 1fr; }
  dd { margin-bottom: .4rem; } }
)";

// Only for event reports.
constexpr char partsStyle[]
    = R"(dl.figures { grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .75rem 1rem;
  margin: 1rem 0; }
.figures dd:first-of-type { font-size: 1.75rem; line-height: 1.2; font-weight: 600;
  font-variant-numeric: tabular-nums; }
.figures dt { font-size: .85rem; }
.podium { display: grid; grid-template-columns: 3fr 2fr; gap: .75rem 2rem; margin: 1rem 0;
  padding: .75rem 1rem; background: var(--tint); }
.podium > .others > div + div { margin-top: .75rem; }
.podium p { margin: 0; }
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
@media (max-width: 40rem) {
  dl.figures { grid-template-columns: repeat(3, 1fr); }
  .podium, .beside { grid-template-columns: minmax(0, 1fr); }
  .podium > .first > .strong { font-size: 1.6rem; }
  .beside > :first-child { order: 0; } }
@media print { .beside, .podium, .figures, .sign { break-inside: avoid; } }
)";

constexpr char printStyle[] = R"(@media print {
  :root { --ink: #000; --paper: #fff; --quiet: #444; --line: #999; --accent: #000;
    --bar: #606060; --other: #202020; --dim: #8f8f8f; --tint: #f2f2f2; }
  body { font-size: 10pt; padding: 0; max-width: none; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  tr, dl > *, li { break-inside: avoid; }
  tr.keep { break-after: avoid; }
  h1, h2, h3 { break-after: avoid; }
  .page { break-before: page; } }
)";

} // namespace

Html htmlStyle(Paper paper, Orientation orientation, StyledParts parts) {
    return Html("@page { size: %1%2; margin: 12.7mm; }%3%4%5%6",
                paper == Paper::Letter ? Html("letter") : Html("A4"),
                Html::when(orientation == Orientation::Sideways, " landscape"), Html(screenStyle),
                parts.figures ? Html(partsStyle) : Html(), parts.charts ? chartStyle() : Html(),
                Html(printStyle));
}

namespace {

/// A text of several lines, with breaks between them.
Html linesOf(const QString& text) {
    Html html;
    for (const QString& line : plainLines(text))
        html += html.isEmpty() ? Html("%1", line) : Html("<br/>\n%1", line);
    return html;
}

const char* classOf(Align align) {
    switch (align) {
    case Align::Start: return "";
    case Align::Center: return "centre";
    case Align::End: return "end";
    }
    return "";
}

/// ` class="end strong"`; empty if there are no classes.
Html classAttribute(std::initializer_list<const char*> classes) {
    QStringList names;
    for (const char* name : classes)
        names.append(QString::fromLatin1(name));
    names.removeAll(QString());
    return names.isEmpty() ? Html() : Html(" class=\"%1\"", names.join(u' '));
}

/// Whether a word may be wider than its column on a phone: only such words break inside.
bool hasLongWord(const QString& text) {
    constexpr int longestWhole = 15;
    int letters = 0;
    for (const QChar letter : text) {
        letters = letter.isSpace() || letter == u'-' ? 0 : letters + 1;
        if (letters > longestWhole)
            return true;
    }
    return false;
}

Html shownCell(const ReportCell& cell) {
    if (cell.isBox)
        return cell.text.isEmpty() ? Html("☐") : Html("☒");
    if (cell.number && cell.text.startsWith(u'-')) // a minus, not a hyphen
        return Html("−%1", cell.text.mid(1));
    return Html("%1", cell.text);
}

class HtmlWriter : public TextOfBlocks<HtmlWriter> {
public:
    using TextOfBlocks::operator();

    Html runBlocks(const std::vector<ReportBlock>& blocks) {
        for (const ReportBlock& block : blocks)
            std::visit(*this, block);
        return m_html;
    }

    Html run(const ReportDocument& document) {
        const auto blocks = blocksWithTitle(document);
        addHead(document);
        if (!document.mark.isEmpty())
            m_html += Html("<p class=\"mark\">%1</p>\n", document.mark);
        std::visit(*this, blocks.front());
        m_html += Html("<p class=\"origin\">%1</p>\n", lineOfOrigin(document));
        for (size_t i = 1; i < blocks.size(); ++i)
            std::visit(*this, blocks[i]);
        m_html += "</body>\n</html>\n";
        return m_html;
    }

    void operator()(const Heading& heading) {
        m_html += Html("<h%1>%2</h%1>\n", heading.level, heading.text);
    }
    void operator()(const Paragraph& paragraph) {
        m_html += Html(
            "<p%1>%2</p>\n",
            classAttribute({paragraph.isNote ? "note" : "", paragraph.isStrong ? "strong" : ""}),
            linesOf(paragraph.text));
    }
    void operator()(const BulletList& list) {
        if (list.items.isEmpty())
            return;
        m_html += list.look == ListLook::Honors       ? Html("<ul class=\"honors\">\n")
                  : list.look == ListLook::TwoColumns ? Html("<ul class=\"columns\">\n")
                                                      : Html("<ul>\n");
        for (const QString& item : list.items)
            m_html += Html("<li>%1</li>\n", linesOf(item));
        m_html += "</ul>\n";
    }
    void operator()(const FactList& list) { addFacts(list.facts); }
    void operator()(const ReportTable& table) {
        m_html += Html("<div class=\"scroll\">\n<table%1>\n<thead><tr>",
                       Html::when(table.isLarge, " class=\"large\""));
        for (const ReportColumn& column : table.columns)
            m_html += Html("<th scope=\"col\"%1>%2</th>",
                           classAttribute({classOf(column.align), column.isSpare ? "spare" : ""}),
                           column.title);
        m_html += "</tr></thead>\n<tbody>\n";
        for (const ReportRow& row : table.rows)
            addRow(table, row);
        m_html += "</tbody>\n</table>\n</div>\n";
    }
    void operator()(const Poster& poster) {
        m_html
            += Html("<div class=\"%1\">\n", poster.hasValuesAtEnd ? u"poster ends"_s : u"poster"_s);
        for (const PosterGroup& group : poster.groups) {
            m_html += "<section>\n";
            if (!group.heading.isEmpty())
                (*this)(Heading{2, group.headingInWords()});
            addFacts(group.lines);
            m_html += "</section>\n";
        }
        m_html += "</div>\n";
    }
    /// As on paper: a chart if it is worth one, otherwise its sentence; then what counts.
    void operator()(const FigureDrawing& drawing) {
        const FigureWords& words = drawing.words;
        if (!words.title.isEmpty())
            (*this)(Heading{3, words.title});
        addFinding(words);
        addChart(drawing, ChartSpace::Page);
        if (!words.remark.isEmpty())
            (*this)(Paragraph{words.remark, true});
    }
    void operator()(const PlacedSheet& sheet) {
        if (sheet.picture)
            m_html += svgPicture(*sheet.picture);
        for (const ReportBlock& block : sheet.inWords)
            std::visit(*this, block);
    }
    void operator()(const KeyFigures& key) {
        m_html += "<dl class=\"figures\">\n";
        for (const KeyFigure& figure : key.figures) {
            m_html += Html("<div><dt>%1</dt><dd>%2</dd>", figure.label, figure.value);
            if (!figure.before.isEmpty())
                m_html += Html("<dd class=\"note\">%1</dd>", figure.before);
            m_html += "</div>\n";
        }
        m_html += "</dl>\n";
    }
    void operator()(const Podium& podium) {
        m_html += "<div class=\"podium\">\n<div class=\"first\">\n";
        addStep(podium.steps.front());
        if (!podium.how.isEmpty())
            (*this)(Paragraph{podium.how});
        m_html += "</div>\n";
        // In one box: in rows of their own, they would share the height of the first.
        if (podium.steps.size() > 1)
            m_html += "<div class=\"others\">\n";
        for (const PodiumStep& step : std::span(podium.steps).subspan(1)) {
            m_html += "<div>\n";
            addStep(step);
            m_html += "</div>\n";
        }
        if (podium.steps.size() > 1)
            m_html += "</div>\n";
        m_html += "</div>\n";
    }
    void operator()(const BesideFigure& beside) {
        const FigureWords& words = beside.drawing.words;
        m_html += "<section class=\"beside\">\n<div>\n";
        (*this)(Heading{2, words.title});
        addFinding(words);
        for (const QString& text : beside.words)
            (*this)(Paragraph{text});
        if (beside.table)
            (*this)(*beside.table);
        if (!words.remark.isEmpty())
            (*this)(Paragraph{words.remark, true});
        m_html += "</div>\n";
        addChart(beside.drawing, ChartSpace::BesideWords);
        m_html += "</section>\n";
    }
    void operator()(const SignatureLine& line) {
        m_html += "<dl class=\"sign\">\n";
        for (const Fact& field : line.fields)
            m_html += Html("<div><dd>%1</dd><dt>%2</dt></div>\n", field.value, field.label);
        m_html += "</dl>\n";
    }
    void operator()(const PageBreak&) { m_html += "<div class=\"page\"></div>\n"; }

private:
    void addStep(const PodiumStep& step) {
        (*this)(Paragraph{step.place, true});
        m_html += Html("<p class=\"strong\">%1</p>\n", step.name);
        if (!step.about.isEmpty())
            (*this)(Paragraph{step.about});
    }

    /// The chart, or its sentence if it is not worth one.
    void addChart(const FigureDrawing& drawing, ChartSpace room) {
        const Html charts = svgCharts(drawing, room);
        m_html += charts;
        const FigureWords& words = drawing.words;
        const QString& said = hasValues(drawing.figure) ? words.sentence : words.nothing;
        if (charts.isEmpty() && !said.isEmpty())
            (*this)(Paragraph{said});
    }

    void addHead(const ReportDocument& document) {
        m_html += "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                  // Whatever the text contains, run nothing and fetch nothing.
                  "<meta http-equiv=\"Content-Security-Policy\" "
                  "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                  "<meta name=\"generator\" content=\"Mentat\"/>\n";
        if (!document.author.isEmpty())
            m_html += Html("<meta name=\"author\" content=\"%1\"/>\n", document.author);
        const Html event = document.event.isEmpty() ? Html() : Html(" · %1", document.event);
        m_html += Html("<title>%1%2</title>\n<style>\n%3</style>\n</head>\n<body>\n",
                       document.title, event, htmlStyle(document.paper, document.orientation));
    }

    void addFacts(const std::vector<Fact>& facts) {
        if (facts.empty())
            return;
        m_html += "<dl>\n";
        for (const Fact& fact : facts)
            m_html += Html("<dt%1>%2</dt><dd>%3</dd>\n",
                           classAttribute({fact.isStrong ? "strong" : ""}), fact.label, fact.value);
        m_html += "</dl>\n";
    }

    void addRow(const ReportTable& table, const ReportRow& row) {
        const bool hasRemark = !row.remark.isEmpty();
        const bool hasName = row.beginsPart && !row.partName.isEmpty();
        if (hasName)
            addAcross(table, u"part name"_s, row.partName);
        m_html += Html("<tr%1>", classAttribute({row.beginsPart && !hasName ? "part" : "",
                                                 hasRemark ? "keep" : ""}));
        for (size_t i = 0; i < row.cells.size(); ++i) {
            const ReportColumn& column = table.columns[i];
            const ReportCell& cell = row.cells[i];
            m_html += Html("<td%1>%2</td>",
                           classAttribute({classOf(column.align), cell.isStrong ? "strong" : "",
                                           column.isWide ? "wide" : "",
                                           column.isWide && hasLongWord(cell.text) ? "long" : "",
                                           column.isSpare ? "spare" : ""}),
                           shownCell(cell));
        }
        m_html += "</tr>\n";
        if (hasRemark)
            addAcross(table, u"remark"_s, row.remark);
    }

    /// Adds a row with one cell across all columns.
    void addAcross(const ReportTable& table, const QString& classes, const QString& text) {
        m_html += Html("<tr class=\"%1\"><td colspan=\"%2\">%3</td></tr>\n", classes,
                       table.columns.size(), text);
    }

    Html m_html;
};

} // namespace

Html htmlOfBlocks(const std::vector<ReportBlock>& blocks) {
    return HtmlWriter().runBlocks(blocks);
}

QByteArray writtenAsHtml(const ReportDocument& document) {
    return HtmlWriter().run(document).bytes();
}

} // namespace mentat
