#include "app/session/rounds/round_parts.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "app/session/scheduled_event.h"
#include "model/changes/change_kind.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/errors.h"
#include "reports/wording/schedule_wording.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule_taken {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","code":"DUN","year":2031,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"}],
 "heats":[{"number":1,"start":"2031-07-29T09:00","minutes":300,"entrants":["p1"],"games":[]},
  {"number":2,"start":"2031-07-30T09:00","minutes":300,"location":"Alpine","entrants":[],"games":[]}],
 "final":{"start":"2031-07-31T09:00"}})";

const QByteArray later = "Date,Time,Code,Event,Round,Class,Format,Duration,Location\n"
                         "7/29/31,10,DUN,Dune,Round 1/3,A,HE,5,Birch\n"
                         "7/30/31,9,DUN,Dune,Round 2/3,A,HE,4,Alpine\n"
                         "7/30/31,15,DUN,Dune,Round 3/3,A,HE,5,Alpine\n"
                         "7/31/31,8,DUN,Dune,Quarterfinal,A,HE,2,Cedar\n"
                         "7/31/31,11,DUN,Dune,Final,A,HE,8,Dogwood\n";

constexpr std::array advanced{RoundKind::Quarterfinal, RoundKind::Semifinal, RoundKind::Final};

/// An event of two heats and of these advanced rounds, an hour after each other.
ScheduledEvent listing(const RoundKinds& rounds) {
    ScheduledEvent event{u"TTR"_s, *Name::fromText(u"Rails"_s), {}, {}, {}, {}};
    qint64 line = 1;
    const auto add = [&](RoundKind kind, std::optional<HeatNumber> number) {
        const auto start = VenueTime::of(QDate(2031, 7, 29), QTime(static_cast<int>(9 + line), 0));
        const QString words = kind == RoundKind::Heat ? u"Heat"_s : u"round"_s;
        event.rounds.push_back({++line, kind, number, words, start, Minutes(60), u"Elm"_s});
    };
    add(RoundKind::Heat, HeatNumber(1));
    add(RoundKind::Heat, HeatNumber(2));
    for (const RoundKind kind : rounds)
        add(kind, {});
    return event;
}

/// All choices of some of the advanced rounds.
std::vector<RoundKinds> someRounds() {
    std::vector<RoundKinds> all;
    for (unsigned bits = 0; bits < 8; ++bits) {
        RoundKinds rounds;
        for (unsigned i = 0; i < advanced.size(); ++i) {
            if (bits & (1U << i))
                rounds.insert(advanced.at(i));
        }
        all.push_back(std::move(rounds));
    }
    return all;
}

QStringList stagesOf(const Event& event) {
    QStringList names;
    for (const StageRule& stage : std::get<RulesetPlay>(event.play).ruleset.stages)
        names << stage.name.text();
    return names;
}

size_t differing(const RoundKinds& some, const RoundKinds& others) {
    return static_cast<size_t>(std::ranges::count_if(
        advanced, [&](RoundKind kind) { return some.contains(kind) != others.contains(kind); }));
}

QStringList namesOf(const RoundKinds& rounds) {
    QStringList names;
    for (const RoundKind kind : advanced) {
        if (rounds.contains(kind))
            names << stageName(kind).text();
    }
    return names;
}

/// "Quarterfinal+ Semifinal-": what is asked, and in brackets what is not proposed.
QString askedIn(const ScheduleUpdate& update) {
    QStringList asked;
    for (const StageQuestion& question : update.asked) {
        const QString text = stageName(question.kind).text() + (question.isListed ? u'+' : u'-');
        asked << (question.isTaken ? text : u"(%1)"_s.arg(text));
    }
    return asked.join(u' ');
}

ScheduledRules rulesNamed(const QString& name) {
    const auto codes = FormatCodes::known();
    return *codes->named(name);
}

/// An event by HMW-P that has these advanced rounds.
Event eventWith(const RoundKinds& rounds) {
    return eventFromSchedule(listing(rounds), rulesNamed(u"HMW-P"_s))->after;
}

