#include "reports/report.h"
#include "reports/writers/aligned_table.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/report_writer.h"
#include "reports/writers/text_parts.h"
#include "tests/reports/hostile_texts.h"
#include "tests/reports/report_events.h"
#include "tests/reports/sample_report.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_text_writers {

namespace {

using Writer = QByteArray (*)(const ReportDocument&);

/// What of a text could still do something to who reads it in a terminal or an editor.
QString harmIn(const QString& text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isControl = c.category() == QChar::Other_Control && c != u'\n';
        const bool turns = c == QChar(0x202E) || c == QChar(0x2067) || c == QChar(0x200F);
        const bool breaks = c == QChar(0x2028) || c == QChar(0x2029);
        if (isControl || turns || breaks)
            return u"U+"_s + QString::number(c.unicode(), 16) + u" at "_s + QString::number(i);
    }
    return {};
}

QString longestLine(const QString& text) {
    QString longest;
    for (const QString& line : text.split(u'\n')) {
        if (displayWidth(line) > displayWidth(longest))
            longest = line;
    }
    return longest;
}

/// The tags of BBCode that a forum would find; the writer's own are known.
QStringList tagsIn(const QString& text) {
    static const QRegularExpression tag(u"\\[(/?[a-z*]+)(=[^\\]]*)?\\]"_s);
    QStringList tags;
    for (auto found = tag.globalMatch(text); found.hasNext();)
        tags.append(found.next().captured(1));
    return tags;
}

/// How often each of the writer's tags must stand in a document of nothing but a harmless text.
QStringList tagsOfHarmless() {
    return tagsIn(QString::fromUtf8(writtenAsBbCode(reportOf(u"harmless"_s))));
}

/// What Markdown would take for markup, the writer's own aside: signs without a backslash.
QStringList bareSigns(const QString& line) {
    static const QRegularExpression bare(u"(?<!\\\\)(?:\\\\\\\\)*([`<\\[~])"_s);
    QStringList signs;
    for (auto found = bare.globalMatch(line); found.hasNext();)
        signs.append(found.next().captured(1));
    return signs;
}

ReportCell cell(const QString& text) {
    return {.text = text};
}

/// All words in the cells of a document's tables.
std::set<QString> wordsOf(const ReportDocument& document) {
    std::set<QString> words;
    for (const ReportTable* table : tablesOf(document.blocks)) {
        for (const ReportRow& row : table->rows) {
            // The spare ones may be left out.
            for (size_t i = 0; i < row.cells.size(); ++i) {
                const QStringList found = plainLine(row.cells[i].text).split(u' ');
                if (!table->columns[i].isSpare && !row.cells[i].isBox)
                    words.insert(found.begin(), found.end());
            }
        }
    }
    return words;
}

/// The first of the words that a text does not hold in one piece; empty: it has them all.
QString brokenWordIn(const QString& text, const std::set<QString>& words) {
    const auto missed
        = std::ranges::find_if(words, [&](const QString& word) { return !text.contains(word); });
    return missed == words.end() ? QString() : *missed;
}

} // namespace

