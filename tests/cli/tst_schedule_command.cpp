#include "app/session/scheduled_event.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/errors.h"
#include "tests/cli/cli_support.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule_command {

namespace {

QByteArray bytesAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString heatText(HeatNumber number, const VenueTime& start, const QString& room) {
    return u"%1 %2 %3"_s.arg(QString::number(number.value()), start.text(), room);
}
QStringList heatsOf(const Event& event) {
    QStringList heats;
    for (const Heat& heat : heatsPlay(event)->heats)
        heats << heatText(heat.number, *heat.details.start, heat.details.location.value_or(u""_s));
    return heats;
}
QStringList heatsOf(const ScheduledEvent& scheduled) {
    QStringList heats;
    for (const ScheduledRound& round : scheduled.rounds) {
        if (round.kind == RoundKind::Heat)
            heats << heatText(*round.number, round.start, round.room.value_or(u""_s));
    }
    return heats;
}

const QString realSchedule = QStringLiteral(MENTAT_SHARED_SAMPLES "/wbc-schedule-2026.csv");

} // namespace

/// `schedule`, as somebody at a terminal meets it.
class TestScheduleCommand : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;
    QByteArray m_csv;

    Outcome bring(const QStringList& more, const QByteArray& csv) {
        return m_terminal->run(
            QStringList{u"schedule"_s, m_file, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s} + more,
            csv);
    }
    QByteArray exported() { return fromJson(m_terminal->done({u"export"_s, m_file})); }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"new.mentat"_s);
        m_csv = bytesAt(QStringLiteral(MENTAT_TEST_DATA "/schedules/convention.csv"));
        QVERIFY(!m_csv.isEmpty());
    }

    void theListSaysWhatMentatCanRun() {
        const Outcome listed = bring({}, m_csv);
        QCOMPARE(listed.code, 0);
        const QByteArray rows = fromJson(listed.out);
        QVERIFY(rows.contains("{'code':'DUN','name':'Dune','format':'HE','class':'A','heats':3,"
                              "'start':'2031-07-29T09:00','gm':'Ada Byron','rules':'Dune',"
                              "'note':null}"));
        QVERIFY(rows.contains("'heats':2,'start':'2031-07-29T17:30','gm':'Molly Marsh'," // no demo
                              "'rules':'HMW-P','note':null}"));
        QVERIFY(
            rows.contains(QByteArray("'rules':null,'note':'" + noRulesetSentence(u"FF"_s).toUtf8()
                                     + "; --ruleset says one'}")));
        const QByteArray paired = QByteArray(m_csv).replace(",FF,", ",SwEl,");
        QVERIFY(fromJson(bring({}, paired).out)
                    .contains("'code':'CHS','name':'Chess','format':'SwEl','class':'C','heats':1,"
                              "'start':'2031-07-30T09:00','gm':'Kay King','rules':'SwEl',"
                              "'note':null}"));
        QVERIFY(!QFile::exists(m_file));
        const QString csv = m_terminal->put(u"schedule.csv"_s, m_csv);
        QCOMPARE(differenceOfFormats(*m_terminal, {u"schedule"_s, m_file, u"--csv"_s, csv}),
                 QString());
    }

    void dunesHeatsComeInWithTheirRooms() {
        const Outcome made = bring({u"--code"_s, u"dun"_s}, m_csv);
        QCOMPARE(made.err, QByteArray());
        QCOMPARE(made.code, 0);
        QVERIFY(fromJson(made.out).startsWith(
            "[{'event':1,'round':'Heat 1','fact':'start','was':null,'now':'2031-07-29T09:00'},"));
        const QByteArray document = exported();
        QVERIFY2(document.contains("'rules':'wbc-dune'"), document.constData());
        QVERIFY2(document.contains("'code':'DUN'"), document.constData());
        QVERIFY2(document.contains("'location':'Dogwood'"), document.constData());
        QVERIFY2(document.contains("'gm':'Ada Byron'"), document.constData());
        QVERIFY2(document.contains("'start':'2031-07-30T13:00','minutes':300,'location':'Alpine'"),
                 document.constData());
        QVERIFY2(document.contains("'final':{'start':'2031-07-31T09:00'"), document.constData());
    }

    void anotherEventComesWithItsRulesetAndStages() {
        QCOMPARE(bring({u"--code"_s, u"MEA"_s}, m_csv).code, 0);
        const QByteArray document = exported();
        QVERIFY2(document.contains("'rules':'heats'"), document.constData());
        QVERIFY2(document.contains("'start':'2031-07-29T17:30','minutes':165"),
                 document.constData());
        QVERIFY2(document.contains("'start':'2031-07-30T11:15'"), document.constData());
        QVERIFY2(document.contains("'location':'Cedar'"), document.constData());
        QCOMPARE(m_terminal->run({u"check"_s, m_file}).code, 0);
    }

    void changedTimesAreShownThenMade() {
        QCOMPARE(bring({u"--code"_s, u"DUN"_s}, m_csv).code, 0);
        QCOMPARE(fromJson(bring({u"--code"_s, u"DUN"_s}, m_csv).out), QByteArray("[]"));
        QByteArray later = m_csv;
        later.replace("7/30/31,We,9,DUN,Dune,Round 2/3,A,HE,Scheduled,5,Alpine",
                      "7/30/31,We,10.5,DUN,Dune,Round 2/3,A,HE,Scheduled,5,Birch");
        const QByteArray rows
            = "[{'event':#,'round':'Heat 2','fact':'start','was':'2031-07-30T09:00',"
              "'now':'2031-07-30T10:30'},"
              "{'event':#,'round':'Heat 2','fact':'room','was':'Alpine','now':'Birch'}]";
        const auto before = m_terminal->content();
        const Outcome tried = bring({u"--code"_s, u"DUN"_s, u"--dry-run"_s}, later);
        QCOMPARE(fromJson(tried.out), QByteArray(rows).replace("#", "null"));
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        QCOMPARE(fromJson(bring({u"--code"_s, u"DUN"_s}, later).out),
                 QByteArray(rows).replace("#", "1"));
        QVERIFY(exported().contains("'start':'2031-07-30T10:30'"));
        QVERIFY(exported().contains("'start':'2031-07-30T13:00'"));
    }

    void otherRulesThanTheProposedOnes() {
        QCOMPARE(bring({u"--code"_s, u"CHS"_s, u"--ruleset"_s, u"hwo"_s}, m_csv).code, 0);
        QVERIFY2(exported().contains("'name':'HWO'"), exported().constData());
        QVERIFY(QFile::remove(m_file));
        const Outcome none = bring({u"--code"_s, u"CHS"_s, u"--ruleset"_s, u"chess"_s}, m_csv);
        QCOMPARE(faultOfRefusal(none, ExitCode::WrongRequest), QString());
        QVERIFY2(none.err.startsWith("There is no ruleset \"chess\". There are: Dune, "),
                 none.err.constData());
        QVERIFY(!QFile::exists(m_file));
        QCOMPARE(bring({u"--ruleset"_s, u"HWO"_s}, m_csv).code, 2);
    }

    void theStagesAreThoseOfTheSchedule() {
        const Outcome made = bring({u"--code"_s, u"QUA"_s}, m_csv);
        QCOMPARE(made.code, 0);
        QVERIFY2(made.err.contains("Quarterfinal is added for this event; the ruleset has none."),
                 made.err.constData());
        QVERIFY2(made.err.contains("\nSemifinal is not held in this event;"), made.err.constData());
        QVERIFY2(exported().contains("'name':'Quarterfinal',"), exported().constData());
        QVERIFY2(exported().contains("'start':'2031-07-31T12:00'"), exported().constData());
    }

    void theStagesAreThoseOfTheRulesetIfAskedFor() {
        const QStringList wanted{u"--code"_s, u"QUA"_s, u"--keep-rounds"_s};
        const Outcome made = bring(wanted, m_csv);
        QCOMPARE(made.code, 0);
        QCOMPARE(made.errorLines(),
                 QStringList(u"line 21: Quarterfinal is left out; the rules of this event have "
                             "none."_s));
        QVERIFY2(exported().contains("'name':'Semifinal',"), exported().constData());
        QVERIFY2(!exported().contains("'Quarterfinal'"), exported().constData());
        // An event that is there keeps its own in any case.
        const Outcome again = bring({u"--code"_s, u"QUA"_s}, m_csv);
        QCOMPARE(again.errorLines(), made.errorLines());
        QVERIFY2(!exported().contains("'Quarterfinal'"), exported().constData());
        QCOMPARE(bring({u"--keep-rounds"_s}, m_csv).code, 2);
    }

    // Case by case as other conventions write it: nothing of it is lost without a word.
    void everyRoundThatPeopleWriteComesIn() {
        const QByteArray head = "Date,Time,Event Code,Event,R/H,Format,Duration,Location,GM\n";
        const Outcome made = bring({u"--code"_s, u"PRO"_s},
                                   head
                                       + "7/25/26,9,PRO,Puerto Rico,Heat A,HWO,2,Seasons,X\n"
                                         "7/26/26,9,PRO,Puerto Rico,Heat #2,HWO,2,Seasons,X\n"
                                         "7/27/26,9,PRO,Puerto Rico,Prelim 3/4,HWO,2,Seasons,X\n"
                                         "7/28/26,9,PRO,Puerto Rico,Rd 4,HWO,300,Seasons,X\n"
                                         "7/31/26,9,PRO,Puerto Rico,S,HWO,2,Seasons,X\n"
                                         "7/31/26,11,PRO,Puerto Rico,Grand Final,HWO,2,Seasons,X\n"
                                         "7/31/26,8,PRO,Puerto Rico,Breakfast,HWO,2,Deck,X\n"
                                         "7/24/26,8,PRO,Puerto Rico,M,HWO,2,Deck,X\n");
        QCOMPARE(made.code, 0);
        const QByteArray rows = fromJson(made.out);
        for (const char* round : {"Heat 1", "Heat 2", "Heat 3", "Heat 4", "Semifinal", "Final"})
            QVERIFY2(
                rows.contains(QByteArray("'round':'" + QByteArray(round) + "','fact':'start'")),
                round);
        QVERIFY2(rows.contains("'round':'Heat 4','fact':'minutes','was':null,'now':'300'"),
                 rows.constData());
        QCOMPARE(made.errorLines(),
                 (QStringList{
                     u"line 5, column 7 (Duration): \"300\" is read as minutes; check it"_s,
                     u"line 8, column 5 (R/H): \"Breakfast\" is left out: it is not a "
                     "round that Mentat knows; if games are played in it, name it like Heat 3"_s,
                     u"line 9, column 5 (R/H): \"M\" is left out: it is not a heat"_s}));
    }

    // Days, meals and demonstrations are nobody's; a round without its event is somebody's.
    void aListSaysWhatItPassedOver() {
        QCOMPARE(bring({}, m_csv).err, QByteArray());
        const Outcome listed = bring({}, "Date,Time,Code,Event,Round,Fee\n7/29/31,9,A,A,Heat 1,\n"
                                         "7/29/31,9,,A,Heat 2,\n7/29/31,9,A,A,Draft,\n"
                                         "7/29/31,9,--,Lunch,--,\n");
        QCOMPARE(
            listed.errorLines(),
            (QStringList{u"line 3, column 3 (Code): \"Heat 2\" is left out: no event is named in "
                         "its row"_s,
                         u"line 4, column 5 (Round): \"Draft\" is left out: it is not a round "
                         "that Mentat knows; if games are played in it, name it like Heat 3"_s,
                         u"Ignored columns: Fee. Use --columns to say what they hold."_s}));
    }

    void whatCannotBeMadeIsRefused() {
        const auto refuses
            = [&](const QStringList& more, const QByteArray& csv, const QString& line) {
                  const Outcome outcome = bring(more, csv);
                  QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
                  QCOMPARE(outcome.errorLines(), QStringList(line));
                  QVERIFY(!QFile::exists(m_file));
              };
        refuses({u"--code"_s, u"CHS"_s}, m_csv,
                noRulesetSentence(u"FF"_s) + u"; --ruleset says one."_s);
        refuses({u"--code"_s, u"CHS"_s}, QByteArray(m_csv).replace(",FF,", ",HMSE,"),
                noRulesetSentence(u"HMSE"_s) + u'.');
        refuses({u"--code"_s, u"XYZ"_s}, m_csv,
                u"The schedule has no event with the code \"XYZ\"."_s);
        refuses({}, "name,from\nAda,PA\n",
                u"No row names the columns of a schedule: Date, Time, Event Code, Event, and "
                "Round/Heat"_s);
        QByteArray broken = m_csv;
        broken.replace("7/30/31,We,13,DUN", "7/30/31,We,noon,DUN");
        const QString sentence = u"line 17, column 3 (Time): \"noon\" is not a time; write it like "
                                 "9, 17.5, or 17:30"_s;
        refuses({u"--code"_s, u"DUN"_s}, broken, sentence);
        refuses({}, broken, sentence);
        QCOMPARE(bring({u"--code"_s, u"MEA"_s}, broken).code, 0); // not its line
    }

    // By elimination the rounds after the first are stages, and a mulligan is a heat that is told
    // as one.
    void aMulliganIsAHeatOfAnElimination() {
        const Outcome made = bring({u"--code"_s, u"POG"_s},
                                   "Date,Time,Code,Event,Round,Format\n"
                                   "7/29/31,8,POG,Paths,Demo,SEM\n7/29/31,9,POG,Paths,M,SEM\n"
                                   "7/29/31,13,POG,Paths,Round 1/2,SEM\n"
                                   "7/30/31,9,POG,Paths,Round 2/2,SEM\n"
                                   "7/30/31,12,POG,Paths,Quarterfinal,SEM\n"
                                   "7/30/31,15,POG,Paths,Semifinal,SEM\n"
                                   "7/30/31,18,POG,Paths,Final,SEM\n");
        QCOMPARE(made.code, 0);
        QCOMPARE(made.errorLines(),
                 (QStringList{u"line 2, column 5 (Round): \"Demo\" is left out: it is not a heat"_s,
                              u"The rounds after the heats are those of the schedule, in which all "
                              "winners play: Round 2."_s}));
        const QByteArray rows = fromJson(made.out);
        for (const char* row : {"'round':'Heat 1','fact':'start','was':null,"
                                "'now':'2031-07-29T09:00'",
                                "'round':'Heat 2','fact':'start','was':null,"
                                "'now':'2031-07-29T13:00'",
                                "'round':'Round 2','fact':'start','was':null,"
                                "'now':'2031-07-30T09:00'",
                                "'round':'Final','fact':'start'"})
            QVERIFY2(rows.contains(row), rows.constData());
        QVERIFY2(exported().contains("'stages':[{'name':'Round 2','entrants':{'wins':1}},"
                                     "{'name':'Quarterfinal','byesTo':4},"),
                 exported().constData());
        QCOMPARE(m_terminal->run({u"check"_s, m_file}).code, 0);
    }

    // Of the 156 events each becomes an event with its heats, or it is said why not.
    void theRealScheduleBecomesEvents() {
        if (!QFile::exists(realSchedule))
            return; // which is not given away
        const QByteArray csv = bytesAt(realSchedule);
        const QByteArray rows = fromJson(bring({}, csv).out);
        QCOMPARE(rows.count("'code':"), 156);
        QCOMPARE(rows.count("'rules':'HMW-P'"), 75);
        QCOMPARE(rows.count("'rules':'HWO'"), 20);
        QCOMPARE(rows.count("'rules':'HMW-T'"), 5);
        QCOMPARE(rows.count("'rules':'SwEl'"), 27);
        QCOMPARE(rows.count("'rules':'SE'"), 10);
        QCOMPARE(rows.count("'rules':'SEM'"), 7);
        QCOMPARE(rows.count("'rules':'Swiss'"), 7);
        QCOMPARE(rows.count("'rules':'Dune'"), 1);
        QCOMPARE(bring({u"--code"_s, u"TNW"_s}, csv).code, 1); // HE, but not the Dune tournament
        const auto schedule = readSchedule(csv);
        const auto codes = FormatCodes::known();
        QVERIFY(schedule && codes);
        int made = 0;
        for (const ScheduledEvent& scheduled : schedule->events) {
            const auto rules = codes->rulesOf(scheduled);
            if (!rules)
                continue;
            ++made;
            const auto update = eventFromSchedule(scheduled, *rules);
            QVERIFY2(update, qPrintable(scheduled.code));
            QVERIFY2(eventErrors(update->after).empty(), qPrintable(scheduled.code));
            if (!scheduled.format->startsWith(u"S"_s)) // where others are stages, or heats
                QCOMPARE(heatsOf(update->after), heatsOf(scheduled));
            QCOMPARE(heatsOf(update->after).size(), codes->heatsOf(scheduled));
            QVERIFY2(updateFromSchedule(update->after, scheduled)->differences.empty(),
                     qPrintable(scheduled.code));
        }
        QCOMPARE(made, 152);
    }
};

} // namespace mentat::test::tst_schedule_command

MENTAT_TEST(tst_schedule_command, TestScheduleCommand, QCoreApplication)
#include "tst_schedule_command.moc"
