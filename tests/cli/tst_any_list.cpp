#include "tests/cli/cli_support.h"
#include "tests/document/made_workbook.h"
#include "tests/support/test_program.h"

#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_any_list {

namespace {

QByteArray inUtf16(const QByteArray& utf8) {
    QStringEncoder encode(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return encode(QString::fromUtf8(utf8));
}

QByteArray inWorkbook(const QByteArray& csv) {
    std::vector<std::vector<QString>> rows;
    for (const QString& line : QString::fromUtf8(csv).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList fields = line.split(u',');
        rows.emplace_back(fields.begin(), fields.end());
    }
    return madeWorkbook(rows);
}

const QByteArray people = "Name,State\nKurt Gödel,NJ\nAndré Weil,NJ\n";
const QByteArray rounds = "Date,Time,Code,Event,Round,Format\n"
                          "7/29/31,9,MEA,Méadows,H1,HMW-P\n7/30/31,9,MEA,Méadows,F,HMW-P\n";
const QByteArray games = "year,heat,table,seat,player,pp\n2001,1,1,1,Zoë,2\n2001,1,1,2,Ben,1\n"
                         "2001,1,1,3,Cid,1\n2001,1,1,4,Dora,1\n2001,1,1,5,Emmy,1\n"
                         "2001,1,1,6,Fay,1\n";

} // namespace

/// Lists that people have, by each door: what one reads, all do.
class TestAnyList : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    Outcome bring(const QString& command, const QByteArray& bytes, const QStringList& more = {}) {
        return m_terminal->run(
            QStringList{command, m_file, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s} + more,
            bytes);
    }
    QByteArray peopleNow() {
        return fromJson(m_terminal->done({u"people"_s, m_file, u"--format"_s, u"json"_s}));
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"new.mentat"_s);
    }

    void everyDoorReadsEveryFile_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("people") << u"import-players"_s << people << QByteArray("'added':2");
        QTest::newRow("a schedule") << u"schedule"_s << rounds << QByteArray("'name':'Méadows'");
        QTest::newRow("games") << u"import-games"_s << games << QByteArray("'players':6");
    }
    void everyDoorReadsEveryFile() {
        QFETCH(const QString, command);
        QFETCH(const QByteArray, list);
        QFETCH(const QByteArray, answer);
        const QByteArray windows = QString::fromUtf8(list).toLatin1();
        const QByteArray tabs = QByteArray(list).replace(',', '\t');
        const std::vector<std::pair<const char*, QByteArray>> files{
            {"utf-8", list},
            {"marked", "\xEF\xBB\xBF" + list},
            {"semicolons", QByteArray(list).replace(',', ';')},
            {"said", "sep=;\r\n" + QByteArray(list).replace(',', ';')},
            {"carriage returns", QByteArray(list).replace('\n', '\r')},
            {"unicode text", inUtf16(tabs)},
            {"windows", windows},
            {"workbook", inWorkbook(list)},
            {"titles", "Club of Erie,,,,,\nAll of July,,,,,\n\n" + list}};
        for (const auto& [name, bytes] : files) {
            QFile::remove(m_file);
            const Outcome outcome = bring(command, bytes);
            const QByteArray said = name + QByteArray(": ") + outcome.err + outcome.out;
            QVERIFY2(outcome.code == 0, said);
            QVERIFY2(fromJson(outcome.out).contains(answer), said);
            const bool isTold = outcome.err.contains("Read as Windows text; check the accents.");
            QVERIFY2(isTold == (bytes == windows), name);
        }
        QFile::remove(m_file);
        QCOMPARE(bring(command, windows, {u"--encoding"_s, u"windows-1252"_s}).code, 0);
        QFile::remove(m_file);
        const Outcome refused = bring(command, windows, {u"--encoding"_s, u"utf-8"_s});
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QCOMPARE(bring(command, windows, {u"--encoding"_s, u"runes"_s}).code, 2);
        QCOMPARE(bring(command, list, {u"--sheet"_s, u"1"_s}).errorLines(),
                 QStringList(u"--sheet is for workbooks (.xlsx); this list is text."_s));
    }

    void everyDoorSaysWhatToDoWithTheFilesOfOtherPrograms_data() {
        QTest::addColumn<QString>("command");
        for (const QString& command : {u"import-players"_s, u"schedule"_s, u"import-games"_s})
            QTest::newRow(qPrintable(command)) << command;
    }
    void everyDoorSaysWhatToDoWithTheFilesOfOtherPrograms() {
        QFETCH(const QString, command);
        for (const auto& [suffix, bytes] : foreignWorkbooks()) {
            const Outcome refused = bring(command, bytes);
            QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
            QVERIFY2(refused.err.contains("Save it as .xlsx or CSV"),
                     qPrintable(suffix + u": "_s + QString::fromUtf8(refused.err)));
            QVERIFY2(!QFile::exists(m_file), qPrintable(suffix));
        }
    }

    void everyDoorChoosesASheet() {
        const auto cells = [](const QByteArray& csv) {
            MadeRows rows;
            for (const QString& line : QString::fromUtf8(csv).split(u'\n', Qt::SkipEmptyParts)) {
                rows.emplace_back();
                for (const QString& field : line.split(u','))
                    rows.back().push_back(madeText(field));
            }
            return rows;
        };
        const QByteArray book = madeWorkbook(MadeBook{{{u"Read me"_s, {{madeText(u"hello"_s)}}},
                                                       {u"People"_s, cells(people)},
                                                       {u"Rounds"_s, cells(rounds)},
                                                       {u"Games"_s, cells(games)}}});
        QCOMPARE(bring(u"import-players"_s, book, {u"--sheet"_s, u"people"_s}).code, 0);
        QVERIFY2(peopleNow().contains("Kurt Gödel"), peopleNow().constData());
        QCOMPARE(bring(u"schedule"_s, book, {u"--sheet"_s, u"Rounds"_s}).code, 0);
        QCOMPARE(bring(u"import-games"_s, book, {u"--sheet"_s, u"4"_s}).code, 0);
        const Outcome none = bring(u"schedule"_s, book, {u"--sheet"_s, u"Nine"_s});
        QCOMPARE(none.errorLines(), QStringList(u"The workbook has no sheet \"Nine\". It has: Read "
                                                "me, People, Rounds, Games."_s));
    }

    void columnsAreSaidToEveryDoor() {
        QCOMPARE(bring(u"import-players"_s, "Byron,7\nNoether,8\n",
                       {u"--columns"_s, u"name=1,badge=2"_s, u"--no-header"_s})
                     .code,
                 0);
        const Outcome listed
            = bring(u"schedule"_s, "Jour,Heure,Quoi,Tour\n2031-07-29,9,Dune,H1\n",
                    {u"--columns"_s, u"date=Jour,time=Heure,event=3,round=Tour"_s});
        QVERIFY2(fromJson(listed.out).contains("'heats':1,'start':'2031-07-29T09:00'"),
                 listed.err.constData());
        QCOMPARE(bring(u"schedule"_s, "2031-07-29 9:00,Dune,H1\n",
                       {u"--columns"_s, u"when=1,event=2,round=3"_s, u"--no-header"_s})
                     .code,
                 0);
        QByteArray foreign = games;
        foreign.replace("year,heat,table,seat,player,pp", "Jahr,Runde,Tisch,Platz,Wer,Punkte");
        const Outcome read = bring(
            u"import-games"_s, foreign,
            {u"--columns"_s, u"year=Jahr,heat=Runde,table=Tisch,seat=Platz,player=Wer,pp=6"_s});
        QVERIFY2(fromJson(read.out).contains("'players':6,'games':1"), read.err.constData());
        QCOMPARE(bring(u"schedule"_s, rounds, {u"--columns"_s, u"date=1"_s}).code, 2);
        QCOMPARE(bring(u"import-games"_s, games, {u"--columns"_s, u"year=1"_s}).code, 2);
    }

    // Days and times as a workbook keeps them: as numbers.
    void aScheduleOfAWorkbookHasItsDays() {
        const auto row = [](const QByteArray& day, const QByteArray& time, const QString& round) {
            return std::vector<MadeCell>{madeNumber(day, 1),   madeNumber(time, 2),
                                         madeText(u"MEA"_s),   madeText(round),
                                         madeText(u"HMW-P"_s), madeNumber("2.75")};
        };
        std::vector<MadeCell> head;
        for (const QString& heading :
             {u"Date"_s, u"Time"_s, u"Code"_s, u"R/H"_s, u"Format"_s, u"Duration"_s})
            head.push_back(madeText(heading));
        const QByteArray book = madeWorkbook(MadeBook{
            {{u"S"_s, {head, row("46232", "0.375", u"H1"_s), row("46233", "0.5", u"F"_s)}}},
            {"m/d/yy", "h:mm AM/PM"}});
        const Outcome made = bring(u"schedule"_s, book, {u"--code"_s, u"MEA"_s});
        QVERIFY2(fromJson(made.out).contains("'fact':'start','was':null,'now':'2026-07-29T09:00'"),
                 QByteArray(made.err + made.out).constData());
        QVERIFY2(fromJson(made.out).contains("'now':'165'"), made.out.constData());
        QVERIFY2(fromJson(made.out).contains("'now':'2026-07-30T12:00'"), made.out.constData());
    }

    void damagedWorkbooksAreRefusedInWords() {
        const QByteArray book = inWorkbook(people);
        const Outcome cut = bring(u"import-players"_s, book.left(book.size() / 2));
        QCOMPARE(cut.errorLines(),
                 QStringList(u"The workbook is damaged. Open it in Excel, then save it again."_s));
        QVERIFY(!QFile::exists(m_file));
        const Outcome old
            = bring(u"import-players"_s, QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1..."));
        QCOMPARE(faultOfRefusal(old, ExitCode::WrongRequest), QString());
        QVERIFY2(old.err.contains("Save it as .xlsx or CSV"), old.err.constData());
    }

    // Totals, footers, refunds: told, and taken where somebody says so.
    void whoIsNobodyIsTold() {
        const QByteArray list = "Name,Status,Badge\nAda Byron,Attending,1\nBen Roe,Refunded,2\n"
                                "Total: 2,,\n";
        const Outcome outcome = bring(u"import-players"_s, list);
        QCOMPARE(outcome.code, 0);
        QCOMPARE(fromJson(outcome.out),
                 QByteArray("{'added':1,'updated':0,'unchanged':0,'rejected':[]}"));
        QCOMPARE(outcome.errorLines(),
                 (QStringList{u"line 3: The registration is marked \"Refunded\". Not taken; "
                              "--take-lines 3 takes it."_s,
                              u"line 4: \"Total: 2\" does not look like a person. Not taken; "
                              "--take-lines 4 takes it."_s}));
        QVERIFY(fromJson(bring(u"import-players"_s, list, {u"--take-lines"_s, u"3"_s}).out)
                    .contains("'added':1"));
        QVERIFY(peopleNow().contains("Ben Roe"));
        QCOMPARE(bring(u"import-players"_s, list, {u"--take-lines"_s, u"x"_s}).code, 2);
    }

    void aRowForEachEventIsOnePerson() {
        const Outcome outcome
            = bring(u"import-players"_s, "Badge,Last,First,State,Event\n1042,Byron,Ada,PA,DUN\n"
                                         "1042,Byron,Ada,PA,PRO\n");
        QCOMPARE(fromJson(outcome.out),
                 QByteArray("{'added':1,'updated':0,'unchanged':0,'rejected':[]}"));
        QCOMPARE(outcome.errorLines(),
                 (QStringList{u"Ignored columns: Event. Use --columns to say what they hold."_s,
                              u"1 line names the same person as a line above."_s}));
    }

    // There and back: by CSV, and by a workbook of the same cells.
    void everyTextOfAPersonComesBack() {
        const QStringList texts{
            u"+1 814 555 0101"_s, u"=1+1"_s,  u"@home"_s, u"-7x"_s, u"a, \"b\"; c"_s, u"O'Neil"_s,
            u"東京 é"_s,          u"sep=;"_s, u"007"_s,   u"1e5"_s, u"'x"_s,          u"0.50"_s};
        QByteArray list = "name,from,badge,preference,email,phone\n";
        int number = 0;
        for (const QString& text : texts) {
            QString quoted = text;
            quoted.replace(u'"', u"\"\""_s);
            list += u"Person %1,\"%2\",\"%2\",either,\"%2\",\"%2\"\n"_s.arg(QChar(u'A' + number++))
                        .arg(quoted)
                        .toUtf8();
        }
        QCOMPARE(bring(u"import-players"_s, list).code, 0);
        const QByteArray before = peopleNow();
        const QByteArray csv = m_terminal->done({u"people"_s, m_file, u"--format"_s, u"csv"_s});
        m_file = m_terminal->path(u"other.mentat"_s);
        QCOMPARE(bring(u"import-players"_s, csv).err, QByteArray());
        QCOMPARE(peopleNow(), before);
        QVERIFY(fromJson(bring(u"import-players"_s, csv).out).contains("'added':0,'updated':0"));
        m_file = m_terminal->path(u"third.mentat"_s);
        std::vector<std::vector<QString>> rows{
            {u"name"_s, u"from"_s, u"badge"_s, u"preference"_s, u"email"_s, u"phone"_s}};
        number = 0;
        for (const QString& text : texts)
            rows.push_back(
                {u"Person %1"_s.arg(QChar(u'A' + number++)), text, text, u"either"_s, text, text});
        QCOMPARE(bring(u"import-players"_s, madeWorkbook(rows)).err, QByteArray());
        QCOMPARE(peopleNow(), before);
    }
};

} // namespace mentat::test::tst_any_list

MENTAT_TEST(tst_any_list, TestAnyList, QCoreApplication)
#include "tst_any_list.moc"
