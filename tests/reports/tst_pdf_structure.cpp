#include "model/failure_kind.h"
#include "reports/paper/page_layout.h"
#include "reports/paper/page_painter.h"
#include "reports/paper/page_parts.h"
#include "reports/paper/pdf_structure.h"
#include "reports/paper/pdf_writer.h"
#include "reports/report.h"
#include "tests/reports/pdf_checks.h"
#include "tests/reports/pdf_structure_checks.h"
#include "tests/reports/random_documents.h"
#include "tests/reports/report_events.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_pdf_structure {
namespace {

/// The headings of a document, as bookmarks name them.
QStringList headingsOf(const ReportDocument& document, std::optional<int> level = {}) {
    QStringList texts;
    for (const ReportBlock& block : document.blocks) {
        if (const auto* heading = std::get_if<Heading>(&block))
            if (!level || heading->level == *level)
                texts.append(heading->text);
        if (const auto* beside = std::get_if<BesideFigure>(&block))
            if ((!level || level == 2) && !beside->drawing.words.title.isEmpty())
                texts.append(beside->drawing.words.title);
        if (const auto* figure = std::get_if<FigureDrawing>(&block))
            if ((!level || level == 3) && !figure->words.title.isEmpty())
                texts.append(figure->words.title);
    }
    return texts;
}

ReportDocument longDocument(int parts) {
    ReportDocument document{.title = u"History"_s,
                            .event = u"Dune 2026"_s,
                            .author = u"GM"_s,
                            .printed = u"13:05"_s,
                            .blocks = {Heading{1, u"History"_s}}};
    for (int i = 1; i <= parts; ++i) {
        document.add(Heading{2, u"Part %1"_s.arg(i)});
        document.add(Heading{3, u"Within %1"_s.arg(i)});
        document.add(Paragraph{u"What is there to say of it. "_s.repeated(200)});
    }
    return document;
}

QByteArray painted(const std::vector<PlacedPage>& pages, const BeforeItem& before) {
    QBuffer whole;
    whole.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&whole);
        if (!printPages(pages, writer, before))
            qFatal("not painted");
    }
    return whole.data();
}

QStringList linkedIn(const ReportDocument& document) {
    const std::vector<PlacedPage> pages = pagesOf(document);
    QStringList addresses;
    for (const WebLink& link : webLinksOf(partsOf(pages), pages))
        addresses.append(link.address);
    return addresses;
}

} // namespace

class TestPdfStructure : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString written(const ReportDocument& document) { return writtenPdf(document, m_folder); }

