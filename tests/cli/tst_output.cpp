#include "app/cli/output/output.h"
#include "reports/writers/aligned_table.h"
#include "tests/cli/cli_support.h"
#include "tests/cli/facts.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_output {

namespace {

Json parsed(const QByteArray& text) {
    return *Json::parse(text);
}

/// Like the standings: nested keys, null above them, a list, a text with all that CSV minds.
Answer sampleAnswer() {
    return {
        parsed(inJson("[{'rank': 1, 'name': 'Byron, \\'Ada\\'', 'qp': 5.5, 'gameQps': [3, 2, 0.5], "
                      "'best': {'heat': 1, 'cards': null}, 'tied': false}, "
                      "{'rank': 12, 'name': 'Lin', 'qp': 0, 'gameQps': [], "
                      "'best': null, 'tied': true, 'was': 3}]")),
        {{u"rank"_s},
         {u"name"_s},
         {u"qp"_s},
         {u"gameQps"_s},
         {u"best.heat"_s},
         {u"best.cards"_s},
         {u"tied"_s},
         {u"was"_s, GridColumn::Shown::WherePresent}}};
}

/// A device that takes a few bytes at a time, and no more than it has room for.
class SmallDevice : public QIODevice {
public:
    explicit SmallDevice(qint64 room) : m_room(room) {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] const QByteArray& taken() const { return m_taken; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 length) override {
        const qint64 fits = std::min({length, qint64(7), m_room - m_taken.size()});
        if (fits == 0)
            setErrorString(u"full"_s);
        m_taken.append(data, fits);
        return fits == 0 ? -1 : fits;
    }

private:
    qint64 m_room;
    QByteArray m_taken;
};

/// A device on which nothing can be written.
class FullDevice : public QIODevice {
protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64) override {
        setErrorString(u"no space\nleft"_s);
        return -1;
    }
};

} // namespace

