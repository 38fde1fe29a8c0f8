#include "app/session/rounds/round_parts.h"
#include "app/session/scheduled_event.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/errors.h"
#include "reports/wording/schedule_wording.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;

// Which rounds of a schedule are heats and which are stages, by the rules of the event.
namespace mentat::test::tst_schedule_rounds {

namespace {

const QString hmse
    = u"Mentat has no ruleset for HMSE events, in which each heat is an elimination: "
      "make each heat an event by SE, and one more for the rounds after them"_s;

/// By the lines of the file alone: how many rounds each code has, demonstrations aside. None of
/// their texts has a comma but names of people, which stand last.
QMap<QString, int> roundsListed(const QByteArray& csv) {
    QMap<QString, int> rounds;
    for (const QByteArray& line : csv.split('\n')) {
        const QByteArrayList cells = line.split(',');
        if (cells.size() < 6 || cells[3] == "Event Code" || cells[3].isEmpty() || cells[3] == "--"
            || cells[5].startsWith("Demo"))
            continue;
        ++rounds[QString::fromUtf8(cells[3])];
    }
    return rounds;
}

/// Heats and stages.
int heatsAndStages(const Event& event) {
    const auto* play = std::get_if<RulesetPlay>(&event.play);
    const auto heats = static_cast<int>(heatsPlay(event)->heats.size());
    return heats + (play ? static_cast<int>(play->ruleset.stages.size()) : 1); // Dune has a final
}

QStringList stagesOf(const Event& event) {
    QStringList names;
    for (const StageRule& stage : std::get<RulesetPlay>(event.play).ruleset.stages)
        names << stage.name.text();
    return names;
}

ScheduledRules rulesNamed(const QString& name) {
    const auto codes = FormatCodes::known();
    return *codes->named(name);
}

ScheduledEvent scheduled(const QByteArray& csv, const QString& code) {
    const auto schedule = readSchedule(csv);
    const ScheduledEvent* found = schedule ? findScheduled(schedule->events, code) : nullptr;
    if (!found)
        qFatal("the schedule has no such event");
    return *found;
}

} // namespace

class TestScheduleRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Every code of a whole year becomes an event with just the rounds that its lines list, counted
    // here by the texts of the file alone, or it is said what it lacks.
    void everyCodeOfAWholeYear() {
        QFile file(QStringLiteral(MENTAT_SHARED_SAMPLES "/wbc-schedule-2026.csv"));
        if (!file.open(QIODevice::ReadOnly))
            return; // which is not given away
        const QByteArray csv = file.readAll();
        const QMap<QString, int> listed = roundsListed(csv);
        QCOMPARE(listed.size(), qsizetype(156));
        const auto schedule = readSchedule(csv);
        const auto codes = FormatCodes::known();
        QVERIFY(schedule && codes);
        QCOMPARE(schedule->events.size(), size_t(156));
        int exact = 0;
        QStringList lacking;
        for (const ScheduledEvent& one : schedule->events) {
            const auto rules = codes->rulesOf(one);
            if (!rules) {
                lacking << one.code + u": "_s + notRunSentence(Language(), one.format);
                continue;
            }
            const auto made = eventFromSchedule(one, *rules);
            QVERIFY2(made && made->left.empty(), qPrintable(one.code));
            QVERIFY2(eventErrors(made->after).empty(), qPrintable(one.code));
            QVERIFY2(updateFromSchedule(made->after, one)->differences.empty(),
                     qPrintable(one.code));
            const int rounds = heatsAndStages(made->after);
            if (rounds == listed.value(one.code))
                ++exact;
            else
                lacking << u"%1: %2 of %3"_s.arg(one.code).arg(rounds).arg(listed[one.code]);
        }
        lacking.sort();
        const QStringList expected{u"FBS: %1"_s.arg(hmse), u"MMS: %1"_s.arg(hmse),
                                   u"SSB: 4 of 5"_s, // a draft, which is no round of games
                                   u"TNW: Mentat has no ruleset for HE events"_s,
                                   u"TT2: %1"_s.arg(hmse)};
        QStringList others = lacking;
        for (const QString& one : expected)
            others.removeOne(one);
        QCOMPARE(others.join(u'\n'), QString());
        QCOMPARE(lacking, expected);
        QCOMPARE(exact, 151);
        const auto notes = schedule->notesOf(u"SSB"_s);
        QVERIFY(std::ranges::any_of(notes, [](const ScheduleProblem& note) {
            return note.kind == ScheduleProblemKind::RoundUnknown && note.values.size() == 1;
        }));
    }

