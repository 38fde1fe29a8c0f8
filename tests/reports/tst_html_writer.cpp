#include "reports/writers/html/html_writer.h"
#include "reports/writers/plain_text.h"
#include "tests/reports/hostile_texts.h"
#include "tests/reports/random_documents.h"
#include "tests/reports/sample_report.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_html_writer {

namespace {

/// What a page is, as another program reads it.
struct ReadPage {
    QString fault; // empty: well-formed, of known elements alone
    QStringList texts;
    QStringList elements;
};

ReadPage readPage(const QByteArray& html) {
    static const std::set<QString> known{
        u"html"_s, u"head"_s, u"meta"_s,    u"title"_s, u"style"_s, u"body"_s, u"h1"_s,
        u"h2"_s,   u"h3"_s,   u"p"_s,       u"ul"_s,    u"li"_s,    u"dl"_s,   u"dt"_s,
        u"dd"_s,   u"div"_s,  u"table"_s,   u"thead"_s, u"tbody"_s, u"tr"_s,   u"th"_s,
        u"td"_s,   u"br"_s,   u"section"_s, u"svg"_s,   u"path"_s,  u"text"_s};
    static const std::set<QString> knownAttributes{u"charset"_s,
                                                   u"name"_s,
                                                   u"content"_s,
                                                   u"class"_s,
                                                   u"scope"_s,
                                                   u"colspan"_s,
                                                   u"http-equiv"_s,
                                                   u"viewBox"_s,
                                                   u"width"_s,
                                                   u"height"_s,
                                                   u"role"_s,
                                                   u"aria-label"_s,
                                                   u"stroke-width"_s,
                                                   u"stroke-linejoin"_s,
                                                   u"stroke-dasharray"_s,
                                                   u"font-size"_s,
                                                   u"font-weight"_s,
                                                   u"d"_s,
                                                   u"transform"_s,
                                                   u"textLength"_s,
                                                   u"lengthAdjust"_s};
    ReadPage page;
    QXmlStreamReader reader(html);
    bool isStyle = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            const QString name = reader.name().toString();
            isStyle = name == u"style"_s;
            page.elements.append(name);
            if (!known.contains(name))
                page.fault = u"element "_s + name;
            for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                if (!knownAttributes.contains(attribute.name().toString()))
                    page.fault = u"attribute "_s + attribute.name().toString();
            }
        } else if (reader.isEndElement()) {
            isStyle = false;
        } else if (reader.isCharacters() && !isStyle && !reader.isWhitespace()) {
            page.texts.append(reader.text().toString().trimmed());
        }
    }
    if (reader.hasError())
        page.fault = reader.errorString();
    return page;
}

} // namespace

class TestHtmlWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMarkComesFirst() {
        ReportDocument document = sampleReport();
        document.mark = u"Only <practice>"_s;
        QVERIFY(QString::fromUtf8(writtenAsHtml(document))
                    .section(u"<body>\n"_s, 1)
                    .startsWith(u"<p class=\"mark\">Only &lt;practice&gt;</p>\n<h1>"_s));
    }

    void bodyIsExact() {
        const QString html = QString::fromUtf8(writtenAsHtml(sampleReport()));
        QVERIFY(html.startsWith(u"<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n"_s));
        QVERIFY(html.contains(u"<title>Standings · Dune 2026</title>"_s));
        QVERIFY(html.contains(u"@page { size: letter; margin: 12.7mm; }"_s));
        QVERIFY(html.contains(u"thead { display: table-header-group; }"_s));
        QCOMPARE(html.section(u"<body>\n"_s, 1),
                 u"<h1>Standings</h1>\n"
                 "<p class=\"origin\">Dune 2026 · 2026-08-02 12:00</p>\n"
                 "<p>After 2 games.</p>\n"
                 "<div class=\"scroll\">\n"
                 "<table>\n"
                 "<thead><tr><th scope=\"col\" class=\"end\">Rank</th><th "
                 "scope=\"col\">Player</th><th scope=\"col\" class=\"end\">QP</th><th "
                 "scope=\"col\" class=\"centre\">In</th></tr></thead>\n"
                 "<tbody>\n"
                 "<tr class=\"keep\"><td class=\"end\">1</td><td class=\"strong wide\">Ada, "
                 "&quot;the&quot; Byron</td><td class=\"end\">2.5</td><td "
                 "class=\"centre\">☒</td></tr>\n"
                 "<tr class=\"remark\"><td colspan=\"4\">Ada ahead of 沙丘: 2.5 QP vs. – "
                 "(R4.1)</td></tr>\n"
                 "<tr class=\"part name\"><td colspan=\"4\">Cut: alternates below</td></tr>\n"
                 "<tr><td class=\"end\">2</td><td class=\"wide\">沙丘</td><td "
                 "class=\"end\">–</td><td class=\"centre\">☐</td></tr>\n"
                 "</tbody>\n"
                 "</table>\n"
                 "</div>\n"
                 "<p class=\"note\">A note.</p>\n"
                 "<h2>More</h2>\n"
                 "<ul>\n"
                 "<li>one</li>\n"
                 "<li>two</li>\n"
                 "</ul>\n"
                 "<dl>\n"
                 "<dt>Start</dt><dd>13:00</dd>\n"
                 "<dt>Turns</dt><dd>7</dd>\n"
                 "</dl>\n"
                 "<div class=\"poster\">\n"
                 "<section>\n"
                 "<h2>Table 1</h2>\n"
                 "<dl>\n"
                 "<dt>Ada</dt><dd>seat 1</dd>\n"
                 "</dl>\n"
                 "</section>\n"
                 "</div>\n"
                 "<div class=\"page\"></div>\n"
                 "<h3>Sheet</h3>\n"
                 "</body>\n"
                 "</html>\n"_s);
    }

    void paperIsThatOfTheReport() {
        ReportDocument document = sampleReport();
        document.paper = Paper::A4;
        document.orientation = Orientation::Sideways;
        QVERIFY(writtenAsHtml(document).contains("@page { size: A4 landscape; margin: 12.7mm; }"));
    }

    void nothingIsFetched() {
        const QByteArray html = writtenAsHtml(sampleReport());
        for (const auto outside :
             {"http:", "https:", "url(", "src=", "href=", "@import", "<script"})
            QVERIFY2(!html.contains(outside), outside);
        QVERIFY(html.contains("default-src 'none'"));
    }

    void plantedFaultsAreFound() {
        const QByteArray html = writtenAsHtml(sampleReport());
        QCOMPARE(readPage(html).fault, QString());
        auto planted = [&](const char* before, const char* after) {
            return readPage(QByteArray(html).replace(before, after)).fault;
        };
        QVERIFY(!planted("After 2", "After <script>2</script>").isEmpty());
        QVERIFY(!planted("After 2", "After <b>2").isEmpty());
        QVERIFY(!planted("After 2", "After & 2").isEmpty());
        QVERIFY(!planted("<p>After", "<p onclick=\"x\">After").isEmpty());
        QVERIFY(!planted("After 2", "After \x07 2").isEmpty());
    }

    void hostileTextsAreTexts_data() {
        QTest::addColumn<QString>("text");
        for (const QString& text : hostileTexts())
            QTest::newRow(qPrintable(plainLine(text).left(30))) << text;
    }
    void hostileTextsAreTexts() {
        QFETCH(const QString, text);
        const ReadPage page = readPage(writtenAsHtml(reportOf(text)));
        QCOMPARE(page.fault, QString());
        const ReadPage harmless = readPage(writtenAsHtml(reportOf(u"harmless"_s)));
        QStringList elements = page.elements;
        if (text.contains(u'\n')) // a text of several lines has breaks
            elements.removeAll(u"br"_s);
        if (!text.isEmpty()) // of nothing there is no remark, no heading
            QCOMPARE(elements, harmless.elements);
        const QString whole = plainLine(text).trimmed();
        if (!whole.isEmpty())
            QVERIFY(page.texts.contains(whole));
    }

    /// B14: rows of a grid that nothing stands in have their gaps all the same, under the champion.
    void thePodiumHasNoHole() {
        ReportDocument document;
        document.add(
            Podium{.steps = {{u"Champion"_s, u"Ada"_s}, {u"2nd"_s, u"Bo"_s}, {u"3rd"_s, u"Cy"_s}},
                   .how = u"By default"_s});
        const QByteArray html = writtenAsHtml(document);
        const QByteArray podium = html.mid(html.indexOf("<div class=\"podium\">"));
        QVERIFY(!html.left(html.indexOf("</style>")).contains("grid-row: span"));
        // What stands beside the first is one box, so that the grid has a single row.
        const qsizetype others = podium.indexOf("<div class=\"others\">");
        QVERIFY(podium.indexOf("By default") < others && others < podium.indexOf("Bo"));
        QVERIFY(others < podium.indexOf("Cy") && podium.count("class=\"others\"") == 1);
        std::get<Podium>(document.blocks.front()).steps.resize(1);
        QVERIFY(!writtenAsHtml(document).contains("class=\"others\""));
    }

    void nothingOfADocumentIsLost() {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            RandomSource random(seed);
            const ReportDocument document = randomDocument(random);
            const ReadPage page = readPage(writtenAsHtml(document));
            QVERIFY2(page.fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(page.fault)));
            const QString all = page.texts.join(u' ');
            for (const ReportBlock& block : document.blocks) {
                if (const auto* paragraph = std::get_if<Paragraph>(&block))
                    QVERIFY2(all.contains(paragraph->text), qPrintable(paragraph->text));
                if (const auto* key = std::get_if<KeyFigures>(&block)) {
                    for (const KeyFigure& one : key->figures)
                        QVERIFY(all.contains(one.value) && all.contains(one.label)
                                && all.contains(one.before));
                }
                if (const auto* podium = std::get_if<Podium>(&block)) {
                    QVERIFY(all.contains(podium->how));
                    for (const PodiumStep& step : podium->steps)
                        QVERIFY(all.contains(step.place) && all.contains(step.name)
                                && all.contains(step.about));
                }
                if (const auto* line = std::get_if<SignatureLine>(&block)) {
                    for (const Fact& field : line->fields)
                        QVERIFY(all.contains(field.label) && all.contains(field.value));
                }
                const auto* table = std::get_if<ReportTable>(&block);
                if (const auto* beside = std::get_if<BesideFigure>(&block)) {
                    QVERIFY(all.contains(beside->drawing.words.title)
                            && all.contains(beside->drawing.words.headline)
                            && all.contains(beside->drawing.words.remark));
                    for (const QString& said : beside->words)
                        QVERIFY(all.contains(said));
                    table = beside->table ? &*beside->table : nullptr;
                }
                for (size_t i = 0; table && i < table->rows.size(); ++i) {
                    for (const ReportCell& cell : table->rows[i].cells)
                        QVERIFY2(cell.isBox || all.contains(cell.text), qPrintable(cell.text));
                    QVERIFY(all.contains(table->rows[i].remark));
                }
            }
        }
    }
};

} // namespace mentat::test::tst_html_writer

MENTAT_TEST(tst_html_writer, TestHtmlWriter, QGuiApplication)
#include "tst_html_writer.moc"