class TestOutput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void csvIsExact() {
        QCOMPARE(formatted(sampleAnswer(), OutputFormat::Csv),
                 QByteArray("rank,name,qp,gameQps,best.heat,best.cards,tied,was\r\n"
                            "1,\"Byron, \"\"Ada\"\"\",5.5,3 2 0.5,1,,false,\r\n"
                            "12,Lin,0,,,,true,3\r\n"));
    }

    void tableIsExact() {
        QCOMPARE(QString::fromUtf8(formatted(sampleAnswer(), OutputFormat::Table)),
                 u"rank  name           qp  gameQps  best.heat  best.cards  tied   was\n"
                 "   1  Byron, \"Ada\"  5.5  3 2 0.5          1  –           false\n"
                 "  12  Lin             0                   –  –           true     3\n"_s);
    }

    void jsonIsTheValue() {
        const QByteArray bytes = formatted(sampleAnswer(), OutputFormat::Json);
        QCOMPARE(parsed(bytes), sampleAnswer().value);
        QVERIFY(bytes.endsWith('\n'));
    }

    void anObjectIsOneRow() {
        const Answer answer{parsed(inJson("{'added': 3, 'rejected': [{'line': 5, 'reason': 'a b'}, "
                                          "{'line': 7, 'reason': 'c'}]}")),
                            {{u"added"_s}, {u"rejected.line"_s}, {u"rejected.reason"_s}}};
        QCOMPARE(formatted(answer, OutputFormat::Csv),
                 QByteArray("added,rejected.line,rejected.reason\r\n3,5 7,a b c\r\n"));
    }

    void aHeaderIsAlwaysThere() {
        const Answer empty{parsed("[]"),
                           {{u"event"_s}, {u"summary"_s, GridColumn::Shown::WherePresent}}};
        QCOMPARE(formatted(empty, OutputFormat::Csv), QByteArray("event\r\n"));
        QCOMPARE(formatted(empty, OutputFormat::Table), QByteArray("event\n"));
        QCOMPARE(parsed(formatted(empty, OutputFormat::Json)), parsed("[]"));
    }

    void listsOfListsAreJoined() {
        const Answer answer{parsed(inJson("{'tied': [['p1', 'p2'], ['p3']]}")), {{u"tied"_s}}};
        QCOMPARE(formatted(answer, OutputFormat::Csv), QByteArray("tied\r\np1 p2 p3\r\n"));
    }

    void aTableStaysOnItsLines() {
        const Answer answer{parsed(inJson("[{'name': 'two\\nlines\\u001b[2J'}]")), {{u"name"_s}}};
        QCOMPARE(formatted(answer, OutputFormat::Table),
                 QByteArray("name\ntwo\\nlines\\u001b[2J\n"));
    }

    void wideCharactersAreAligned() {
        QCOMPARE(displayWidth(u"Ada"_s), 3);
        QCOMPARE(displayWidth(u"沙丘"_s), 4);
        QCOMPARE(displayWidth(u"Gagne\u0301"_s), 5);
        QCOMPARE(displayWidth(u"\U00020000"_s), 2);
        const Answer answer{
            parsed(inJson("[{'name': '沙丘', 'n': 1}, {'name': 'Gagné', 'n': 10}]")),
            {{u"name"_s}, {u"n"_s}}};
        QCOMPARE(QString::fromUtf8(formatted(answer, OutputFormat::Table)),
                 u"name    n\n沙丘    1\nGagné  10\n"_s);
    }

    void allFormatsSayTheSame() {
        const Answer answer = sampleAnswer();
        const QByteArray json = formatted(answer, OutputFormat::Json);
        const auto csv = csvRows(formatted(answer, OutputFormat::Csv));
        QVERIFY(csv);
        // What is null above nested keys has none of them.
        Answer withoutNull = answer;
        withoutNull.value.list()->erase(withoutNull.value.list()->begin() + 1);
        withoutNull.columns.pop_back();
        const QByteArray oneRow = formatted(withoutNull, OutputFormat::Json);
        const auto oneCsv = csvRows(formatted(withoutNull, OutputFormat::Csv));
        QCOMPARE(differenceFrom(oneRow, *oneCsv, {}), QString());
        const QString table = QString::fromUtf8(formatted(withoutNull, OutputFormat::Table));
        QCOMPARE(differenceFrom(oneRow, tableRows(table), u"–"_s), QString());
    }

    void comparisonFindsPlantedFaults() {
        const QByteArray json = inJson("[{'a': 1, 'b': {'c': 'x y'}, 'd': [1, 2]}, "
                                       "{'a': 2, 'b': {'c': null}, 'd': []}]");
        const TextRows right{
            {u"a"_s, u"b.c"_s, u"d"_s}, {u"1"_s, u"x y"_s, u"1 2"_s}, {u"2"_s, u""_s, u""_s}};
        QCOMPARE(differenceFrom(json, right, {}), QString());
        std::vector<TextRows> wrong(7, right);
        wrong[0].pop_back();
        wrong[1][1][1] = u"x  y"_s;
        wrong[2][2][0] = u"1"_s;
        wrong[3][0] = {u"b.c"_s, u"a"_s, u"d"_s};
        wrong[4][0] << u"e"_s;
        wrong[5][0].removeLast();
        wrong[6][2][1] = u"null"_s;
        for (const TextRows& rows : wrong)
            QVERIFY(!differenceFrom(json, rows, {}).isEmpty());
        QVERIFY(!differenceFrom("[1,", right, {}).isEmpty());
    }

    void csvReaderIsStrict() {
        QCOMPARE(csvRows("a,b\r\n1,\"2\r\n\"\"\"\r\n").value(),
                 (TextRows{{u"a"_s, u"b"_s}, {u"1"_s, u"2\r\n\""_s}}));
        for (const QByteArray& wrong : {"a,b\n1,2\n"_ba, "a,b\r\n1\r\n"_ba, "a\r\n\"1\r\n"_ba,
                                        "a\r\n1"_ba, "a\r\nx\"y\r\n"_ba, "a\r\n\"x\"y\r\n"_ba})
            QVERIFY2(!csvRows(wrong), wrong.constData());
    }

    void tableReaderKeepsBlanksInTexts() {
        QCOMPARE(tableRows(u"n   name   x\n 1  A b\n12  C d e  y\n"_s),
                 (TextRows{{u"n"_s, u"name"_s, u"x"_s},
                           {u"1"_s, u"A b"_s, u""_s},
                           {u"12"_s, u"C d e"_s, u"y"_s}}));
    }

    void whatIsDoneAllTheSameIsSaid_data() {
        QTest::addColumn<Done>("done");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("nothing") << Done::Nothing
                                 << "Standard output could not be written: full.\n"_ba;
        QTest::newRow("change")
            << Done::Change
            << "The change was made, but standard output could not be written: full.\n"_ba;
        QTest::newRow("files")
            << Done::Files
            << "The files were written, but standard output could not be: full.\n"_ba;
    }
    void whatIsDoneAllTheSameIsSaid() {
        QFETCH(const Done, done);
        QFETCH(const QByteArray, said);
        QBuffer in;
        QBuffer err;
        err.open(QIODevice::WriteOnly);
        const Terminal terminal;
        const QByteArray answer = formatted(sampleAnswer(), OutputFormat::Json);
        // What is taken bit by bit is written, if there is room for all.
        SmallDevice room(answer.size());
        CommandContext all{in, room, err, terminal.desk(), Wording()};
        QCOMPARE(print(all, sampleAnswer(), OutputFormat::Json, done), ExitCode::Done);
        QCOMPARE(room.taken(), answer);
        SmallDevice small(answer.size() - 1);
        CommandContext some{in, small, err, terminal.desk(), Wording()};
        QCOMPARE(print(some, sampleAnswer(), OutputFormat::Json, done), ExitCode::WrongRequest);
        QCOMPARE(err.data(), said);
    }

    void aClosedOutputIsSaid() {
        QBuffer in;
        QBuffer closed;
        QBuffer err;
        err.open(QIODevice::WriteOnly);
        const Terminal terminal;
        CommandContext context{in, closed, err, terminal.desk(), Wording()};
        QTest::ignoreMessage(QtWarningMsg, "QIODevice::write (QBuffer): device not open");
        QCOMPARE(print(context, "x"), ExitCode::WrongRequest);
        QCOMPARE(err.data(), QByteArray("Standard output could not be written: it is closed.\n"));
    }

    void whatCannotBePrintedIsSaid() {
        QBuffer in;
        QBuffer err;
        FullDevice full;
        err.open(QIODevice::WriteOnly);
        full.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
        const Terminal terminal;
        CommandContext context{in, full, err, terminal.desk(), Wording()};
        QCOMPARE(print(context, sampleAnswer(), OutputFormat::Table), ExitCode::WrongRequest);
        QCOMPARE(err.data(),
                 QByteArray("Standard output could not be written: no space\\nleft.\n"));
    }
};

} // namespace mentat::test::tst_output

MENTAT_TEST(tst_output, TestOutput, QCoreApplication)
#include "tst_output.moc"
