#include "model/document/bytes/cell_format.h"
#include "model/document/bytes/input.h"
#include "model/document/bytes/table.h"
#include "model/failure_kind.h"
#include "tests/document/made_workbook.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/test_program.h"

#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_tables {

namespace {

using Rows = std::vector<std::vector<QString>>;

Rows rowsOf(const QByteArray& bytes, const TableChoice& choice = {}) {
    const auto table = readTable(bytes, choice);
    Rows rows;
    if (!table)
        return {{u"refused"_s}};
    for (const CsvRow& row : table->rows)
        rows.push_back(row.fields);
    return rows;
}

std::optional<FailureKind> failureOf(const QByteArray& bytes, const TableChoice& choice = {}) {
    const auto table = readTable(bytes, choice);
    return table ? std::nullopt : std::optional(table.error().kind);
}

const Rows accents{
    {u"Name"_s, u"State"_s}, {u"Kurt Gödel"_s, u"NJ"_s}, {u"Zoë “Z” O’Neil"_s, u"€"_s}};

QString textOf(const Rows& rows, QChar separator, const QString& lineEnd) {
    QString text;
    for (const auto& row : rows)
        text += QStringList(row.begin(), row.end()).join(separator) + lineEnd;
    return text;
}

QByteArray encoded(const QString& text, QStringConverter::Encoding encoding, bool isMarked) {
    QStringEncoder encode(encoding, isMarked ? QStringConverter::Flag::WriteBom
                                             : QStringConverter::Flag::Default);
    return encode(text);
}

/// By a table of its own: the letters that the text above has.
QByteArray inWindows1252(const QString& text) {
    const std::map<char16_t, char> letters{{u'“', '\x93'}, {u'”', '\x94'}, {u'’', '\x92'},
                                           {u'€', '\x80'}, {u'ö', '\xF6'}, {u'ë', '\xEB'}};
    QByteArray bytes;
    for (const QChar c : text) {
        const auto letter = letters.find(c.unicode());
        bytes += letter == letters.end() ? c.toLatin1() : letter->second;
    }
    return bytes;
}

QString randomCell(raw::Draw& draw) {
    static const QStringList parts{u"a"_s,  u"1"_s,       u" "_s,  u","_s,    u";"_s, u"\""_s,
                                   u"\n"_s, u"\t"_s,      u"é"_s,  u"東"_s,   u"🎲"_s, u"="_s,
                                   u"+"_s,  u"-"_s,       u"@"_s,  u"'"_s,    u"<"_s, u"&"_s,
                                   u"]"_s,  u"_x000D_"_s, u"\r"_s, u"sep="_s, u"_"_s};
    QString cell;
    while (draw.chance(70))
        cell += draw.pick(parts);
    // Before what would be a formula it is the guard's, as tst_csv says.
    return cell.startsWith(u'\'') ? QString(u'x' + cell) : cell;
}

} // namespace

class TestTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The three files that Excel writes, and what other programs make of the same.
    void everyEncodingIsFoundOut_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isGuessed");
        const QString text = textOf(accents, u'\t', u"\r\n"_s);
        const QString commas = textOf(accents, u',', u"\n"_s);
        using enum QStringConverter::Encoding;
        QTest::newRow("utf-8") << commas.toUtf8() << false;
        QTest::newRow("utf-8 with its mark") << "\xEF\xBB\xBF" + commas.toUtf8() << false;
        QTest::newRow("utf-16") << encoded(text, Utf16LE, true) << false;
        QTest::newRow("utf-16, the other way") << encoded(text, Utf16BE, true) << false;
        QTest::newRow("utf-16 without a mark") << encoded(text, Utf16LE, false) << false;
        QTest::newRow("the other way without") << encoded(text, Utf16BE, false) << false;
        QTest::newRow("windows") << inWindows1252(commas) << true;
        QTest::newRow("workbook") << madeWorkbook(accents) << false;
    }
    void everyEncodingIsFoundOut() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, isGuessed);
        QCOMPARE(rowsOf(bytes), accents);
        QCOMPARE(readTable(bytes)->isGuessed(), isGuessed);
    }

    void anEncodingThatIsSaidCounts() {
        const QByteArray bytes = QString(u"Gödel"_s).toUtf8();
        QCOMPARE(rowsOf(bytes, {{}, TextEncoding::Windows1252}), (Rows{{u"GÃ¶del"_s}}));
        QCOMPARE(failureOf("G\xF6"
                           "del",
                           {{}, TextEncoding::Utf8}),
                 std::optional(FailureKind::NotUtf8));
        QVERIFY(encodingNamed(u"UTF-16 BE"_s) == TextEncoding::Utf16BigEndian);
        QVERIFY(encodingNamed(u"Latin-1"_s) == TextEncoding::Windows1252);
        QVERIFY(!encodingNamed(u"klingon"_s));
    }

    void whatIsNoTextIsRefused() {
        QCOMPARE(failureOf(QByteArray("\x89PNG\r\n\x1A\n\0\0\xFF", 11)),
                 std::optional(FailureKind::NotUtf8));
        QCOMPARE(failureOf(QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and so on")),
                 std::optional(FailureKind::WorkbookLocked));
        QCOMPARE(failureOf(QByteArray(maxInputBytes + 1, 'a')),
                 std::optional(FailureKind::InputTooLarge));
    }

    void separatorsAreFoundBelowTitles_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QChar>("separator");
        QTest::newRow("semicolons") << QByteArray("a;b\n1;2\n") << QChar(u';');
        QTest::newRow("a title with commas")
            << QByteArray("Club, list, 2026\n\na;b;c\n1;2;3\n4;5;6\n7;8;9\n") << QChar(u';');
        QTest::newRow("a title before cells")
            << QByteArray("Players, all\na\tb\n1\t2\n3\t4\n") << QChar(u'\t');
        QTest::newRow("what Excel says") << QByteArray("sep=;\r\na;b,c\r\n") << QChar(u';');
        QTest::newRow("in capitals, a bar") << QByteArray("SEP=|\na|b,c\n") << QChar(u'|');
    }
    void separatorsAreFoundBelowTitles() {
        QFETCH(const QByteArray, text);
        QFETCH(const QChar, separator);
        const auto rows = rowsOf(text);
        const QString last = QString::fromUtf8(text).trimmed().section(u'\n', -1);
        QCOMPARE(rows.back().size(), size_t(last.count(separator) + 1));
    }

    void theLineOfTheSeparatorIsNoRow() {
        const auto table = readTable("sep=;\nName\nAda\n");
        QCOMPARE(table->rows.size(), size_t(2));
        QCOMPARE(table->rows.front().line, 2);
        // A cell of those letters stays one.
        QCOMPARE(rowsOf(writeCsv({{u"sep=|"_s}, {u"a|b"_s}})), (Rows{{u"sep=|"_s}, {u"a|b"_s}}));
    }

    void cellsAreShownAsPeopleSeeThem_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, const char16_t* code, double number,
                            const char16_t* shown) {
            QTest::newRow(name) << QString::fromUtf16(code) << number << QString::fromUtf16(shown);
        };
        row("plain", u"General", 1042, u"1042");
        row("a phone that Excel shows as a power of ten", u"General", 8145550101.0, u"8145550101");
        row("scientific", u"0.00E+00", 8145550101.0, u"8145550101");
        row("part", u"General", 2.75, u"2.75");
        row("zeros in front", u"00000", 981, u"00981");
        row("decimals", u"0.00", 2.5, u"2.50");
        row("thousands", u"#,##0", 1043, u"1043");
        row("percent", u"0%", 0.25, u"25%");
        row("phone", u"(###) ###-####", 8145550101.0, u"(814) 555-0101");
        row("phone of Excel", u"[<=9999999]###\\-####;\\(###\\)\\ ###\\-####", 8145550101.0,
            u"(814) 555-0101");
        row("without its area", u"[<=9999999]###\\-####;\\(###\\)\\ ###\\-####", 5550101,
            u"555-0101");
        row("negative", u"0", -3, u"-3");
        row("date", u"m/d/yy", 46232, u"2026-07-29");
        row("date of many letters", u"[$-409]dddd, mmmm d, yyyy", 46232, u"2026-07-29");
        row("date and time", u"m/d/yy h:mm", 46232.375, u"2026-07-29 09:00");
        row("time", u"h:mm AM/PM", 0.5625, u"13:30");
        row("time behind a day", u"h:mm", 46232.375, u"09:00");
        row("hours beyond a day", u"[h]:mm", 1.25, u"30:00");
        row("month and year", u"mmm-yy", 46232, u"2026-07-29");
        row("words with letters of days", u"0\" days\"", 3, u"3 days");
        row("before the day that was not", u"m/d/yy", 59, u"1900-02-28");
        row("no day", u"m/d/yy", -1, u"-1");
    }
    void cellsAreShownAsPeopleSeeThem() {
        QFETCH(const QString, code);
        QFETCH(const double, number);
        QFETCH(const QString, shown);
        QCOMPARE(CellFormat(code).shown(number, false), shown);
    }

    void aWorkbookHasItsKindsOfCells() {
        MadeBook book{
            {{u"List"_s,
              {{{"s", "<v>1</v>"}, {"b", "<v>1</v>"}, {"str", "<f>A1&amp;B1</f><v>x</v>"}},
               {},
               {{"e", "<v>#N/A</v>"}, madeNumber("46232", 1), madeNumber("46232", 0)},
               {{"", ""}, {"", ""}, {"", ""}}}}},
            {"yyyy-mm-dd"},
            {u"unused"_s, u"A <b> & c"_s}};
        const Rows expected{{u"A <b> & c"_s, u"TRUE"_s, u"x"_s},
                            {u"#N/A"_s, u"2026-07-29"_s, u"46232"_s}};
        QCOMPARE(rowsOf(madeWorkbook(book)), expected);
        QCOMPARE(readTable(madeWorkbook(book))->rows[1].line, 3);
        book.packing = Packing::Stored;
        QCOMPARE(rowsOf(madeWorkbook(book)), expected);
        book.from1904 = true; // of an old Mac: the same number is 1462 days later
        QCOMPARE(rowsOf(madeWorkbook(book))[1][1], u"2030-07-30"_s);
    }

    void sheetsAreChosen() {
        const MadeBook book{{{u"Hidden"_s, {{madeText(u"h"_s)}}, "hidden"},
                             {u"First"_s, {{madeText(u"a"_s)}}},
                             {u"Fri & Sat"_s, {{madeText(u"b"_s)}}}}};
        const QByteArray bytes = madeWorkbook(book);
        QCOMPARE(rowsOf(bytes), (Rows{{u"a"_s}}));
        QCOMPARE(readTable(bytes)->sheets, (QStringList{u"First"_s, u"Fri & Sat"_s}));
        QCOMPARE(rowsOf(bytes, {u"fri & sat"_s, {}}), (Rows{{u"b"_s}}));
        QCOMPARE(rowsOf(bytes, {u"2"_s, {}}), (Rows{{u"b"_s}}));
        const auto missing = readTable(bytes, {u"Hidden"_s, {}});
        QVERIFY(!missing);
        QCOMPARE(missing.error().kind, FailureKind::SheetMissing);
        QCOMPARE(missing.error().values, (Values{u"Hidden"_s, u"First, Fri & Sat"_s}));
    }

    void whatOtherProgramsKeepIsRefused() {
        for (const auto& [suffix, bytes] : foreignWorkbooks()) {
            const auto kind
                = suffix == u"xls" ? FailureKind::WorkbookLocked : FailureKind::WorkbookOther;
            QVERIFY2(failureOf(bytes) == std::optional(kind), qPrintable(suffix));
        }
        QCOMPARE(rowsOf("<3,4\n"), (Rows{{u"<3"_s, u"4"_s}})); // no markup
    }

    // Cut off, changed, of another kind, or made to fill the memory.
    void damagedWorkbooksAreRefused() {
        const QByteArray bytes = madeWorkbook(accents);
        for (qsizetype size = 4; size < bytes.size(); size += 7)
            QVERIFY2(failureOf(bytes.left(size)), qPrintable(QString::number(size)));
        QByteArray changed = bytes;
        changed[60] = char(changed[60] ^ 0x40); // of the first sheet's packed bytes
        QCOMPARE(failureOf(changed), std::optional(FailureKind::WorkbookBroken));
        QCOMPARE(failureOf(madeArchive({{"mimetype", "application/vnd.oasis"}})),
                 std::optional(FailureKind::WorkbookOther));
        const QByteArray rels = "<Relationships><Relationship Id=\"r\" Type=\"x/officeDocument\" "
                                "Target=\"word/document.xml\"/></Relationships>";
        QCOMPARE(failureOf(madeArchive({{"_rels/.rels", rels},
                                        {"word/_rels/document.xml.rels", "<Relationships/>"},
                                        {"word/document.xml", "<document/>"}})),
                 std::optional(FailureKind::WorkbookOther));
        QCOMPARE(failureOf(madeArchive({{"_rels/.rels", QByteArray(60'000'000, ' ')}})),
                 std::optional(FailureKind::WorkbookOther)); // unpacked no further
        MadeBook wide{{{u"S"_s, {{madeText(u"a"_s)}}}}};
        QCOMPARE(rowsOf(madeWorkbook(wide)), (Rows{{u"a"_s}}));
    }

    // Every text that can stand in a cell, by both ways.
    void everyTextComesBack() {
        raw::Draw draw(20261128);
        for (int i = 0; i < 300; ++i) {
            Rows rows;
            for (int row = draw.between(1, 5); row > 0; --row) {
                std::vector<QString> cells{u"x"_s}; // no row is blank
                for (int cell = draw.between(1, 4); cell > 0; --cell)
                    cells.push_back(randomCell(draw));
                cells.push_back(u"end"_s);
                rows.push_back(std::move(cells));
            }
            const QByteArray csv = writeCsv(rows);
            QCOMPARE(rowsOf(csv), rows);
            QCOMPARE(rowsOf("\xEF\xBB\xBF" + csv), rows);
            QCOMPARE(rowsOf(encoded(QString::fromUtf8(csv), QStringConverter::Utf16LE, true)),
                     rows);
            QCOMPARE(rowsOf(madeWorkbook(rows)), rows);
        }
    }
};

} // namespace mentat::test::tst_tables

MENTAT_TEST(tst_tables, TestTables, QCoreApplication)
#include "tst_tables.moc"