private Q_SLOTS:
    void randomDocumentsSayWhatIsWhat() {
        const unsigned documents = unsigned(rounds(10, 30));
        unsigned withBookmarks = 0;
        // And on, until enough of them were long.
        for (unsigned seed = 1; seed <= documents || (withBookmarks < 3 && seed <= 100); ++seed) {
            RandomSource random(seed);
            const ReportDocument document = randomDocument(random);
            const QString file = written(document);
            const QByteArray at = "seed " + QByteArray::number(seed);
            QVERIFY2(soundness(file) == u"sound"_s, at);
            const QStringList faults = contentFaults(file);
            QVERIFY2(faults.isEmpty(), QByteArray(at + ' ' + faults.join(u'\n').toUtf8()));
            const QStringList tags = tagsOf(file);
            for (const int level : {1, 2, 3})
                QVERIFY2(tags.count(u'H' + QString::number(level))
                             == headingsOf(document, level).size(),
                         at);
            QStringList titles;
            for (const ReadBookmark& mark : bookmarksOf(file))
                titles.append(mark.title);
            const bool isLong = pagesOf(document).size() > maxPagesWithoutBookmarks;
            QVERIFY2(titles == (isLong ? headingsOf(document) : QStringList()),
                     QByteArray(at + ' ' + titles.join(u'\n').toUtf8() + "\nbut headings\n"
                                + headingsOf(document).join(u'\n').toUtf8()));
            if (!titles.isEmpty())
                ++withBookmarks;
        }
        QVERIFY(withBookmarks >= 3);
    }

    void everyReportOfTheSample() {
        const Book book = sampleBook();
        const Event& event = book.events.front().event;
        const Wording wording;
        int written = 0;
        for (const Report& report : reportsOf(event)) {
            const auto document = report.make({.book = book,
                                               .event = event,
                                               .wording = wording,
                                               .printed = u"13:05"_s,
                                               .round = HeatNumber(1)});
            QVERIFY2(document, qPrintable(report.name));
            const QString file = this->written(*document);
            QVERIFY2(soundness(file) == u"sound"_s, qPrintable(report.name));
            QCOMPARE(contentFaults(file).join(u'\n'), QString());
            QVERIFY(
                outputOf(u"pdfinfo"_s, {file}).contains(QRegularExpression(u"Tagged: +yes\n"_s)));
            const QStringList fonts
                = outputOf(u"pdffonts"_s, {file}).split(u'\n', Qt::SkipEmptyParts).mid(2);
            QVERIFY2(!fonts.isEmpty(), qPrintable(report.name));
            for (const QString& font : fonts)
                QVERIFY2(font.contains(QRegularExpression(u"Identity-H +yes (yes|no) +yes"_s)),
                         qPrintable(report.name + u": "_s + font));
            ++written;
        }
        QVERIFY(written > 10);
    }

    void bookmarksAreNestedAndLeadToTheirHeadings() {
        const ReportDocument document = longDocument(4);
        const QString file = written(document);
        const auto marks = bookmarksOf(file);
        QCOMPARE(marks.size(), size_t(9));
        const std::vector<PlacedPage> pages = pagesOf(document);
        QVERIFY(pages.size() > maxPagesWithoutBookmarks);
        auto mark = marks.begin();
        for (const PagePart& part : partsOf(pages)) {
            if (headingLevel(part) == 0)
                continue;
            QCOMPARE(mark->title, part.text);
            QCOMPARE(mark->depth, headingLevel(part));
            QCOMPARE(size_t(mark->page), part.pieces.front().page + 1);
            const double above = pages[0].size.height() - part.top;
            QVERIFY(mark->y >= above && mark->y < above + 8);
            ++mark;
        }
        QVERIFY(outputOf(u"pdfinfo"_s, {u"-struct"_s, file}).startsWith(u"Document\n  H1"_s));
    }

    void aShortDocumentHasNeither() {
        ReportDocument document = longDocument(1);
        const QString file = written(document);
        QVERIFY(bookmarksOf(file).empty());
        QVERIFY(linksOf(file).empty());
        QVERIFY(!outputOf(u"pdftotext"_s, {file, u"-"_s}).contains(u"Contents"_s));
        QCOMPARE(tagsOf(file), (QStringList{u"Document"_s, u"H1"_s, u"H2"_s, u"H3"_s, u"P"_s}));
    }

    void contentsLeadToTheirPages() {
        const ReportDocument document = longDocument(9);
        const std::vector<PlacedPage> pages = pagesOf(document);
        QVERIFY(pages.size() > maxPagesWithoutContents);
        const QString file = written(document);
        std::vector<ReadBookmark> parts;
        std::ranges::copy_if(bookmarksOf(file), std::back_inserter(parts),
                             [](const ReadBookmark& mark) { return mark.depth == 2; });
        const auto links = linksOf(file);
        QCOMPARE(links.size(), parts.size());
        QStringList lines;
        for (const PagePart& part : partsOf(pages)) {
            if (part.role == TextRole::Reference)
                lines.append(part.text);
        }
        QCOMPARE(size_t(lines.size()), parts.size());
        for (size_t i = 0; i < parts.size(); ++i) {
            QCOMPARE(links[i], (ReadLink{1, {}, parts[i].page, parts[i].y}));
            QCOMPARE(lines[qsizetype(i)], u"%1 %2"_s.arg(parts[i].title).arg(parts[i].page));
        }
        QVERIFY(parts.back().page > 5);
        QCOMPARE(tagsOf(file).count(u"Link"_s), qsizetype(parts.size()));
    }

    void addressesAreLinks() {
        ReportDocument document = longDocument(0);
        document.add(Paragraph{u"See https://example.org/rules (or http://b.example/?a=1&b=2), "
                               "not ftp://c.example; HTTPS://D.example."_s});
        document.add(FactList{{{u"Web"_s, u"https://example.net/Müller"_s}}});
        const QString file = written(document);
        QStringList addresses;
        for (const ReadLink& link : linksOf(file))
            addresses.append(link.address);
        QCOMPARE(addresses,
                 (QStringList{u"https://example.org/rules"_s, u"http://b.example/?a=1&b=2"_s,
                              u"https://d.example"_s, u"https://example.net/M%C3%BCller"_s}));
        // The box of the first is around its letters.
        const std::vector<PlacedPage> pages = pagesOf(document);
        const QRectF box = webLinksOf(partsOf(pages), pages).front().box;
        const auto words = wordsOfPdf(file).front().words;
        const auto word = std::ranges::find(words, u"https://example.org/rules"_s, &PdfWord::text);
        QVERIFY(word != words.end());
        QVERIFY(std::abs(box.left() - word->box.left()) < 1.5);
        QVERIFY(std::abs(box.right() - word->box.right()) < 1.5);
        QVERIFY(box.intersects(word->box));
    }

    void anAddressOnSeveralLinesIsWhole() {
        const QString address
            = u"https://example.org/"_s + u"a-very/long-address/"_s.repeated(12) + u"end"_s;
        ReportDocument document = longDocument(0);
        document.add(Paragraph{u"It is at "_s + address + u" and nowhere else."_s});
        const QStringList linked = linkedIn(document);
        QVERIFY(linked.size() > 1); // a box on each line
        QCOMPARE(linked.count(address), linked.size());
    }

    void anAddressThatMayGoOnIsNone() {
        const auto linkedOf = [](const QString& first, Joint joint) {
            const PlacedText line{.box = {50, 50, 500, 12}, .text = first};
            PlacedText next{.box = {50, 62, 500, 12}, .text = u"more"_s, .joint = joint};
            const std::vector<PlacedPage> pages{{QSizeF(612, 792), {line, next}}};
            QStringList addresses;
            for (const WebLink& link : webLinksOf(partsOf(pages), pages))
                addresses.append(link.address);
            return addresses.join(u' ');
        };
        QCOMPARE(linkedOf(u"https://example.org/"_s, Joint::Space), QString());
        QCOMPARE(linkedOf(u"https://example.org"_s, Joint::Space), u"https://example.org"_s);
        QCOMPARE(linkedOf(u"https://example.org/"_s, Joint::None), u"https://example.org/"_s);
        QCOMPARE(linkedOf(u"https://example.org/"_s, Joint::Beside), u"https://example.org/"_s);
        QCOMPARE(linkedOf(u"https://example.org/"_s, Joint::InWord),
                 u"https://example.org/more https://example.org/more"_s);
    }

    void whatStandsInARowIsReadInOneGo() {
        ReportDocument document = longDocument(0);
        ReportTable table{.name = u"t"_s, .columns = {{u"a"_s, u"Rank"_s}, {u"b"_s, u"Player"_s}}};
        table.rows = {{.cells = {{u"1"_s}, {u"Ada"_s}}, .remark = u"By lot."_s},
                      {.cells = {{QString()}, {u"Bo"_s}}}};
        document.add(table);
        document.add(FactList{{{u"Start"_s, u"13:00"_s}, {u"End"_s, u"17:00"_s}}});
        document.add(BulletList{{u"one"_s}});
        QStringList said;
        for (const PagePart& part : partsOf(pagesOf(document)))
            said.append(part.text);
        QCOMPARE(said, (QStringList{u"History"_s, u"Rank Player"_s, u"1 Ada"_s, u"By lot."_s,
                                    u"Bo"_s, u"Start 13:00"_s, u"End 17:00"_s, u"one"_s}));
    }

    void hundredsOfSheetsAreTextsByPage() {
        const auto tagsWith = [&](int sheets) {
            ReportDocument document = longDocument(0);
            for (int i = 0; i < sheets; ++i) {
                const PlacedText one{.box = {100, 100, 200, 12}, .text = u"Player"_s};
                const PlacedText two{.box = {100, 130, 200, 12}, .text = u"Score"_s};
                document.add(PlacedSheet{{QSizeF(595, 842), {one, PlacedLine{}, two}}, {}});
            }
            const QString file = written(document);
            if (soundness(file) != u"sound"_s)
                qFatal("unsound");
            return tagsOf(file);
        };
        QCOMPARE(tagsWith(199).count(u"P"_s), 2 * 199);
        const QStringList many = tagsWith(200); // and the page of the heading
        QCOMPARE(many.count(u"P"_s), 200);
        QCOMPARE(many.count(u"H1"_s), 1);
    }

    void aHeadingOnSeveralLinesIsOne() {
        ReportDocument document = longDocument(0);
        document.blocks = {Heading{1, u"Very long "_s.repeated(20).trimmed()},
                           Heading{1, u"Another"_s}, Paragraph{u"text"_s}};
        QCOMPARE(tagsOf(written(document)), (QStringList{u"Document"_s, u"H1"_s, u"H1"_s, u"P"_s}));
        const auto parts = partsOf(pagesOf(document));
        QVERIFY(parts[0].pieces.size() > 1);
        QCOMPARE(parts[0].text, headingsOf(document).front());
    }

    void aFigureSaysWhatItShows() {
        const Book book = sampleBook();
        const Event& event = book.events.front().event;
        const Wording wording;
        const auto document = findReport(event, u"event-report"_s)
                                  ->make({.book = book,
                                          .event = event,
                                          .wording = wording,
                                          .printed = u"13:05"_s,
                                          .round = {}});
        QStringList said;
        for (const ReportBlock& block : document->blocks) {
            const auto* beside = std::get_if<BesideFigure>(&block);
            const auto* figure = beside ? &beside->drawing : std::get_if<FigureDrawing>(&block);
            if (figure && isWorthAChart(figure->figure))
                said.append(figure->words.title.isEmpty()
                                ? figure->words.sentence
                                : QString(figure->words.title + u". "_s + figure->words.sentence));
        }
        const QString file = written(*document);
        QVERIFY(!said.isEmpty());
        QCOMPARE(alternativeTexts(file), said);
        const bool isLong = pagesOf(*document).size() > maxPagesWithoutBookmarks;
        QCOMPARE(bookmarksOf(file).size(), isLong ? size_t(headingsOf(*document).size()) : 0);
    }

    void blanksAreBlanks() {
        ReportDocument document = longDocument(0);
        document.blocks.emplace_back(Paragraph{u"nine to one"_s});
        const QString text = outputOf(u"pdfinfo"_s, {u"-struct-text"_s, written(document)});
        QVERIFY2(text.contains(u"\"nine to one\""_s), qPrintable(text));
        // Nine letters in all: the number of the last is not taken for one.
        document.blocks = {Paragraph{u"abc defgh ca"_s}};
        document.event = document.title = document.printed = u"a"_s;
        const QString nine = outputOf(u"pdfinfo"_s, {u"-struct-text"_s, written(document)});
        QVERIFY2(nine.contains(u"\"abc defgh ca\""_s), qPrintable(nine));
    }

    void languageAndTitle() {
        const QString file = written(longDocument(1));
        QCOMPARE(saidInCatalogue(file, u"Lang"_s), u"u:en-US"_s);
        QCOMPARE(saidInCatalogue(file, u"ViewerPreferences"_s), u"{\"/DisplayDocTitle\":true}"_s);
        QCOMPARE(saidInCatalogue(file, u"MarkInfo"_s), u"{\"/Marked\":true}"_s);
        QVERIFY(
            outputOf(u"pdfinfo"_s, {file}).contains(QRegularExpression(u"Title: +History\n"_s)));
    }

    void theSameIsTheSame() {
        const std::vector<PlacedPage> pages = pagesOf(longDocument(9));
        const QByteArray plain = painted(pages, paintMarker);
        QCOMPARE(withStructure(plain, pages, u"en-US"_s).value(),
                 withStructure(plain, pages, u"en-US"_s).value());
    }

    void onlyAPdfHasMarkers() {
        const std::vector<PlacedPage> pages = pagesOf(longDocument(1));
        const QString path = m_folder.filePath(u"printed.pdf"_s);
        {
            QPdfWriter writer(path);
            QVERIFY(printPages(pages, writer));
        }
        QVERIFY(!contentFaults(path).join(u' ').contains(u"a marker"_s));
    }

    void whatDoesNotBelongTogetherIsRefused() {
        std::vector<PlacedPage> pages = pagesOf(longDocument(1));
        const auto kindOf = [&](const QByteArray& pdf) {
            const auto result = withStructure(pdf, pages, u"en-US"_s);
            return result ? std::optional<FailureKind>() : result.error().kind;
        };
        const std::optional refused(FailureKind::UnwritableFile);
        const QByteArray sound = painted(pages, paintMarker);
        QCOMPARE(kindOf(sound), std::optional<FailureKind>());
        QCOMPARE(kindOf("no PDF"), refused);
        QCOMPARE(kindOf(sound.left(sound.size() / 2)), refused);
        QCOMPARE(kindOf(painted(pages, {})), refused);
        QCOMPARE(kindOf(painted(pages, [](QPainter& painter,
                                          size_t item) { paintMarker(painter, item + 1); })),
                 refused);
        pages.front().items.pop_back();
        QCOMPARE(kindOf(sound), refused);
        pages = pagesOf(longDocument(9));
        QCOMPARE(kindOf(sound), refused);
    }

    void markersAreFoundInTheirOrder_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("marked"); // empty: refused
        const QByteArray first = "-30000 -30000 m\n-30000 -30001 l\nS\n";
        const QByteArray second = "-30000 -30000 m\n-30000 -30002 l\nS\n";
        QTest::newRow("sound") << "q " + first + "1 2 m\n3 4 l\nS\nQ\n" + second + "1 0 0 1 re f\n"
                               << QByteArray("q \n/A BMC\n 1 2 m 3 4 l S Q \nEMC\n/B BMC\n "
                                             "1 0 0 1 re f EMC\n")
                                      .simplified();
        QTest::newRow("one is missing") << first << QByteArray();
        QTest::newRow("none") << QByteArray("q Q") << QByteArray();
        QTest::newRow("one too many") << first + second + second << QByteArray();
        QTest::newRow("the wrong order") << second + first << QByteArray();
        QTest::newRow("within a text") << first + "BT\n" + second + "ET\n" << QByteArray();
        QTest::newRow("painted before") << "1 1 1 1 re f " + first + second << QByteArray();
        QTest::newRow("not drawn") << first + second.chopped(2) << QByteArray();
    }

    void markersAreFoundInTheirOrder() {
        QFETCH(const QByteArray, written);
        QFETCH(const QByteArray, marked);
        QByteArray found;
        try {
            found = QByteArray::fromStdString(
                withMarkedContent(written.toStdString(), {"/A BMC\n", "/B BMC\n"}));
        } catch (const std::runtime_error&) {
            found.clear();
        }
        QCOMPARE(found.simplified(), marked);
    }

    void theCheckerFindsPlantedFaults() {
        const auto faults
            = [](const QByteArray& content) { return contentFaults(content).join(u", "_s); };
        QCOMPARE(faults("q /P BDC BT Tj ET EMC Q"), QString());
        QCOMPARE(faults("BT Tj ET"), u"not marked: Tj"_s);
        QCOMPARE(faults("/P BDC /P BDC EMC"), u"BDC out of its place"_s);
        QCOMPARE(faults("/P BDC"), u"marked without an end"_s);
        QCOMPARE(faults("BT /P BDC ET EMC"), u"BDC within a text"_s);
        QCOMPARE(faults("q"), u"saved and not restored"_s);
        QCOMPARE(faults("/P BDC -30000 -30001 l S EMC"), u"a marker: -30000, a marker: -30001"_s);
    }
};

} // namespace mentat::test::tst_pdf_structure

MENTAT_TEST(tst_pdf_structure, TestPdfStructure, QGuiApplication)
#include "tst_pdf_structure.moc"
