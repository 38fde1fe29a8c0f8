#include "model/document/event_document.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/race.h"
#include "tests/scoring/played_events.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_race {

namespace {

/// The winners of six tables of four; those of others; and p24, who won the second, wins again.
Event threeHeats(const std::vector<Game>& third = {inOrder({24, 1, 2, 25})}) {
    std::vector<Game> first;
    std::vector<Game> second;
    for (int one = 1; one <= 21; one += 4)
        first.push_back(inOrder({one, one + 1, one + 2, one + 3}));
    for (int one = 1; one <= 17; one += 4)
        second.push_back(inOrder({one + 1, one, one + 2, one + 3}));
    second.push_back(inOrder({24, 23, 22, 21}));
    return eventBy(orderedBy({WinsKey()}), 25, {first, second, third});
}

/// "7 1 1", "– – 13"
QString ranksText(const Race& race, int number) {
    QStringList ranks;
    for (const RaceRunner& runner : race.runners) {
        if (runner.player != player(number))
            continue;
        for (const auto& rank : runner.ranks)
            ranks.append(rank ? QString::number(rank->value()) : u"–"_s);
    }
    return ranks.join(u' ');
}

// The judge: its standings of a document from which the later heats were taken.

using Judge = std::function<raw::Json(const raw::Json& document)>;
using RanksOfHeat = std::map<QString, int>;

raw::Json upTo(raw::Json document, int last) {
    std::erase_if(document.find(u"heats"_s)->items,
                  [last](const raw::Json& heat) { return heat.find(u"number"_s)->number > last; });
    return document;
}

RanksOfHeat judgedRanks(const raw::Json& document, int last, const Judge& judge) {
    RanksOfHeat ranks;
    for (const raw::Json& row : judge(upTo(document, last)).items) {
        const raw::Json* rank = row.find(u"rank"_s);
        if (rank && rank->kind == raw::Json::Kind::Number)
            ranks.emplace(row.find(u"player"_s)->text, static_cast<int>(rank->number));
    }
    return ranks;
}

/// Where a race has other ranks than the judge; empty: nowhere.
QString faultOf(const Race& race, const raw::Json& document, const Judge& judge) {
    for (size_t heat = 0; heat < race.heats.size(); ++heat) {
        // The last ranks are those of all heats, whether a later one has a result or not.
        const bool isLast = heat + 1 == race.heats.size();
        const int last
            = isLast ? std::numeric_limits<int>::max() : static_cast<int>(race.heats[heat].value());
        const RanksOfHeat judged = judgedRanks(document, last, judge);
        for (const RaceRunner& runner : race.runners) {
            const auto expected = judged.find(runner.player.text());
            const int rank = runner.ranks[heat] ? runner.ranks[heat]->value() : 0;
            if (rank != (expected == judged.end() ? 0 : expected->second))
                return u"%1 after heat %2: %3"_s.arg(runner.player.text()).arg(last).arg(rank);
        }
    }
    return {};
}

raw::Json duneJudge(const raw::Json& document) {
    return raw::rawStandings(document);
}
raw::Json heatsJudge(const raw::Json& document) {
    return raw::rawHeatsStandings(document, raw::Edition::Second);
}

PlayedEvent randomHeats(quint32 seed) {
    raw::RandomHeatsOptions options;
    options.heats = 3;
    options.edition = raw::Edition::Second;
    return playedEvent(raw::randomHeatsEvent(seed, options));
}

/// The planted faults: each race as somebody might have computed it wrongly.
Race withRanksOfNow(Race race) {
    for (RaceRunner& runner : race.runners) {
        for (auto& rank : runner.ranks)
            rank = runner.ranks.back();
    }
    return race;
}
Race oneHeatLate(Race race) {
    for (RaceRunner& runner : race.runners) {
        runner.ranks.insert(runner.ranks.begin(), std::nullopt);
        runner.ranks.pop_back();
    }
    return race;
}

constexpr quint32 eventsForAFault = 40;

bool isCaught(Race (*spoil)(Race), PlayedEvent (*make)(quint32), const Judge& judge) {
    for (quint32 seed = 1; seed <= eventsForAFault; ++seed) {
        const PlayedEvent played = make(seed);
        if (!faultOf(spoil(raceOf(played.event)), played.document, judge).isEmpty())
            return true;
    }
    return false;
}

} // namespace