    // By elimination a round after the first is a stage, of which nothing is known but its name
    // where the ruleset has none of it; a mulligan is the first heat.
    void roundsByEliminationAreStages() {
        const auto codes = FormatCodes::known();
        const ScheduledEvent pog
            = scheduled("Date,Time,Code,Round,Format\n7/29/31,9,POG,Mulligan,SEM\n"
                        "7/29/31,13,POG,Round 1/2,SEM\n7/30/31,9,POG,Round 2/2,SEM\n"
                        "7/30/31,12,POG,Quarterfinal,SEM\n7/30/31,15,POG,Semifinal,SEM\n"
                        "7/30/31,18,POG,Final,SEM\n",
                        u"POG"_s);
        const auto rules = codes->rulesOf(pog);
        QCOMPARE(rules->name, u"SEM"_s);
        QCOMPARE(codes->heatsOf(pog), 2);
        const auto made = eventFromSchedule(pog, *rules);
        QVERIFY(made && made->left.empty());
        QCOMPARE(stagesOf(made->after),
                 (QStringList{u"Round 2"_s, u"Quarterfinal"_s, u"Semifinal"_s, u"Final"_s}));
        const auto& stages = std::get<RulesetPlay>(made->after.play).ruleset.stages;
        const auto& built = std::get<RulesetPlay>(rules->play).ruleset.stages;
        StageRule second{.name = *Name::fromText(u"Round 2"_s)};
        second.entrants = built.front().entrants;
        QVERIFY(stages[0] == second);
        QVERIFY(stages[1] == built[5]);
        QCOMPARE(stageAt(made->after, second.name).value.start->text(), u"2031-07-30T09:00"_s);
        const auto& heats = heatsPlay(made->after)->heats;
        QCOMPARE(heats.size(), size_t(2));
        QCOMPARE(heats[0].details.start->text(), u"2031-07-29T09:00"_s);
        QCOMPARE(heats[1].details.start->text(), u"2031-07-29T13:00"_s);
        QVERIFY(made->stages.earlier == std::optional(std::vector{*Name::fromText(u"Round 2"_s)}));
        QCOMPARE(earlierRoundsSentence(Language(), *made->stages.earlier),
                 u"The rounds after the heats are those of the schedule, in which all winners "
                 "play: Round 2."_s);
        // A later schedule finds them again, and one with another round proposes it.
        QVERIFY(!updateFromSchedule(made->after, pog)->change);
        ScheduledEvent longer = pog;
        ScheduledRound third = pog.rounds[2];
        third.number = HeatNumber(3);
        third.line = 99;
        longer.rounds.insert(longer.rounds.begin() + 3, third);
        const auto asked = updateFromSchedule(made->after, longer, std::nullopt);
        QVERIFY(asked->asked == (StageQuestions{{RoundKind::Elimination, true, true}}));
        QCOMPARE(stagesOf(asked->after).mid(0, 3),
                 (QStringList{u"Round 2"_s, u"Round 3"_s, u"Quarterfinal"_s}));
        QVERIFY(!isLeftOut(*asked, 99));
        // Who does not take it is told.
        const auto kept = updateFromSchedule(made->after, longer);
        QCOMPARE(kept->left.size(), size_t(1));
        QVERIFY(isLeftOut(*kept, 99));
        QCOMPARE(leftRoundSentence(Language(), kept->left.front()),
                 u"Round 3 is left out; the rules of this event have none."_s);
    }

