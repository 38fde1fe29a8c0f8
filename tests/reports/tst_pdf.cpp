#include "model/failure_kind.h"
#include "reports/paper/page_layout.h"
#include "reports/paper/page_painter.h"
#include "reports/paper/pdf_writer.h"
#include "tests/reports/pdf_checks.h"
#include "tests/reports/random_documents.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_pdf {
namespace {

/// Names as they come: two of them have letters that a font may join, one is in a script that the
/// paper's font lacks.
const QStringList names{u"Griffin Office"_s,    u"Jean-François Gagné"_s,
                        u"Łukasz Żółkiewski"_s, u"山田太郎"_s,
                        u"Ng Ōmura"_s,          u"<b>&amp;</b>"_s};

ReportDocument namesDocument(Paper paper) {
    ReportTable table{.name = u"players"_s,
                      .columns = {{u"name"_s, u"Player"_s}, {u"qp"_s, u"QP"_s, Align::End}},
                      .rows = {}};
    for (int i = 0; i < 90; ++i)
        table.rows.push_back({.cells = {{names[i % names.size()]}, {u"2.5"_s}}});
    return {.title = u"Players & more"_s,
            .event = u"Dune 2026"_s,
            .author = u"Ada \"GM\" <Byron>"_s,
            .printed = u"13:05"_s,
            .paper = paper,
            .blocks = {Heading{1, u"Players"_s}, table}};
}

} // namespace

class TestPdf : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString written(const ReportDocument& document) { return writtenPdf(document, m_folder); }

