#include "tests/reports/sample_report.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

ReportCell cell(const QString& text, std::optional<double> number = {}) {
    return {.text = text, .number = number};
}

} // namespace

ReportDocument sampleReport() {
    ReportDocument document{.title = u"Standings"_s,
                            .event = u"Dune 2026"_s,
                            .author = u"Ada"_s,
                            .printed = u"2026-08-02 12:00"_s,
                            .blocks = {}};
    document.blocks.push_back(Heading{1, u"Standings"_s});
    document.blocks.push_back(Paragraph{u"After 2 games."_s});
    ReportTable table{.name = u"Standings"_s, .columns = {}, .rows = {}};
    table.columns = {{.key = u"rank"_s, .title = u"Rank"_s, .align = Align::End},
                     {.key = u"name"_s, .title = u"Player"_s, .isWide = true},
                     {.key = u"qp"_s, .title = u"QP"_s, .align = Align::End},
                     {.key = u"in"_s, .title = u"In"_s, .align = Align::Center}};
    ReportRow first{{cell(u"1"_s, 1),
                     cell(u"Ada, \"the\" Byron"_s),
                     cell(u"2.5"_s, 2.5),
                     {.text = u"x"_s, .number = {}, .isBox = true}}};
    first.cells[1].isStrong = true;
    first.remark = u"Ada ahead of 沙丘: 2.5 QP vs. – (R4.1)"_s;
    ReportRow second{{cell(u"2"_s, 2),
                      cell(u"沙丘"_s),
                      cell(u"–"_s),
                      {.text = {}, .number = {}, .isBox = true}}};
    second.beginsPart = true;
    second.partName = u"Cut: alternates below"_s;
    table.rows = {first, second};
    document.blocks.push_back(table);
    document.blocks.push_back(Paragraph{u"A note."_s, true});
    document.blocks.push_back(Heading{2, u"More"_s});
    document.blocks.push_back(BulletList{{u"one"_s, u"two"_s}});
    document.blocks.push_back(FactList{{{u"Start"_s, u"13:00"_s}, {u"Turns"_s, u"7"_s}}});
    document.blocks.push_back(Poster{{{u"Table 1"_s, {{u"Ada"_s, u"seat 1"_s}}}}});
    PlacedSheet sheet;
    sheet.inWords.push_back(Heading{3, u"Sheet"_s});
    document.blocks.push_back(PageBreak{});
    document.blocks.push_back(sheet);
    return document;
}

ReportDocument reportOf(const QString& text) {
    ReportDocument document{
        .title = text, .event = text, .author = text, .printed = text, .blocks = {}};
    document.blocks.push_back(Heading{2, text});
    document.blocks.push_back(Paragraph{text});
    document.blocks.push_back(Paragraph{text, true});
    document.blocks.push_back(BulletList{{text, text}});
    document.blocks.push_back(FactList{{{text, text}}});
    ReportTable table{.name = text, .columns = {}, .rows = {}};
    table.columns
        = {{.key = text, .title = text}, {.key = u"b"_s, .title = u"B"_s, .align = Align::End}};
    ReportRow row{{cell(text), cell(text)}};
    row.cells[1].isStrong = true;
    row.remark = text;
    table.rows = {row, row};
    document.blocks.push_back(table);
    document.blocks.push_back(table);
    document.blocks.push_back(Poster{{{text, {{text, text}}}}});
    return document;
}

ReportDocument hugeReport(const QString& repeated, int times) {
    const QString text = repeated.repeated(times);
    ReportDocument document{
        .title = u"T"_s, .event = {}, .author = {}, .printed = {}, .blocks = {}};
    document.blocks.push_back(Paragraph{text});
    document.blocks.push_back(ReportTable{
        .name = u"T"_s, .columns = {{.key = u"a"_s, .title = u"A"_s}}, .rows = {{{cell(text)}}}});
    return document;
}

} // namespace mentat::test