    // Elsewhere a round with a number is a heat, and a mulligan only where records pair.
    void roundsOfOtherRulesAreHeats() {
        const auto numbersBy
            = [](const QString& rules, const QByteArray& first, const QByteArray& second) {
                  const auto made = eventFromSchedule(
                      scheduled("Date,Time,Code,Round\n7/29/31,9,TTR,M\n7/29/31,13,TTR," + first
                                    + "\n7/30/31,9,TTR," + second + "\n7/30/31,15,TTR,Final\n",
                                u"TTR"_s),
                      rulesNamed(rules));
                  return u"%1 %2"_s.arg(heatsPlay(made->after)->heats.size())
                      .arg(stagesOf(made->after).join(u','));
              };
        QCOMPARE(numbersBy(u"HMW-P"_s, "Round 1/2", "Round 2/2"), u"2 Final"_s);
        QCOMPARE(numbersBy(u"SwEl"_s, "Round 1/2", "Round 2/2"), u"3 Final"_s);
        QCOMPARE(numbersBy(u"SE"_s, "Round 1/2", "Round 2/2"), u"2 Round 2,Final"_s);
        QCOMPARE(numbersBy(u"SE"_s, "Heat 1/2", "Heat 2/2"), u"3 Final"_s);
        // A round by the name of a stage is that stage.
        QCOMPARE(numbersBy(u"SEM"_s, "Round 1", "Round of 16"), u"2 Round of 16,Final"_s);
    }

    // Eight would enter a quarterfinal that is not held: of them four win a semifinal for two
    // places.
    void aFinalTooSmallIsSaid() {
        const QByteArray head = "Date,Time,Code,Round,Format\n7/29/31,9,TTR,R1,SwEl\n";
        const QByteArray semi = "7/30/31,15,TTR,Semifinal,SwEl\n7/30/31,18,TTR,Final,SwEl\n";
        const auto crowded = [&](const QByteArray& csv) {
            return eventFromSchedule(scheduled(csv, u"TTR"_s), rulesNamed(u"SwEl"_s))->crowded;
        };
        const auto found = crowded(head + semi);
        QVERIFY(found);
        QCOMPARE(
            crowdedFinalSentence(Language(), found->stage, found->enter, found->goOn, found->final,
                                 found->places),
            u"Semifinal: 8 enter and 4 go on, but Final has 2 places. Change who enters, under "
            "Event ▸ Ruleset."_s);
        QVERIFY(!crowded(head + "7/30/31,12,TTR,Quarterfinal,SwEl\n" + semi));
        QVERIFY(!crowded(head));
        // By SE that goes by how many win.
        QVERIFY(!eventFromSchedule(scheduled(head + semi, u"TTR"_s), rulesNamed(u"SE"_s))->crowded);
    }

    void rulesGoByTheFormat() {
        const auto codes = FormatCodes::known();
        const auto ruledBy = [&](const QByteArray& format) {
            const auto rules = codes->rulesOf(scheduled(
                "Date,Time,Code,Round,Format\n7/29/31,9,TTR,R1," + format + '\n', u"TTR"_s));
            return rules ? rules->name : QString();
        };
        QCOMPARE(ruledBy("SwEl"), u"SwEl"_s);
        QCOMPARE(ruledBy("SW"), u"Swiss"_s);
        QCOMPARE(ruledBy("Swiss"), u"Swiss"_s);
        QCOMPARE(ruledBy("SE"), u"SE"_s);
        QCOMPARE(ruledBy("S\\E"), u"SE"_s);
        QCOMPARE(ruledBy("SEM"), u"SEM"_s);
        QCOMPARE(ruledBy("HMSE"), QString());
        QCOMPARE(ruledBy("Catan"), QString()); // which is no format
        QCOMPARE(ruledBy("--"), QString());
    }
};

} // namespace mentat::test::tst_schedule_rounds

MENTAT_TEST(tst_schedule_rounds, TestScheduleRounds, QCoreApplication)
#include "tst_schedule_rounds.moc"
