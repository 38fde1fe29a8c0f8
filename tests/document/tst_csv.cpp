#include "model/document/bytes/csv.h"
#include "model/failure_kind.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_csv {

namespace {

using Fields = std::vector<QString>;
using Rows = std::vector<Fields>;

Rows rowsOf(const QByteArray& csv) {
    const auto read = readCsv(csv);
    if (!read)
        qFatal("refused: %s", csv.constData());
    Rows rows;
    for (const CsvRow& row : *read)
        rows.push_back(row.fields);
    return rows;
}

std::vector<qint64> linesOf(const QByteArray& csv) {
    const auto read = readCsv(csv);
    std::vector<qint64> lines;
    for (const CsvRow& row : *read)
        lines.push_back(row.line);
    return lines;
}

/// The kind and the line of the failure; 0: none.
std::pair<FailureKind, qint64> failureOf(const QByteArray& csv) {
    const auto read = readCsv(csv);
    if (read)
        return {FailureKind::Refused, 0};
    return {read.error().kind, std::get<qint64>(read.error().values.at(0))};
}

/// The quoted field that begins here; moves on behind it. Nothing where it stays open.
std::optional<QString> quotedField(const QString& text, qsizetype& at) {
    QString field;
    for (++at; at < text.size(); ++at) {
        if (text[at] != u'"')
            field += text[at];
        else if (text.mid(at, 2) == "\"\""_L1)
            field += text[at++];
        else
            break;
    }
    return at++ < text.size() ? std::optional(field) : std::nullopt;
}

/// RFC 4180 to the letter, for what the program writes: fields between commas, quoted or plain,
/// CRLF behind each row. Nothing where the text is no such thing.
std::optional<Rows> readStrictly(const QString& text) {
    Rows rows;
    Fields row;
    qsizetype at = 0;
    while (at < text.size()) {
        std::optional<QString> field = QString();
        if (text[at] == u'"')
            field = quotedField(text, at);
        else
            while (at < text.size() && !u",\"\r\n"_s.contains(text[at]))
                *field += text[at++];
        if (!field || at >= text.size())
            return std::nullopt;
        row.push_back(*field);
        if (text[at] == u',') {
            ++at;
        } else if (text.mid(at, 2) == "\r\n"_L1) {
            rows.push_back(std::exchange(row, {}));
            at += 2;
        } else {
            return std::nullopt;
        }
    }
    return row.empty() ? std::optional(rows) : std::nullopt;
}

/// Everything quoted, with this separator and these line ends.
QByteArray writtenElsewhere(const Rows& rows, QChar separator, const QString& lineEnd) {
    QString text;
    for (const Fields& row : rows) {
        QStringList fields;
        for (QString field : row)
            fields << u'"' + field.replace(u"\""_s, u"\"\""_s) + u'"';
        text += fields.join(separator) + lineEnd;
    }
    return text.toUtf8();
}

QString randomField(raw::Draw& draw) {
    static const QStringList parts{u"a"_s,    u"1"_s,  u" "_s,     u","_s,    u";"_s,  u"\""_s,
                                   u"\""_s,   u"\n"_s, u"\r"_s,    u"\r\n"_s, u"\t"_s, u"é"_s,
                                   u"東京"_s, u"🎲"_s,  u"="_s,     u"+"_s,    u"-"_s,  u"@"_s,
                                   u"'"_s,    u"|"_s,  u"\uFEFF"_s};
    QString field;
    while (draw.chance(65))
        field += draw.pick(parts);
    return field;
}

Rows randomRows(raw::Draw& draw) {
    Rows rows;
    const int columns = draw.between(2, 5);
    for (int row = draw.between(1, 6); row > 0; --row) {
        Fields fields;
        for (int column = 0; column < columns; ++column)
            fields.push_back(randomField(draw));
        rows.push_back(fields);
    }
    return rows;
}

bool isFormula(const QString& field) {
    bool isNumber = false;
    (void)field.toDouble(&isNumber);
    return !isNumber && !field.isEmpty() && u"=+-@\t\r"_s.contains(field.front());
}

/// What a spreadsheet gets of what was written.
Rows neutralized(Rows rows) {
    for (Fields& row : rows) {
        for (QString& field : row) {
            if (isFormula(field))
                field.prepend(u'\'');
        }
    }
    return rows;
}

/// What Mentat reads of it again: of a text that looked neutralized before, less.
Rows readAgain(Rows rows) {
    for (Fields& row : rows) {
        for (QString& field : row) {
            if (field.startsWith(u'\'') && isFormula(field.mid(1)))
                field.remove(0, 1);
        }
    }
    return rows;
}

} // namespace

class TestCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainRows() {
        const Rows expected{{u"a"_s, u"b"_s}, {u"1"_s, QString()}};
        QCOMPARE(rowsOf("a,b\r\n1,\r\n"), expected);
        QCOMPARE(rowsOf("a,b\n1,"), expected);
        QCOMPARE(rowsOf("a,b\r1,\r"), expected);
        QCOMPARE(rowsOf("a,b\r\n1,"), expected);
        QCOMPARE(rowsOf(""), Rows());
        QCOMPARE(rowsOf("a"), (Rows{{u"a"_s}}));
        QCOMPARE(rowsOf(" a , b "), (Rows{{u" a "_s, u" b "_s}}));
        QCOMPARE(rowsOf(",,\n"), (Rows{{QString(), QString(), QString()}}));
    }

    void byteOrderMarkAndSemicolons() {
        const Rows expected{{u"name"_s, u"from"_s}, {u"Łódź"_s, u"a,b"_s}};
        QCOMPARE(rowsOf("\xEF\xBB\xBFname;from\r\nŁódź;a,b\r\n"), expected);
        QCOMPARE(rowsOf("name;from\nŁódź;a,b"), expected);
        QCOMPARE(rowsOf("\xEF\xBB\xBF\"name\",\"from\"\nŁódź,\"a,b\""), expected);
    }

    void byteOrderMarkOfAFieldIsKept() {
        const Rows rows{{u"\uFEFFname"_s, u"\uFEFF"_s}, {u"\uFEFFAda"_s, u"PA"_s}};
        QCOMPARE(rowsOf(writeCsv(rows)), rows);
        QCOMPARE(rowsOf("\xEF\xBB\xBF" + writeCsv(rows)), rows);
    }
    void cellsOfASpreadsheetHaveTabs() {
        QCOMPARE(rowsOf("name\tfrom\r\nByron, Ada\tPA; NJ\r\n"),
                 (Rows{{u"name"_s, u"from"_s}, {u"Byron, Ada"_s, u"PA; NJ"_s}}));
        QCOMPARE(rowsOf("a\t\"b\nc\"\n\t"), (Rows{{u"a"_s, u"b\nc"_s}, {QString(), QString()}}));
    }

    // Only what stands outside of quotes says which it is.
    void separatorIsThatOfTheFirstRow() {
        QCOMPARE(rowsOf("\"a;b;c\",d\n1;2,3"), (Rows{{u"a;b;c"_s, u"d"_s}, {u"1;2"_s, u"3"_s}}));
        QCOMPARE(rowsOf("\"a,b,c\";d\n1,2;3"), (Rows{{u"a,b,c"_s, u"d"_s}, {u"1,2"_s, u"3"_s}}));
        QCOMPARE(rowsOf("\"a\n;;\",b\nc;d;e,f"),
                 (Rows{{u"a\n;;"_s, u"b"_s}, {u"c;d;e"_s, u"f"_s}}));
        QCOMPARE(rowsOf("a;b,c\n"), (Rows{{u"a;b"_s, u"c"_s}})); // as many of both
    }

    void quotesInAndAroundFields() {
        QCOMPARE(rowsOf("\"a\"\"b\",\"\",\"\"\"\"\n"), (Rows{{u"a\"b"_s, QString(), u"\""_s}}));
        QCOMPARE(rowsOf("\"a\r\nb\",\"c\nd\"\n"), (Rows{{u"a\r\nb"_s, u"c\nd"_s}}));
        QCOMPARE(rowsOf("a\"b,c\n"), (Rows{{u"a\"b"_s, u"c"_s}}));
        QCOMPARE(rowsOf("\"a\"b,c\n"), (Rows{{u"ab"_s, u"c"_s}}));
    }

    void blankLinesAreNoRows() {
        QCOMPARE(rowsOf("\n\na\n\r\n  \nb\n\n"), (Rows{{u"a"_s}, {u"b"_s}}));
        QCOMPARE(linesOf("\n\na\n\r\n  \nb\n\n"), (std::vector<qint64>{3, 6}));
        QCOMPARE(rowsOf("\"\"\n"), (Rows{{QString()}})); // somebody wrote an empty field
    }

    void linesAreThoseOfTheFile() {
        QCOMPARE(linesOf("a,b\n\"1\n2\",\"3\r\n4\"\n5,6\n"), (std::vector<qint64>{1, 2, 5}));
        QCOMPARE(linesOf("a\r\n\"1\r2\"\r\nb\r\n"), (std::vector<qint64>{1, 2, 4}));
        QCOMPARE(linesOf("\xEF\xBB\xBF"
                         "a\rb\rc"),
                 (std::vector<qint64>{1, 2, 3}));
    }

    void openQuotesAreNamed() {
        using Expected = std::pair<FailureKind, qint64>;
        QCOMPARE(failureOf("a\n\"b\nc"), Expected(FailureKind::CsvUnclosedQuote, 2));
        QCOMPARE(failureOf("\"a\nb\",c\nd,\"e\nf,g\nh"),
                 Expected(FailureKind::CsvUnclosedQuote, 3));
        QCOMPARE(failureOf("a,b\r\nc,\"d\"\""), Expected(FailureKind::CsvUnclosedQuote, 2));
        QCOMPARE(failureOf("\""), Expected(FailureKind::CsvUnclosedQuote, 1));
        QCOMPARE(failureOf("\"\"").second, qint64(0));
    }

    void otherEncodingsAreNamed() {
        using Expected = std::pair<FailureKind, qint64>;
        QCOMPARE(failureOf("a\nb\xE9\n"), Expected(FailureKind::NotUtf8, 2));
        QCOMPARE(failureOf("a\nb\nc\xC3"), Expected(FailureKind::NotUtf8, 3)); // cut off
        QCOMPARE(failureOf("\xFF\xFE"
                           "a"),
                 Expected(FailureKind::NotUtf8, 1));
        QCOMPARE(failureOf("\xEF\xBF\xBD\n\nb\xE9"), Expected(FailureKind::NotUtf8, 3));
        QCOMPARE(failureOf("\xEF\xBF\xBD\n").second, qint64(0));
    }

    void rowsAreWrittenByTheStandard() {
        QCOMPARE(writeCsv({{u"a"_s, u"b c"_s}, {QString(), u"é"_s}}), "a,b c\r\n,é\r\n");
        QCOMPARE(writeCsv({{u"a,b"_s, u"a\"b"_s, u"a\nb"_s, u"a\rb"_s}}),
                 "\"a,b\",\"a\"\"b\",\"a\nb\",\"a\rb\"\r\n");
        QCOMPARE(writeCsv({{u"\""_s}}), "\"\"\"\"\r\n");
        QCOMPARE(writeCsv({{u" a"_s, u"b "_s}}), "\" a\",\"b \"\r\n"); // some readers trim
        QCOMPARE(writeCsv({}), "");
        QCOMPARE(writeCsv({{QString()}, {u"a"_s}}), "\"\"\r\na\r\n"); // a blank line is no row
        for (const QString& blank : {u" "_s, u"\f"_s, u"\u00a0"_s, u"\u2003"_s}) // whichever blank
            QCOMPARE(rowsOf(writeCsv({{blank}})).size(), 1);
    }

    void formulasAreNeutralised_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QString& field, const QString& expected) {
            QTest::newRow(field.toUtf8().toPercentEncoding()) << field << expected;
        };
        row(u"=1+1"_s, u"'=1+1"_s);
        row(u"+1+1"_s, u"'+1+1"_s);
        row(u"-1+1"_s, u"'-1+1"_s);
        row(u"@SUM(A1)"_s, u"'@SUM(A1)"_s);
        row(u"\t=1"_s, u"\"'\t=1\""_s);
        row(u"\r=1"_s, u"\"'\r=1\""_s);
        row(u"="_s, u"'="_s);
        row(u"-"_s, u"'-"_s);
        row(u"=cmd|'/c calc'!A0"_s, u"'=cmd|'/c calc'!A0"_s);
        row(u"=A1,B1"_s, u"\"'=A1,B1\""_s);
        // Numbers stay numbers.
        row(u"-1"_s, u"-1"_s);
        row(u"-0.5"_s, u"-0.5"_s);
        row(u"+3"_s, u"+3"_s);
        row(u"-1e3"_s, u"-1e3"_s);
        // Not at the beginning they are letters like others.
        row(u"a=1"_s, u"a=1"_s);
        row(u"2026-07-29"_s, u"2026-07-29"_s);
        row(u"'=1"_s, u"'=1"_s);
        row(QString(), QString());
    }
    void formulasAreNeutralised() {
        QFETCH(QString, field);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromUtf8(writeCsv({{field, u"x"_s}})), expected + u",x\r\n"_s);
    }

    // The apostrophe that keeps a text from being a formula is ours, any other is somebody's.
    void theApostropheOfAFormulaIsTakenOff_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QByteArray& written, const QString& expected) {
            QTest::newRow(written.toPercentEncoding()) << written << expected;
        };
        row("'+49 30 555", u"+49 30 555"_s);
        row("'=1+1", u"=1+1"_s);
        row("'-x", u"-x"_s);
        row("'@home", u"@home"_s);
        row("\"'\t=1\"", u"\t=1"_s);
        row("\"'\r=1\"", u"\r=1"_s);
        row("''=1", u"''=1"_s);
        row("'-5", u"'-5"_s); // numbers get none
        row("'t Hart", u"'t Hart"_s);
        row("'", u"'"_s);
        row(" '=1", u" '=1"_s);
    }
    void theApostropheOfAFormulaIsTakenOff() {
        QFETCH(QByteArray, written);
        QFETCH(QString, expected);
        QCOMPARE(rowsOf(written + ",x\n"), (Rows{{expected, u"x"_s}}));
    }

    void whatIsWrittenIsReadAgain() {
        for (quint32 seed = 1; seed <= 2000; ++seed) {
            raw::Draw draw(seed);
            const Rows rows = randomRows(draw);
            const QByteArray written = writeCsv(rows);
            const QByteArray what = "seed " + QByteArray::number(seed);
            QVERIFY2(rowsOf(written) == readAgain(rows), what);
            QVERIFY2(readStrictly(QString::fromUtf8(written)) == neutralized(rows), what);
        }
    }

    void whatOthersWriteIsRead() {
        for (quint32 seed = 1; seed <= 1000; ++seed) {
            raw::Draw draw(seed);
            const Rows rows = randomRows(draw);
            const QByteArray what = "seed " + QByteArray::number(seed);
            for (const QString& lineEnd : {u"\r\n"_s, u"\n"_s, u"\r"_s}) {
                QVERIFY2(rowsOf(writtenElsewhere(rows, u',', lineEnd)) == readAgain(rows), what);
                QVERIFY2(rowsOf(writtenElsewhere(rows, u';', lineEnd)) == readAgain(rows), what);
            }
        }
    }

    // A writer that forgets to quote or to double, and another separator, would be noticed.
    void faultsAreNoticed() {
        int noticed = 0;
        for (quint32 seed = 1; seed <= 100; ++seed) {
            raw::Draw draw(seed);
            const Rows rows = randomRows(draw);
            QByteArray written = writeCsv(rows);
            const auto quote = written.indexOf('"');
            if (quote < 0)
                continue;
            written.remove(quote, 1);
            if (readStrictly(QString::fromUtf8(written)) != neutralized(rows))
                ++noticed;
        }
        QVERIFY(noticed > 80);
        QVERIFY(!readStrictly(u"a,b\n"_s));
        QVERIFY(!readStrictly(u"a;\"b\r\n"_s));
        QCOMPARE(readStrictly(u"a,\r\n\"\",b\r\n"_s),
                 (Rows{{u"a"_s, QString()}, {QString(), u"b"_s}}));
    }
};

} // namespace mentat::test::tst_csv

MENTAT_TEST(tst_csv, TestCsv, QCoreApplication)
#include "tst_csv.moc"