/// Ranks after each heat (R4, H5), and what is seen in them.
class TestRace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ranksAfterEachHeat() {
        const Event event = threeHeats();
        const Race race = raceOf(event);
        QCOMPARE(race.heats,
                 (std::vector<HeatNumber>{HeatNumber(1), HeatNumber(2), HeatNumber(3)}));
        QVERIFY(race.isLastOver && race.isWorthSeeing());
        QCOMPARE(race.runners.size(), size_t(25));
        QCOMPARE(ranksText(race, 24), u"7 1 1"_s); // six winners; twelve; p24 alone with two
        QCOMPARE(ranksText(race, 1), u"1 1 2"_s);
        QCOMPARE(ranksText(race, 2), u"7 1 2"_s);
        QCOMPARE(ranksText(race, 3), u"7 13 13"_s);
        QCOMPARE(ranksText(race, 25), u"– – 13"_s); // came to the third heat
    }

    void theLongestClimbIsSeenFirst() {
        const Race race = raceOf(threeHeats());
        QCOMPARE(race.front(), size_t(6)); // nobody qualifies for anything
        const RaceHighlight found = highlightOf(race);
        const auto* climb = std::get_if<RaceClimb>(&found);
        QVERIFY(climb);
        QCOMPARE(*climb, (RaceClimb{.player = player(24), .from = Place(7), .to = Place(1)}));
    }

    void whoHoldsTheLastPlaceIsToldSo() {
        // p1 and p24 have two wins each.
        Event event = threeHeats({inOrder({24, 2, 3, 25}), inOrder({1, 5, 6, 7})});
        StageRule final = stageRule("Final", {2});
        final.entrants = EntrantsNumber{Positive(2)};
        ruledPlay(event).ruleset.stages = {final};
        const Race race = raceOf(event);
        QCOMPARE(race.cut, (RanksAtCut{.above = 2}));
        QCOMPARE(race.front(), size_t(2));
        const RaceHighlight found = highlightOf(race);
        const auto* climb = std::get_if<RaceClimb>(&found);
        QVERIFY(climb && climb->player == player(24) && climb->isLastIn);
        // Tied across the cut, nobody holds the last place.
        final = stageRule("Final", {4});
        final.entrants = EntrantsNumber{Positive(4)};
        ruledPlay(event).ruleset.stages = {final};
        const Race tied = raceOf(event);
        QCOMPARE(tied.cut, (RanksAtCut{.above = 2, .tied = 10, .places = 2}));
        const RaceHighlight ofTied = highlightOf(tied);
        const auto* open = std::get_if<RaceClimb>(&ofTied);
        QVERIFY(open && !open->isLastIn);
    }

    void withoutAClimbWhoLedIsTold() {
        const auto eightIn = [](std::vector<std::vector<Game>> heats) {
            return highlightOf(raceOf(eventBy(orderedBy({WinsKey()}), 8, std::move(heats))));
        };
        const Game low = inOrder({5, 6, 7, 8});
        QCOMPARE(eightIn({{inOrder({1, 2, 3, 4}), low},
                          {inOrder({1, 2, 3, 4}), low},
                          {inOrder({1, 2, 3, 4}), inOrder({6, 5, 7, 8})}}),
                 RaceHighlight(RaceLedThroughout{player(1)}));
        QCOMPARE(eightIn({{inOrder({1, 2, 3, 4}), low}, {inOrder({1, 2, 3, 4}), low}}),
                 RaceHighlight(RaceLeadShared{2}));
        QCOMPARE(
            eightIn({{inOrder({1, 2, 3, 4})}, {inOrder({2, 1, 3, 4})}, {inOrder({2, 1, 3, 4})}}),
            RaceHighlight(RaceLeader{player(2)}));
        // Of one heat there is nothing to follow.
        QCOMPARE(eightIn({{inOrder({1, 2, 3, 4})}}), RaceHighlight());
    }

    void whatIsStillPlayedIsNotOver() {
        Event event = threeHeats();
        Game open = ofSeats({5, 6, 7, 8});
        open.table = TableNumber(2);
        ruledPlay(event).heats[2].games.push_back(open);
        QVERIFY(!raceOf(event).isLastOver);
        ruledPlay(event).heats[2].games.back().isVoid = true;
        QVERIFY(raceOf(event).isLastOver);
        // A heat with nothing but open tables is no part of the race.
        ruledPlay(event).heats[2].games = {ofSeats({5, 6, 7, 8})};
        QCOMPARE(raceOf(event).heats.size(), size_t(2));
    }

    /// The last ranks are those of the standings; the others those of the judge, who shares no code
    /// with the program.
    void ranksAreThoseOfTheJudge() {
        for (quint32 seed = 1; seed <= seedCount() / 4; ++seed) {
            const PlayedEvent dune = randomPlayed(seed);
            QCOMPARE(faultOf(raceOf(dune.event), dune.document, duneJudge), QString());
            const PlayedEvent heats = randomHeats(seed);
            const Race race = raceOf(heats.event);
            QCOMPARE(faultOf(race, heats.document, heatsJudge), QString());
            const auto ranked = kindOf<ScoringKind>(heats.event).standings(heats.event).ranked;
            for (size_t i = 0; i < race.runners.size(); ++i)
                QVERIFY(race.runners[i].ranks.back() == ranked[i].rank);
        }
    }

    void wrongRanksAreCaught() {
        for (Race (*spoil)(Race) : {withRanksOfNow, oneHeatLate}) {
            QVERIFY(isCaught(spoil, randomPlayed, duneJudge));
            QVERIFY(isCaught(spoil, randomHeats, heatsJudge));
        }
    }
};

} // namespace mentat::test::tst_race

MENTAT_TEST(tst_race, TestRace, QCoreApplication)
#include "tst_race.moc"