class TestTextWriters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsExact() {
        QCOMPARE(QString::fromUtf8(writtenAsText(sampleReport())),
                 u"Standings\n"
                 "=========\n\n"
                 "Dune 2026 · 2026-08-02 12:00\n\n"
                 "After 2 games.\n\n"
                 "Rank  Player             QP  In\n"
                 "----  ----------------  ---  ---\n"
                 "   1  Ada, \"the\" Byron  2.5  [x]\n"
                 "    Ada ahead of 沙丘: 2.5 QP vs. – (R4.1)\n"
                 "--------------------------------\n"
                 "Cut: alternates below\n"
                 "   2  沙丘                –  [ ]\n\n"
                 "A note.\n\n"
                 "More\n"
                 "----\n\n"
                 "- one\n"
                 "- two\n\n"
                 "Start  13:00\n"
                 "Turns  7\n\n"
                 "Table 1\n"
                 "Ada  seat 1\n\n"
                 "Sheet\n"_s);
    }

    void theMarkComesBelowTheTitle() {
        ReportDocument document = sampleReport();
        document.mark = u"Only practice"_s;
        QVERIFY(writtenAsText(document).startsWith(
            "Standings\n=========\n\nOnly practice\n\nDune 2026"));
        QVERIFY(writtenAsMarkdown(document).startsWith("# Standings\n\nOnly practice\n\n*Dune"));
        QVERIFY(writtenAsBbCode(document).startsWith(
            "[size=150][b]Standings[/b][/size]\n\nOnly practice\n\n[i]Dune"));
    }

    void markdownIsExact() {
        QCOMPARE(QString::fromUtf8(writtenAsMarkdown(sampleReport())),
                 u"# Standings\n\n"
                 "*Dune 2026 · 2026-08-02 12:00*\n\n"
                 "After 2 games.\n\n"
                 "| Rank | Player | QP | In |\n"
                 "| ---: | --- | ---: | :---: |\n"
                 "| 1 | **Ada, \"the\" Byron** | 2.5 | \\[x\\] |\n"
                 "|  | *Cut: alternates below* |  |  |\n"
                 "| 2 | 沙丘 | – | \\[ \\] |\n\n"
                 "- Ada ahead of 沙丘: 2.5 QP vs. – (R4.1)\n\n"
                 "*A note.*\n\n"
                 "## More\n\n"
                 "- one\n"
                 "- two\n\n"
                 "- **Start**: 13:00\n"
                 "- **Turns**: 7\n\n"
                 "## Table 1\n\n"
                 "- **Ada**: seat 1\n\n"
                 "### Sheet\n"_s);
    }

    void bbCodeIsExact() {
        QCOMPARE(QString::fromUtf8(writtenAsBbCode(sampleReport())),
                 u"[size=150][b]Standings[/b][/size]\n\n"
                 "[i]Dune 2026 · 2026-08-02 12:00[/i]\n\n"
                 "After 2 games.\n\n"
                 "[code]\n"
                 "Rank  Player             QP  In\n"
                 "----  ----------------  ---  ---\n"
                 "   1  Ada, \"the\" Byron  2.5  [x]\n"
                 "    Ada ahead of 沙丘: 2.5 QP vs. – (R4.1)\n"
                 "--------------------------------\n"
                 "Cut: alternates below\n"
                 "   2  沙丘                –  [ ]\n"
                 "[/code]\n\n"
                 "[i]A note.[/i]\n\n"
                 "[b]More[/b]\n\n"
                 "[list]\n"
                 "[*]one\n"
                 "[*]two\n"
                 "[/list]\n\n"
                 "[b]Start:[/b] 13:00\n"
                 "[b]Turns:[/b] 7\n\n"
                 "[code]\n"
                 "Table 1\n"
                 "Ada  seat 1\n"
                 "[/code]\n\n"
                 "[b]Sheet[/b]\n"_s);
    }

    void aTitleIsAddedWhereThereIsNone() {
        ReportDocument document;
        document.title = u"T"_s;
        document.blocks.push_back(Paragraph{u"p"_s});
        QCOMPARE(writtenAsText(document), QByteArray("T\n=\n\np\n"));
        QCOMPARE(writtenAsMarkdown(document), QByteArray("# T\n\np\n"));
        document.blocks.clear();
        QCOMPARE(writtenAsText(document), QByteArray("T\n=\n"));
    }

    void linesAreBrokenBetweenWords() {
        QCOMPARE(brokenInto(u"aa bb cc"_s, 5), QStringList({u"aa bb"_s, u"cc"_s}));
        QCOMPARE(brokenInto(u"abcdefg hi"_s, 3),
                 QStringList({u"abc"_s, u"def"_s, u"g"_s, u"hi"_s}));
        QCOMPARE(brokenInto(u"Anne-Marie Dil"_s, 6),
                 QStringList({u"Anne-"_s, u"Marie"_s, u"Dil"_s}));
        QCOMPARE(brokenInto(u"Bo Anne-Marie"_s, 12), QStringList({u"Bo"_s, u"Anne-Marie"_s}));
        QCOMPARE(brokenInto(u"Anne-Marie"_s, 10), QStringList{u"Anne-Marie"_s});
        QCOMPARE(brokenInto(u"沙丘沙丘"_s, 5), QStringList({u"沙丘"_s, u"沙丘"_s}));
        QCOMPARE(brokenInto(QString(), 5), QStringList{QString()});
        QCOMPARE(brokenInto(u"  a   b "_s, 9), QStringList{u"a b"_s});
    }

    /// What is pasted into a forum is 80 wide and has every word whole: names break between them,
    /// spare columns go, and where neither is enough each row is a paragraph.
    void wordsStayWhole() {
        ReportTable table{u"T"_s, {}, {}};
        table.columns = {{.key = u"name"_s, .title = u"Player"_s, .isWide = true},
                         {.key = u"phone"_s, .title = u"Phone"_s},
                         {.key = u"from"_s, .title = u"From"_s, .isSpare = true}};
        table.rows = {{{cell(u"Bożena Wichrowska-Lis"_s), cell(u"312-555-0114"_s), cell(u"IL"_s)}},
                      {{cell(u"Ada"_s), cell(u"–"_s), cell(u"–"_s)}}};
        QCOMPARE(alignedTable(table, 36),
                 QStringList({u"Player            Phone         From"_s,
                              u"----------------  ------------  ----"_s,
                              u"Bożena            312-555-0114  IL"_s, u"Wichrowska-Lis"_s,
                              u"Ada               –             –"_s}));
        QCOMPARE(withoutSpareColumns(table, 36).columns.size(), size_t(2));
        QCOMPARE(withoutSpareColumns(table, 41), table);
        QCOMPARE(
            alignedTable(table, 30),
            QStringList({u"Bożena Wichrowska-Lis"_s, u"  Phone: 312-555-0114"_s, u"  From: IL"_s,
                         QString(), u"Ada"_s, u"  Phone: –"_s, u"  From: –"_s}));
    }

    /// Every report of the sample, and that a word in two would be found.
    void noReportBreaksAWord() {
        const Book book = sampleBook();
        const Wording wording;
        const Event& event = book.events.front().event;
        for (const Report& report : reportsOf(event)) {
            const auto document = report.make({.book = book,
                                               .event = event,
                                               .wording = wording,
                                               .printed = {},
                                               .round = HeatNumber(1)});
            QVERIFY(document);
            const auto words = wordsOf(*document);
            for (const auto& [width, bytes] : {std::pair(80, writtenAsBbCode(*document)),
                                               std::pair(100, writtenAsText(*document))}) {
                const QString whole = QString::fromUtf8(bytes);
                const QString missed = brokenWordIn(whole, words);
                QVERIFY2(missed.isEmpty(), qPrintable(report.name + u": "_s + missed));
                static const QRegularExpression code(u"(?s)\\[code\\](.*?)\\[/code\\]"_s);
                for (const QRegularExpressionMatch& match : code.globalMatch(whole))
                    QVERIFY2(displayWidth(longestLine(match.captured(1))) <= width,
                             qPrintable(longestLine(match.captured(1))));
            }
        }
        QCOMPARE(brokenWordIn(u"Wichrows\nka-Lis"_s, {u"Wichrowska-Lis"_s}), u"Wichrowska-Lis"_s);
    }

    void linesArePlain() {
        QCOMPARE(plainLine(u"a\tb\nc"_s), u"a b c"_s);
        QCOMPARE(plainLine(u"\u202Eab\u202C"_s), u"ab"_s);
        QCOMPARE(plainLine(QString(QChar(0xD800))), QString(QChar(0xFFFD)));
        QCOMPARE(plainLine(u"🐛"_s), u"🐛"_s);
        QCOMPARE(plainLines(u"a\r\nb\rc\n"_s), QStringList({u"a"_s, u"b"_s, u"c"_s, QString()}));
    }

    void harmIsFoundWherePlanted() {
        for (const QString& harm : {u"a\x1b[2J"_s, u"\u202Ex"_s, u"a\u2028"_s, u"a\tb"_s})
            QVERIFY(!harmIn(harm).isEmpty());
        QVERIFY(harmIn(u"Renée – 沙丘\n"_s).isEmpty());
        QCOMPARE(tagsIn(u"[b]x[/b] [url=http://x]y[/url]"_s),
                 QStringList({u"b"_s, u"/b"_s, u"url"_s, u"/url"_s}));
        QCOMPARE(bareSigns(u"a\\`b` \\\\<c"_s), QStringList({u"`"_s, u"<"_s}));
    }

    void hostileTextsAreTexts_data() {
        QTest::addColumn<QString>("text");
        for (const QString& text : hostileTexts())
            QTest::newRow(qPrintable(plainLine(text).left(30))) << text;
    }
    void hostileTextsAreTexts() {
        QFETCH(const QString, text);
        const ReportDocument document = reportOf(text);
        const QString plain = QString::fromUtf8(writtenAsText(document));
        QCOMPARE(harmIn(plain), QString());
        QVERIFY2(displayWidth(longestLine(plain)) <= 100, qPrintable(longestLine(plain)));
        const QString code = QString::fromUtf8(writtenAsBbCode(document));
        QCOMPARE(harmIn(code), QString());
        if (!text.trimmed().isEmpty()) // nothing has no tags
            QCOMPARE(tagsIn(code), tagsOfHarmless());
        const QString marked = QString::fromUtf8(writtenAsMarkdown(document));
        QCOMPARE(harmIn(marked), QString());
        QCOMPARE(bareSigns(marked), QStringList());
        for (const QString& line : marked.split(u'\n')) {
            // Five rows of two cells a table, whatever stands in them.
            if (line.startsWith(u"| "_s))
                QCOMPARE(line.count(u"|"_s) - line.count(u"\\|"_s), 3);
            QVERIFY2(!line.startsWith(u"- no list"_s) && !line.startsWith(u"1. "_s)
                         && !line.startsWith(u"> "_s) && !line.startsWith(u"# no"_s),
                     qPrintable(line));
        }
    }

    void aMegabyteInANameIsWritten() {
        for (const Writer writer : {writtenAsText, writtenAsMarkdown, writtenAsBbCode}) {
            QVERIFY(writer(hugeReport(u"x"_s)).size() > (2 << 20));
            for (const QString& repeated : {u"a-"_s, u"[ "_s, u"| "_s})
                QVERIFY(writer(hugeReport(repeated, 1 << 14)).size() > (2 << 14));
        }
    }
};

} // namespace mentat::test::tst_text_writers

MENTAT_TEST(tst_text_writers, TestTextWriters, QGuiApplication)
#include "tst_text_writers.moc"