PlayedStage& playedStage(Event& event, RoundKind kind) {
    auto& stages = std::get<RulesetPlay>(event.play).stages;
    return *std::ranges::find(stages, stageName(kind), &PlayedStage::name);
}

ScheduledEvent scheduled(const QByteArray& csv, const QString& code) {
    const auto schedule = readSchedule(csv);
    const ScheduledEvent* found = schedule ? findScheduled(schedule->events, code) : nullptr;
    if (!found)
        qFatal("the schedule has no such event");
    return *found;
}

} // namespace

/// What a schedule changes in an event is one act.
class TestScheduleTaken : public SessionTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void manyTimesAreOneActAndOneUndo() {
        const Event before = event();
        const auto update = updateFromSchedule(before, scheduled(later, u"DUN"_s));
        QVERIFY(update && update->change);
        QCOMPARE(update->change->kind, ChangeKind::ScheduleTaken);
        QCOMPARE(update->change->operands, (Values{u"Dune"_s, qint64(2031)}));
        // start and room of the first, length of the second, all of the third and of the final
        QCOMPARE(update->differences.size(), size_t(9));
        const auto entries = m_session->journalPage({}, 10)->size();
        QVERIFY(m_session->perform(id(), *update->change));
        QCOMPARE(m_session->journalPage({}, 10)->size(), entries + 1);
        QVERIFY(event() == update->after);
        const Heat& third = heatsPlay(event())->heats.at(2);
        QCOMPARE(third.details.start->text(), u"2031-07-30T15:00"_s);
        QCOMPARE(heatsPlay(event())->heats.front().entrants.size(), size_t(1));

        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo());
        QVERIFY(event() == update->after);
        openAgain();
        QVERIFY(event() == update->after);
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
    }

    void whatHasNoPlaceIsNamed() {
        const auto update = updateFromSchedule(event(), scheduled(later, u"DUN"_s));
        QCOMPARE(update->left.size(), size_t(1));
        QCOMPARE(update->left.front().kind, RoundKind::Quarterfinal);
        QCOMPARE(finalStage(update->after)->location, u"Dogwood"_s);
    }

    // Its tables play: what they began by stays, and that is said.
    void aRoundThatHasBegunStays() {
        Event playing = event();
        Heat& first = heatsPlay(playing)->heats.front();
        Game table = blankGame(playing);
        table.seats.push_back(blankSeat(playing, SeatNumber(1), playing.players.front().id));
        first.games = {table};
        const auto changes = [&] {
            const auto update = updateFromSchedule(playing, scheduled(later, u"DUN"_s));
            return std::pair(update->begun.size(), update->differences.size());
        };
        QCOMPARE(changes(), std::pair(size_t(0), size_t(9))); // drawn only
        first.games.front().start = first.details.start;
        QCOMPARE(changes(), std::pair(size_t(1), size_t(7)));
        std::get<DunePlay>(playing.play).setFinalGame(table);
        QCOMPARE(changes(), std::pair(size_t(1), size_t(7)));
        std::get<DunePlay>(playing.play).finalGame()->end
            = VenueTime::fromText(u"2031-07-31T12:00"_s);
        QCOMPARE(changes(), std::pair(size_t(2), size_t(4)));

        const auto update = updateFromSchedule(playing, scheduled(later, u"DUN"_s));
        QVERIFY(heatsPlay(update->after)->heats.front() == first);
        QVERIFY(*finalStage(update->after) == *finalStage(playing));
        QCOMPARE(begunRoundSentence(Language(), update->begun.front()),
                 u"Heat 1 has begun; its times stay."_s);
        // One that the schedule has as it is, is not spoken of.
        const auto settled = updateFromSchedule(
            playing,
            scheduled(QByteArray(later).replace("7/29/31,10,DUN,Dune,Round 1/3,A,HE,5,Birch",
                                                "7/29/31,9,DUN,Dune,Round 1/3,A,HE,5,"),
                      u"DUN"_s));
        QCOMPARE(settled->begun.size(), size_t(1));
    }

    // Of the ruleset those rounds that the schedule lists, with their times, and no other.
    void aNewEventHasTheRoundsOfTheSchedule_data() {
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<QStringList>("stages");
        const QString quarter = u"Quarterfinal"_s;
        const QString semi = u"Semifinal"_s;
        const QString final = u"Final"_s;
        QTest::newRow("all") << QStringList{quarter, semi, final}
                             << QStringList{quarter, semi, final};
        QTest::newRow("as the ruleset") << QStringList{semi, final} << QStringList{semi, final};
        QTest::newRow("no semifinal") << QStringList{final} << QStringList{final};
        QTest::newRow("a quarterfinal for it")
            << QStringList{quarter, final} << QStringList{quarter, final};
        QTest::newRow("none") << QStringList() << QStringList();
    }
    void aNewEventHasTheRoundsOfTheSchedule() {
        QFETCH(const QStringList, rounds);
        QFETCH(const QStringList, stages);
        QByteArray csv = "Date,Time,Code,Round,Duration,Location,Prize Level\n"
                         "7/29/31,9,TTR,H1,2,Alpine,6\n";
        int hour = 9;
        for (const QString& round : rounds)
            csv += "7/30/31," + QByteArray::number(++hour) + ",TTR," + round.toUtf8()
                   + ",3,Birch,6\n";
        const auto codes = FormatCodes::known();
        for (const ScheduledRules& rules : codes->all()) {
            if (!std::holds_alternative<RulesetPlay>(rules.play))
                continue;
            const auto made = eventFromSchedule(scheduled(csv, u"TTR"_s), rules);
            QVERIFY(made);
            QVERIFY2(eventErrors(made->after).empty(), qPrintable(rules.name));
            QStringList found;
            const auto& play = std::get<RulesetPlay>(made->after.play);
            for (const StageRule& stage : play.ruleset.stages) {
                found << stage.name.text();
                const auto placed = stageAt(made->after, stage.name).value;
                QVERIFY(placed.start.has_value());
                QCOMPARE(placed.minutes->value(), 180);
                QCOMPARE(placed.location, u"Birch"_s);
            }
            QCOMPARE(found, stages);
            QVERIFY(made->left.empty());
            QCOMPARE(made->after.settings.prizeLevel.value(), 6);
        }
    }

    // Each event of four years that Mentat can run gets just the rounds that its rows list.
    void eventsOfFourYearsHaveTheirRounds_data() {
        QTest::addColumn<int>("made"); // events with rules
        QTest::newRow("2022") << 27;
        QTest::newRow("2023") << 30;
        QTest::newRow("2024") << 28;
        QTest::newRow("2025") << 26;
    }
    void eventsOfFourYearsHaveTheirRounds() {
        QFETCH(const int, made);
        QFile file(QStringLiteral(MENTAT_TEST_DATA "/schedules/year-%1.csv")
                       .arg(QString::fromLatin1(QTest::currentDataTag())));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto schedule = readSchedule(file.readAll());
        const auto codes = FormatCodes::known();
        QVERIFY(schedule && codes);
        int count = 0;
        for (const ScheduledEvent& listed : schedule->events) {
            const auto rules = codes->rulesOf(listed);
            if (!rules)
                continue;
            ++count;
            const auto update = eventFromSchedule(listed, *rules);
            QVERIFY2(update && update->left.empty(), qPrintable(listed.code));
            const Event& event = update->after;
            QVERIFY2(eventErrors(event).empty(), qPrintable(listed.code));
            const bool isElimination = listed.format->startsWith(u"SE"_s);
            RoundKinds rounds;
            QStringList later; // by elimination, between the heats and the others
            size_t heats = 0;
            for (const ScheduledRound& round : listed.rounds) {
                if (isElimination && round.kind == RoundKind::Heat && round.number->value() > 1)
                    later << u"Round %1"_s.arg(round.number->value());
                else
                    heats += round.kind == RoundKind::Heat || round.kind == RoundKind::Mulligan;
                if (std::ranges::find(advanced, round.kind) != advanced.end())
                    rounds.insert(round.kind);
            }
            QCOMPARE(heatsPlay(event)->heats.size(), heats);
            if (std::holds_alternative<RulesetPlay>(event.play))
                QCOMPARE(stagesOf(event), later + namesOf(rounds));
            for (const ScheduledRound& round : listed.rounds) {
                if (!rounds.contains(round.kind)
                    || !std::holds_alternative<RulesetPlay>(event.play))
                    continue;
                const auto stage = stageAt(event, stageName(round.kind)).value;
                QCOMPARE(stage.start, std::optional(round.start));
                QCOMPARE(stage.location, round.room);
            }
            QVERIFY(updateFromSchedule(event, listed)->differences.empty());
            QCOMPARE(event.settings.prizeLevel.value(), *listed.prizeLevel);
        }
        QCOMPARE(count, made);
    }

    // Of a round that the ruleset lacks nothing is known but its name. As the first it takes those
    // who would have entered the semifinal, and only who wins there enters that one.
    void aRoundThatTheRulesetLacksHasItsNameAlone() {
        const auto codes = FormatCodes::known();
        const ScheduledRules& rules = *codes->named(u"HMW-P"_s);
        const auto& built = std::get<RulesetPlay>(rules.play).ruleset.stages;
        const auto made
            = eventFromSchedule(scheduled("Date,Time,Code,Round\n7/29/31,9,TTR,H1\n"
                                          "7/30/31,9,TTR,QF\n7/30/31,12,TTR,S\n7/30/31,15,TTR,F\n",
                                          u"TTR"_s),
                                rules);
        const auto& stages = std::get<RulesetPlay>(made->after.play).ruleset.stages;
        StageRule quarterfinal{.name = stageName(RoundKind::Quarterfinal)};
        quarterfinal.entrants = built[0].entrants;
        QVERIFY(stages[0] == quarterfinal);
        StageRule semifinal = built[0];
        semifinal.entrants.reset();
        QVERIFY(stages[1] == semifinal);
        QVERIFY(stages[2] == built[1]);
        QVERIFY(made->stages.added == std::vector{RoundKind::Quarterfinal});
        QVERIFY(made->stages.dropped.empty());
    }

    // Whatever the rules have, the schedule lists and the answers are: what is taken becomes as the
    // schedule has it, the rest stays, in the order of play and without an error.
    void eachAnswerCountsForItself() {
        using enum RoundKind;
        const auto codes = FormatCodes::known();
        int cases = 0;
        for (const ScheduledRules& rules : codes->all()) {
            if (!std::holds_alternative<RulesetPlay>(rules.play))
                continue;
            for (const RoundKinds& had : someRounds()) {
                const auto before = eventFromSchedule(listing(had), rules);
                if (stagesOf(before->after) != namesOf(had))
                    continue; // a semifinal of nothing: these rules have no final
                for (const RoundKinds& listed : someRounds()) {
                    for (const RoundKinds& taken : someRounds()) {
                        RoundKinds wanted;
                        for (const RoundKind kind : advanced) {
                            if ((taken.contains(kind) ? listed : had).contains(kind))
                                wanted.insert(kind);
                        }
                        if (!had.empty() && !had.contains(Final))
                            wanted.erase(Final); // which would come after their last
                        if (had.empty() && !wanted.contains(Final))
                            wanted.clear();
                        const auto update
                            = updateFromSchedule(before->after, listing(listed), taken);
                        QVERIFY(update);
                        QCOMPARE(stagesOf(update->after), namesOf(wanted));
                        QVERIFY2(eventErrors(update->after).empty(), qPrintable(rules.name));
                        QCOMPARE(update->stages.added.size() + update->stages.dropped.size(),
                                 differing(had, wanted));
                        ++cases;
                    }
                }
            }
        }
        QVERIFY2(cases > 8 * 4 * 64, qPrintable(QString::number(cases)));
    }

    // A line for each state of the event: what is asked, and what proposed.
    void whatIsProposed() {
        using enum RoundKind;
        const RoundKinds two{Semifinal, Final};
        const RoundKinds three{Quarterfinal, Semifinal, Final};
        const auto asked = [](const Event& of, const RoundKinds& listed) -> QString {
            const auto update = updateFromSchedule(of, listing(listed), std::nullopt);
            return askedIn(*update) + (update->stagesStay ? u"they stay"_s : u""_s);
        };
        Event event = eventWith(two);
        QCOMPARE(asked(event, two), QString());
        QCOMPARE(asked(event, three), u"Quarterfinal+"_s);
        QCOMPARE(asked(event, {Quarterfinal, Final}), u"Quarterfinal+ Semifinal-"_s);
        // What a schedule does not say stays, unless somebody wants it otherwise.
        QCOMPARE(asked(event, {Final}), u"(Semifinal-)"_s);
        QCOMPARE(asked(event, {}), u"(Semifinal-) (Final-)"_s);
        QCOMPARE(asked(eventWith({}), two), u"Semifinal+ Final+"_s);
        QCOMPARE(asked(eventWith({Quarterfinal, Final}), three), u"Semifinal+"_s);

        auto& heat = heatsPlay(event)->heats.front();
        heat.games = {blankGame(event)};
        QCOMPARE(asked(event, three), u"Quarterfinal+"_s); // drawn only
        heat.games.front().start = heat.details.start;
        QCOMPARE(asked(event, three), u"(Quarterfinal+)"_s);
        QCOMPARE(asked(event, {Final}), u"(Semifinal-)"_s);

        // Called, closed, or drawn: nobody is asked any more, and nothing can be taken.
        const auto stays = [&](const std::function<void(PlayedStage&)>& begin) {
            Event begun = event;
            begin(playedStage(begun, Semifinal));
            QCOMPARE(asked(begun, three), u"they stay"_s);
            QCOMPARE(asked(begun, two), QString());
            const auto update
                = updateFromSchedule(begun, listing({Final}), RoundKinds{Quarterfinal, Semifinal});
            QCOMPARE(stagesOf(update->after), namesOf(two));
            QVERIFY(update->stages.added.empty() && update->stages.dropped.empty());
            QVERIFY(std::get<RulesetPlay>(update->after.play).stages.front()
                    == std::get<RulesetPlay>(begun.play).stages.front());
        };
        stays([](PlayedStage& stage) { stage.details.closed = true; });
        stays([](PlayedStage& stage) {
            stage.details.calls = {{*PlayerId::fromText(u"p1"_s), CallState::Told, {}}};
        });
        stays([&](PlayedStage& stage) { stage.games = {blankGame(event)}; });
    }

    // The rules, what is recorded of a round that goes, and the times: one act, one undo.
    void roundsOfAnEventThatIsThereAreOneActToo() {
        using enum RoundKind;
        const auto id = m_session->addEvent(eventWith({Semifinal, Final}));
        QVERIFY(id);
        const auto event = [&] { return *findEvent(m_session->book(), *id); };
        const Event before = event();
        // The command line's, which nobody has asked.
        const ScheduledEvent three = listing({Quarterfinal, Semifinal, Final});
        const auto unasked = updateFromSchedule(before, three);
        QCOMPARE(stagesOf(unasked->after), stagesOf(before));
        QCOMPARE(unasked->left.size(), size_t(1));
        for (const RoundKinds& listed :
             {RoundKinds{Quarterfinal, Semifinal, Final}, RoundKinds{Quarterfinal, Final},
              RoundKinds{Final}, RoundKinds{}}) {
            const auto update = updateFromSchedule(before, listing(listed),
                                                   RoundKinds{Quarterfinal, Semifinal, Final});
            QVERIFY(update && update->change);
            QCOMPARE(update->change->kind, ChangeKind::ScheduleTaken);
            QVERIFY(update->left.empty());
            QCOMPARE(stagesOf(update->after), namesOf(listed));
            for (const ScheduledRound& round : listing(listed).rounds) {
                if (round.kind != Heat)
                    QCOMPARE(stageAt(update->after, stageName(round.kind)).value.start,
                             std::optional(round.start));
            }
            const auto entries = m_session->journalPage({}, 50)->size();
            QVERIFY(m_session->perform(*id, *update->change));
            QCOMPARE(m_session->journalPage({}, 50)->size(), entries + 1);
            QVERIFY(event() == update->after);
            openAgain();
            QVERIFY(event() == update->after);
            QVERIFY(m_session->undo());
            QVERIFY(event() == before);
            QVERIFY(m_session->redo());
            QVERIFY(event() == update->after);
            QVERIFY(m_session->undo());
        }
    }

    // One round before the final is the same, whatever it is called: what was typed of it stays.
    void aRoundByAnotherNameKeepsWhatIsKnownOfIt() {
        using enum RoundKind;
        Event event = eventWith({Semifinal, Final});
        playedStage(event, Semifinal).details.deadline = VenueTime::fromText(u"2031-07-29T08:30"_s);
        const auto& rules = std::get<RulesetPlay>(event.play).ruleset.stages;
        const auto update = updateFromSchedule(event, listing({Quarterfinal, Final}), std::nullopt);
        const auto& after = std::get<RulesetPlay>(update->after.play).ruleset.stages;
        QVERIFY(after[0].entrants == rules[0].entrants);
        QCOMPARE(stageAt(update->after, stageName(Quarterfinal)).value.deadline->text(),
                 u"2031-07-29T08:30"_s);
        QVERIFY(update->differences.empty()); // at the same hour
        QCOMPARE(update->changeCount(), size_t(2));
    }

    // H8: the last stage is the final, whatever the ruleset calls it; so with the words that
    // schedules have for the round before it. Nothing is asked, added, or left out.
    void stagesByOtherNamesAreThoseOfTheSchedule_data() {
        QTest::addColumn<QString>("semifinal");
        QTest::addColumn<QString>("final");
        QTest::newRow("as built in") << u"Semifinal"_s << u"Final"_s;
        for (const QString& last : {u"Grand Final"_s, u"Championship"_s, u"Top table"_s})
            QTest::newRow(qPrintable(last)) << u"Semifinal"_s << last;
        QTest::newRow("both") << u"Semi-finals"_s << u"The Last Stand"_s;
    }
    void stagesByOtherNamesAreThoseOfTheSchedule() {
        QFETCH(const QString, semifinal);
        QFETCH(const QString, final);
        using enum RoundKind;
        ScheduledRules rules = rulesNamed(u"HMW-P"_s);
        auto& stages = std::get<RulesetPlay>(rules.play).ruleset.stages;
        QCOMPARE(stages.size(), size_t(2));
        stages.front().name = *Name::fromText(semifinal);
        stages.back().name = *Name::fromText(final);
        const ScheduledEvent two = listing({Semifinal, Final});
        const auto made = eventFromSchedule(two, rules);
        QVERIFY(made);
        QCOMPARE(stagesOf(made->after), (QStringList{semifinal, final}));
        QVERIFY(made->left.empty() && made->asked.empty());
        QVERIFY(made->stages.added.empty() && made->stages.dropped.empty());
        for (const StageRule& stage : stages)
            QVERIFY(stageAt(made->after, stage.name).value.start.has_value());
        // Also where the event is there, and where the schedule has another round besides.
        const auto moved = updateFromSchedule(
            made->after, listing({Quarterfinal, Semifinal, Final}), std::nullopt);
        QCOMPARE(stagesOf(moved->after), (QStringList{u"Quarterfinal"_s, semifinal, final}));
        QVERIFY(moved->left.empty());
        // A stage that only becomes the last one is neither added nor dropped for it.
        const auto alone = updateFromSchedule(made->after, listing({Semifinal}), RoundKinds{Final});
        QCOMPARE(stagesOf(alone->after), QStringList{semifinal});
        QVERIFY(alone->stages.dropped == std::vector{Final} && alone->stages.added.empty());
    }

    // A ruleset without it takes when and where it was to be held along, and nothing more.
    void aRoundLeavesTheRulesetWithItsTimes() {
        using enum RoundKind;
        const auto id = m_session->addEvent(eventWith({Quarterfinal, Semifinal, Final}));
        QVERIFY(id);
        Event event = *findEvent(m_session->book(), *id);
        Ruleset without = std::get<RulesetPlay>(event.play).ruleset;
        std::swap(without.stages[1].entrants, without.stages[0].entrants);
        without.stages.erase(without.stages.begin());
        QVERIFY(!againstRuleset(event, without));
        QVERIFY(m_session->perform(*id, chooseRuleset(event, without)));
        const Event after = *findEvent(m_session->book(), *id);
        QVERIFY(!findStage(std::get<RulesetPlay>(after.play), stageName(Quarterfinal)));
        QVERIFY(stageAt(after, stageName(Semifinal)).value.start.has_value());
        QVERIFY(m_session->undo());
        QVERIFY(*findEvent(m_session->book(), *id) == event);
        playedStage(event, Quarterfinal).details.closed = true;
        QVERIFY(againstRuleset(event, without));
    }

    void aStageThatHasBegunStays() {
        const auto codes = FormatCodes::known();
        auto made = eventFromSchedule(scheduled(later, u"DUN"_s), *codes->named(u"HMW-P"_s));
        auto& play = std::get<RulesetPlay>(made->after.play);
        const auto last = std::ranges::find(play.stages, u"final"_s, [](const PlayedStage& stage) {
            return stage.name.normalized();
        });
        QVERIFY(last != play.stages.end());
        const QByteArray moved = QByteArray(later).replace("7/31/31,11", "7/31/31,12");
        QCOMPARE(updateFromSchedule(made->after, scheduled(moved, u"DUN"_s))->differences.size(),
                 size_t(1));
        last->games = {blankGame(made->after)};
        last->games.front().start = last->details.start;
        const auto update = updateFromSchedule(made->after, scheduled(moved, u"DUN"_s));
        QVERIFY(!update->change && update->differences.empty());
        QCOMPARE(update->begun.size(), size_t(1));
    }

    void whatIsSoAlreadyIsNoAct() {
        const auto first = updateFromSchedule(event(), scheduled(later, u"DUN"_s));
        QVERIFY(m_session->perform(id(), *first->change));
        const auto again = updateFromSchedule(event(), scheduled(later, u"DUN"_s));
        QVERIFY(!again->change && again->differences.empty());
    }

    void rulesAreFoundByTheirNames() {
        const auto codes = FormatCodes::known();
        QVERIFY(codes);
        QCOMPARE(codes->all().front().name, u"Dune"_s);
        QVERIFY(codes->all().size() > 3);
        for (const char* name : {"HMW-P", "hmw p", "HMWP"})
            QCOMPARE(codes->named(QString::fromLatin1(name))->name, u"HMW-P"_s);
        QCOMPARE(codes->named(u"dune"_s)->name, u"Dune"_s);
        for (const char* name : {"", "-", "HMSE"})
            QVERIFY(!codes->named(QString::fromLatin1(name)));
        // Whatever the schedule proposes, each of them makes a sound event of it.
        for (const ScheduledRules& rules : codes->all()) {
            const auto made = eventFromSchedule(scheduled(later, u"DUN"_s), rules);
            QVERIFY(made);
            // By elimination the second of the three rounds and the third are stages.
            const auto stages = made->stages.earlier.value_or(std::vector<Name>()).size();
            QVERIFY2(heatsPlay(made->after)->heats.size() + stages == 3, qPrintable(rules.name));
        }
    }
};

} // namespace mentat::test::tst_schedule_taken

MENTAT_TEST(tst_schedule_taken, TestScheduleTaken, QCoreApplication)
#include "tst_schedule_taken.moc"