private Q_SLOTS:
    void anotherProgramReadsIt_data() {
        QTest::addColumn<Paper>("paper");
        QTest::addColumn<QString>("size");
        QTest::newRow("letter") << Paper::Letter << u"612 x 792 pts (letter)"_s;
        QTest::newRow("A4") << Paper::A4 << u"(A4)"_s;
    }

    void anotherProgramReadsIt() {
        QFETCH(const Paper, paper);
        QFETCH(const QString, size);
        const ReportDocument document = namesDocument(paper);
        const QString file = written(document);

        const QString info = outputOf(u"pdfinfo"_s, {file});
        QVERIFY2(info.contains(size), qPrintable(info));
        const auto pages = static_cast<qsizetype>(pagesOf(document).size());
        QVERIFY(info.contains(
            QRegularExpression(u"^Pages: +%1$"_s.arg(pages), QRegularExpression::MultilineOption)));
        QVERIFY(info.contains(QRegularExpression(u"Title: +Players & more\n"_s)));
        QVERIFY(info.contains(QRegularExpression(u"Creator: +Mentat\n"_s)));

        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s});
        for (const QString& name : names)
            QCOMPARE(text.count(name), 15);
        QCOMPARE(text.count(u"Page "_s), pages);
        QCOMPARE(faultsOf(wordsOfPdf(file)).join(u'\n'), QString());
    }

    void theMarkIsOnEveryPage() {
        ReportDocument document = namesDocument(Paper::A4);
        const size_t pages = pagesOf(document).size();
        document.mark = u"Only practice"_s;
        // A page that is placed whole has no running lines.
        document.blocks.emplace_back(
            PlacedSheet{PlacedPage{QSizeF(595, 842),
                                   {PlacedText{.box = {100, 100, 200, 12}, .text = u"sheet"_s}}},
                        {}});
        const auto placed = pagesOf(document);
        QCOMPARE(placed.size(), pages + 1);
        for (const PlacedPage& page : placed) {
            QVERIFY(std::holds_alternative<PlacedMark>(page.items.front())); // behind the rest
            const auto* line = std::get_if<PlacedText>(&page.items.back());
            QVERIFY(line && line->text == document.mark && line->darkness == 1.0);
        }
        const QString file = written(document);
        for (size_t page = 1; page <= placed.size(); ++page) {
            const QString number = QString::number(page);
            const QString text
                = outputOf(u"pdftotext"_s, {u"-f"_s, number, u"-l"_s, number, file, u"-"_s});
            QVERIFY2(text.contains(document.mark), qPrintable(text));
        }
    }

    void itsFontsAreInIt() {
        const QString file = written(namesDocument(Paper::Letter));
        const QStringList fonts
            = outputOf(u"pdffonts"_s, {file}).split(u'\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY2(fonts.size() == 3, qPrintable(fonts.join(u'\n'))); // one of them for 山田太郎
        for (const QString& font : fonts)
            QVERIFY2(
                font.contains(QRegularExpression(u"TrueType +Identity-H +yes (yes|no) +yes"_s)),
                qPrintable(font));
        QVERIFY(fonts.join(u'\n').contains(u"DejaVuSans-Bold"_s));
        // Letters, no pictures of them.
        QCOMPARE(outputOf(u"pdfimages"_s, {u"-list"_s, file}).count(u'\n'), 2);
    }

    void itSaysWhoMadeIt() {
        const QString metadata
            = outputOf(u"pdfinfo"_s, {u"-meta"_s, written(namesDocument(Paper::A4))});
        QVERIFY(metadata.contains(u"<dc:creator><rdf:Seq><rdf:li>Ada &quot;GM&quot; "
                                  "&lt;Byron&gt;</rdf:li></rdf:Seq></dc:creator>"_s));
        QVERIFY(metadata.contains(u">Players &amp; more</rdf:li>"_s));
    }

    void randomDocumentsKeepToTheirPlaces() {
        for (unsigned seed = 1; seed <= 8; ++seed) {
            RandomSource random(seed);
            const QString file = written(randomDocument(random));
            const QStringList faults = faultsOf(wordsOfPdf(file));
            QVERIFY2(faults.isEmpty(), QByteArray("seed " + QByteArray::number(seed) + '\n'
                                                  + faults.join(u'\n').toUtf8()));
        }
    }

    void theCheckerFindsPlantedFaults() {
        const auto faults = [&](std::vector<PlacedItem> items) {
            const QString path = m_folder.filePath(u"planted.pdf"_s);
            QPdfWriter writer(path);
            if (!printPages({{QSizeF(612, 792), std::move(items)}}, writer))
                qFatal("not painted");
            return faultsOf(wordsOfPdf(path)).join(u'\n');
        };
        const PlacedText sound{.box = {100, 100, 200, 12}, .text = u"sound"_s};
        PlacedText edge = sound;
        edge.box.moveTo(20, 300);
        PlacedText over = sound;
        over.box.translate(6, 3);
        over.text = u"over"_s;
        QCOMPARE(faults({sound}), QString());
        QCOMPARE(faults({sound, edge}), u"near the edge: sound"_s);
        QVERIFY(faults({sound, over}).startsWith(u"overlap"_s));
    }

    void pagesOfDifferentSizesAreOneFile() {
        const QString path = m_folder.filePath(u"sizes.pdf"_s);
        const auto page = [](Paper paper, Orientation orientation) {
            return PlacedPage{sizeOf(paper, orientation),
                              {PlacedText{.box = {100, 100, 200, 12}, .text = u"here"_s}}};
        };
        {
            QPdfWriter writer(path);
            QVERIFY(printPages({page(Paper::Letter, Orientation::Upright),
                                page(Paper::Letter, Orientation::Sideways),
                                page(Paper::A4, Orientation::Sideways)},
                               writer));
        }
        const auto pages = wordsOfPdf(path);
        QCOMPARE(pages.size(), size_t(3));
        QCOMPARE(pages[0].size.toSize(), QSize(612, 792));
        QCOMPARE(pages[1].size.toSize(), QSize(792, 612));
        QCOMPARE(pages[2].size.toSize(), QSize(842, 595));
        for (const PdfPage& one : pages)
            QVERIFY((one.words.front().box.topLeft() - QPointF(100, 100)).manhattanLength() < 3);
    }

    void aFullDeviceIsAFailure() {
        QFile full(u"/dev/full"_s);
        QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        const auto result = writePdf(namesDocument(Paper::A4), full);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, FailureKind::UnwritableFile);
        QCOMPARE(result.error().values.front(), Value(u"/dev/full"_s));
    }
};

} // namespace mentat::test::tst_pdf

MENTAT_TEST(tst_pdf, TestPdf, QGuiApplication)
#include "tst_pdf.moc"
