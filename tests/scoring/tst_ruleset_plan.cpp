#include "app/session/ruleset/built_in_rulesets.h"
#include "scoring/ruleset/plan/elimination_plan.h"
#include "scoring/ruleset/plan/event_plan.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

// What an event would be like (H1, H6 to H9), and rounds of elimination: worked by hand, and
// against trying all ways.
namespace mentat::test::tst_ruleset_plan {

namespace {

/// "65x4 1x5": in order of size.
QString mixText(const std::vector<int>& tables) {
    QStringList parts;
    for (int size = 1; size <= 1'000; ++size) {
        if (const auto count = std::ranges::count(tables, size); count > 0)
            parts << u"%1x%2"_s.arg(count).arg(size);
    }
    return parts.isEmpty() ? u"-"_s : parts.join(u' ');
}

QString chainText(const EliminationChain& chain) {
    QStringList rounds;
    for (const EliminationRound& round : chain.rounds)
        rounds << u"%1: %2"_s.arg(round.players).arg(mixText(round.tables));
    if (!chain.hasFinal())
        rounds << u"left %1"_s.arg(chain.left);
    else if (!chain.isFinalListed)
        rounds << u"not listed"_s;
    return rounds.join(u", "_s);
}

QString choicesText(const EliminationPlan& plan) {
    QStringList all;
    for (const EliminationChoice& choice : plan.choices)
        all << u"%1 %2: "_s.arg(choice.round + 1).arg(choice.isFull ? u"full"_s : u"leads"_s)
                   + chainText(choice.chain);
    return all.join(u"; "_s);
}

QString stagesText(const EventPlan& plan) {
    QStringList all;
    for (const PlannedStage& stage : plan.stages) {
        all << (stage.held ? u"%1 of %2 at %3, %4 on"_s.arg(stage.round.players)
                                 .arg(stage.qualified)
                                 .arg(mixText(stage.round.tables))
                                 .arg(stage.goOn)
                           : u"%1 not held"_s.arg(stage.qualified));
    }
    return all.join(u"; "_s);
}

Ruleset builtIn(const QString& name) {
    const auto all = builtInRulesets();
    return *std::ranges::find(*all, name, [](const Ruleset& one) { return one.name.text(); });
}

PlanExpectation expecting(std::initializer_list<int> players) {
    PlanExpectation expected;
    for (const int number : players)
        expected.players.emplace_back(number);
    return expected;
}

// By trying all ways, from the contract alone.

/// Whether the sizes from this position on can seat so many, at so many tables where that matters;
/// the best way goes into best, the preferred sizes first.
bool findMix(int players, std::optional<int> tables, const std::vector<int>& sizes, size_t from,
             std::vector<int>& best) {
    if (from == sizes.size())
        return players == 0 && tables.value_or(0) == 0;
    int most = players / sizes[from];
    if (tables)
        most = std::min(most, *tables);
    for (int here = most; here >= 0; --here) {
        const auto rest = tables ? std::optional(*tables - here) : std::nullopt;
        if (findMix(players - here * sizes[from], rest, sizes, from + 1, best)) {
            best.insert(best.end(), static_cast<size_t>(here), sizes[from]);
            return true;
        }
    }
    return false;
}

/// What a planted fault leaves out.
enum class Planted { Nothing, Half, FillTables, Advance, FinalsSize, LastRound };

std::optional<std::vector<int>> rawMix(int players, std::optional<int> tables,
                                       const std::vector<int>& sizes) {
    std::vector<int> best;
    if (!findMix(players, tables, sizes, 0, best))
        return std::nullopt;
    return best;
}

struct RawChain {
    QStringList rounds;
    std::vector<std::pair<int, std::vector<int>>> tables;
    bool hasFinal = false;
    bool isListed = false;
};

RawChain rawChain(int players, const std::vector<int>& sizes, int advance, Planted planted) {
    RawChain chain;
    const int smallest = *std::ranges::min_element(sizes);
    const auto isListed
        = [&](int number) { return std::ranges::find(sizes, number) != sizes.end(); };
    while (!isListed(players) && players >= 2 * smallest) {
        const auto mix = rawMix(players, std::nullopt, sizes);
        if (!mix) {
            chain.rounds << u"left %1"_s.arg(players);
            return chain;
        }
        chain.rounds << u"%1: %2"_s.arg(players).arg(mixText(*mix));
        chain.tables.emplace_back(players, *mix);
        players = static_cast<int>(mix->size()) * advance;
    }
    chain.rounds << u"%1: %2"_s.arg(players).arg(mixText({players}));
    chain.tables.emplace_back(players, std::vector{players});
    chain.hasFinal = true;
    chain.isListed = isListed(players) || planted == Planted::FinalsSize;
    if (!chain.isListed)
        chain.rounds << u"not listed"_s;
    return chain;
}

QString rawElimination(int players, const std::vector<int>& sizes, int advance, Planted planted) {
    const RawChain usual = rawChain(players, sizes, advance, planted);
    QStringList all{usual.rounds.join(u", "_s)};
    for (size_t round = 0; round < usual.tables.size(); ++round) {
        const auto& [here, usualMix] = usual.tables[round];
        if (usual.hasFinal && round + 1 == usual.tables.size())
            break;
        const int usualCount = static_cast<int>(usualMix.size());
        std::map<int, QString> found; // by tables
        int nearest = 0;
        for (int tables = 1; tables <= here; ++tables) {
            const auto mix = rawMix(here, tables, sizes);
            if (!mix || tables == usualCount)
                continue;
            const RawChain behind = rawChain(tables * advance, sizes, advance, planted);
            if (!behind.hasFinal || !behind.isListed)
                continue;
            const auto skipped = planted == Planted::LastRound ? 1 : 0;
            const bool isFull = std::all_of(behind.tables.begin(), behind.tables.end() - skipped,
                                            [&](const auto& one) {
                                                return std::ranges::count(one.second, sizes.front())
                                                       == static_cast<qsizetype>(one.second.size());
                                            });
            QStringList texts = usual.rounds.mid(0, static_cast<qsizetype>(round));
            texts << u"%1: %2"_s.arg(here).arg(mixText(*mix)) << behind.rounds;
            found[tables] = u"%1 %2: "_s.arg(round + 1).arg(isFull ? u"full"_s : u"leads"_s)
                            + texts.join(u", "_s);
            const int away = std::abs(tables - usualCount);
            if (nearest == 0 || away < std::abs(nearest - usualCount))
                nearest = tables;
        }
        for (const auto& [tables, text] : found) {
            const bool leads = tables == nearest && (!usual.hasFinal || !usual.isListed);
            if (text.contains(u"full"_s) || leads)
                all << text;
        }
    }
    return all.join(u"; "_s);
}

QString rawStages(const Ruleset& ruleset, int field, int qualified, Planted planted) {
    QStringList all;
    int people = field;
    bool hasHeld = false;
    for (size_t i = 0; i < ruleset.stages.size(); ++i) {
        const StageRule& rule = ruleset.stages[i];
        const bool isFinal = i + 1 == ruleset.stages.size();
        std::vector<int> listed;
        for (const ListedSize size : rule.sizes.empty() ? ruleset.sizes : rule.sizes)
            listed.push_back(size.value());
        const bool isHalved = rule.atMostHalf && !hasHeld && !isFinal && planted != Planted::Half;
        const int half = field / 2;
        int enough = std::min(qualified, people);
        if (isHalved)
            enough = std::min(enough, half);
        int number = std::max(qualified, std::get<Count>(rule.fillTo).value());
        if (rule.fillTables && planted != Planted::FillTables) {
            while (number % listed.front() != 0)
                ++number;
        }
        number = std::min(number, people);
        if (isHalved)
            number = std::min(number, half);
        if (!isFinal && (number <= 1 || enough < rule.skipBelow.value())) {
            all << u"%1 not held"_s.arg(qualified);
            if (isHalved)
                qualified = std::min(qualified, half);
            continue;
        }
        int byes = 0;
        if (isFinal) {
            std::erase_if(listed, [&](int size) { return size > number; });
            if (!listed.empty())
                number = *std::ranges::max_element(listed);
        } else {
            const auto canSit = [&](int players) {
                return players > 0 && rawMix(players, std::nullopt, listed).has_value();
            };
            const bool isGuarded
                = hasHeld || std::holds_alternative<EntrantsByWins>(*ruleset.stages[0].entrants);
            int lower = number;
            while (lower > 0 && !canSit(lower))
                --lower;
            if (lower > 0 && isGuarded && lower < std::min(qualified, number)) {
                int larger = number;
                while (larger <= people && !canSit(larger))
                    ++larger;
                if (larger <= (isHalved ? std::min(half, people) : people))
                    number = larger;
                while (!canSit(number - byes))
                    ++byes;
            } else if (lower > 0) {
                number = lower;
            }
        }
        std::vector<int> tables;
        if (number > 0)
            tables
                = isFinal
                      ? std::vector{number}
                      : rawMix(number - byes, std::nullopt, listed).value_or(std::vector{number});
        int goOn = byes;
        for (const int size : tables)
            goOn += isFinal
                        ? 0
                        : std::min(size, planted == Planted::Advance ? 1 : rule.advance.value());
        all << u"%1 of %2 at %3, %4 on"_s.arg(number).arg(qualified).arg(mixText(tables)).arg(goOn);
        qualified = goOn;
        people = number;
        hasHeld = true;
    }
    return all.join(u"; "_s);
}

/// Sizes in any order, each once.
ListedSizes randomSizes(RandomSource& random) {
    ListedSizes sizes;
    const int count = random.between(1, 3);
    while (static_cast<int>(sizes.size()) < count) {
        const ListedSize size(random.between(2, 7));
        if (std::ranges::find(sizes, size) == sizes.end())
            sizes.push_back(size);
    }
    return sizes;
}

std::vector<int> numbersOf(const ListedSizes& sizes) {
    std::vector<int> numbers;
    for (const ListedSize size : sizes)
        numbers.push_back(size.value());
    return numbers;
}

Entrants randomEntrants(RandomSource& random) {
    switch (random.below(3)) {
    case 0: return EntrantsNumber{Positive(random.between(1, 30))};
    case 1:
        return EntrantsByField{{Count(random.between(1, 10)), Count(random.between(0, 9))},
                               {Count(random.between(11, 40)), Count(random.between(1, 24))}};
    default: return EntrantsByWins{Positive(1), {}};
    }
}

Ruleset randomRuleset(RandomSource& random) {
    Ruleset ruleset = orderedBy({WinsKey()});
    const int stages = random.between(1, 4);
    for (int i = 0; i < stages; ++i) {
        StageRule rule = stageRule(qPrintable(u"Stage %1"_s.arg(i + 1)), {});
        if (!random.oneIn(4))
            rule.sizes = randomSizes(random);
        if (i == 0)
            rule.entrants = randomEntrants(random);
        rule.skipBelow = Count(random.oneIn(2) ? random.between(0, 20) : 0);
        rule.atMostHalf = random.oneIn(3);
        rule.fillTo = Count(random.oneIn(2) ? random.between(0, 20) : 0);
        rule.fillTables = random.oneIn(3);
        rule.advance = Positive(random.between(1, 3));
        ruleset.stages.push_back(std::move(rule));
    }
    return ruleset;
}

} // namespace

class TestRulesetPlan : public QObject {
    Q_OBJECT

private:
    /// The seeds for which the plan of stages differs from what trying says.
    static int differingStages(int seeds, Planted planted, QString* first = nullptr) {
        int differing = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const Ruleset ruleset = randomRuleset(random);
            PlanExpectation expected = expecting({random.between(3, 60)});
            expected.winners.reset();
            const EventPlan plan = eventPlan(ruleset, expected);
            const int qualified = plan.stages.front().qualified;
            const QString raw = rawStages(ruleset, plan.field, qualified, planted);
            if (raw == stagesText(plan))
                continue;
            ++differing;
            if (first && first->isEmpty())
                *first = u"seed %1: %2 instead of %3"_s.arg(seed).arg(stagesText(plan), raw);
        }
        return differing;
    }

    static int differingRounds(int seeds, Planted planted, QString* first = nullptr) {
        int differing = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const ListedSizes sizes = randomSizes(random);
            const int smallest = std::ranges::min_element(sizes)->value();
            const int advance = random.between(1, std::max(1, smallest - 1));
            const int players = random.between(2, 120);
            const EliminationPlan plan = eliminationPlan(Count(players), sizes, Positive(advance));
            QString ours = chainText(plan.usual);
            if (!plan.choices.empty())
                ours += u"; "_s + choicesText(plan);
            const QString raw = rawElimination(players, numbersOf(sizes), advance, planted);
            if (raw == ours)
                continue;
            ++differing;
            if (first && first->isEmpty())
                *first = u"seed %1: %2 instead of %3"_s.arg(seed).arg(ours, raw);
        }
        return differing;
    }

private Q_SLOTS:
    void eliminationByHand_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<ListedSizes>("inOrder");
        QTest::addColumn<QString>("chain");
        QTest::addColumn<QString>("choices");
        const auto row = [](const char* name, int players, std::initializer_list<int> inOrder,
                            const QString& chain, const QString& choices = {}) {
            QTest::newRow(name) << players << sizes(inOrder) << chain << choices;
        };
        // Can't Stop 2018: 265, then 66, then 17 with a table of five among the semifinals.
        row("265 of 4, 3, 5", 265, {4, 3, 5}, u"265: 65x4 1x5, 66: 2x3 15x4, 17: 3x4 1x5, 4: 1x4"_s,
            u"1 full: 265: 55x4 9x5, 64: 16x4, 16: 4x4, 4: 1x4; "
            u"2 full: 265: 65x4 1x5, 66: 14x4 2x5, 16: 4x4, 4: 1x4"_s);
        // 75 in round one, 19 tables, five, and a final of five.
        row("75 of 4, 3, 5", 75, {4, 3, 5}, u"75: 1x3 18x4, 19: 1x3 4x4, 5: 1x5"_s,
            u"1 full: 75: 5x4 11x5, 16: 4x4, 4: 1x4; 2 full: 75: 1x3 18x4, 19: 1x4 3x5, 4: 1x4"_s);
        row("75 of 4, 3", 75, {4, 3}, u"75: 1x3 18x4, 19: 1x3 4x4, 5: 1x5, not listed"_s);
        // Three tables of three make sixteen, then four.
        row("61 of 4, 3", 61, {4, 3}, u"61: 3x3 13x4, 16: 4x4, 4: 1x4"_s);
        row("64 of 4, 3", 64, {4, 3}, u"64: 16x4, 16: 4x4, 4: 1x4"_s);
        row("4 of 4", 4, {4}, u"4: 1x4"_s);
        row("5 of 4, 3", 5, {4, 3}, u"5: 1x5, not listed"_s);
        row("9 of 4", 9, {4}, u"left 9"_s);
        row("36 of 4", 36, {4}, u"36: 9x4, left 9"_s);
    }
    void eliminationByHand() {
        QFETCH(const int, players);
        QFETCH(const ListedSizes, inOrder);
        QFETCH(const QString, chain);
        QFETCH(const QString, choices);
        const EliminationPlan plan = eliminationPlan(Count(players), inOrder, Positive(1));
        QCOMPARE(chainText(plan.usual), chain);
        QCOMPARE(choicesText(plan), choices);
    }

    void eliminationAgainstTryingAllWays() {
        QString first;
        QVERIFY2(differingRounds(rounds(400, 5'000), Planted::Nothing, &first) == 0,
                 qPrintable(first));
        QVERIFY(differingRounds(400, Planted::LastRound) > 0);
        QVERIFY(differingRounds(400, Planted::FinalsSize) > 0);
    }

    /// The built-in rulesets, worked out from their notes.
    void stagesByHand_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("winners"); // 0: as many as can be
        QTest::addColumn<QString>("stages");
        const auto row
            = [](const QString& ruleset, int players, int winners, const QString& stages) {
                  QTest::newRow(qPrintable(u"%1 %2 %3"_s.arg(ruleset).arg(players).arg(winners)))
                      << ruleset << players << winners << stages;
              };
        row(u"HMW-P"_s, 32, 0, u"16 of 16 at 4x4, 4 on; 4 of 4 at 1x4, 0 on"_s);
        row(u"HMW-P"_s, 31, 0, u"8 of 8 at 2x4, 2 on; 4 of 2 at 1x4, 0 on"_s);
        row(u"HMW-P"_s, 16, 0, u"8 of 8 at 2x4, 2 on; 4 of 2 at 1x4, 0 on"_s);
        row(u"HMW-P"_s, 15, 0, u"4 not held; 4 of 4 at 1x4, 0 on"_s);
        row(u"HWO"_s, 40, 25, u"25 of 25 at 5x4 1x5, 6 on; 6 of 6 at 1x6, 0 on"_s);
        row(u"HWO"_s, 40, 9, u"9 of 9 at 1x4 1x5, 2 on; 6 of 2 at 1x6, 0 on"_s);
        row(u"HWO"_s, 40, 8, u"8 not held; 8 of 8 at 1x8, 0 on"_s);
        row(u"HWO"_s, 40, 5, u"5 not held; 6 of 5 at 1x6, 0 on"_s);
        row(u"HWO"_s, 30, 0, u"5 not held; 6 of 5 at 1x6, 0 on"_s); // five tables of six
        row(u"Catan"_s, 24, 0, u"16 of 16 at 4x4, 4 on; 4 of 4 at 1x4, 0 on"_s);
        row(u"Catan"_s, 23, 0, u"4 not held; 4 of 4 at 1x4, 0 on"_s);
        row(u"EuroQuest"_s, 40, 9, u"12 of 9 at 3x4, 3 on; 4 of 3 at 1x4, 0 on"_s);
        row(u"EuroQuest"_s, 40, 3, u"8 of 3 at 2x4, 2 on; 4 of 2 at 1x4, 0 on"_s);
        row(u"HMW-T"_s, 50, 0, u"20 of 20 at 5x4, 5 on; 5 of 5 at 1x5, 0 on"_s);
        row(u"HMW-T"_s, 27, 0, u"13 of 20 at 2x4 1x5, 3 on; 4 of 3 at 1x4, 0 on"_s);
        row(u"Best two scores"_s, 27, 0, QString());
    }
    void stagesByHand() {
        QFETCH(const QString, ruleset);
        QFETCH(const int, players);
        QFETCH(const int, winners);
        QFETCH(const QString, stages);
        PlanExpectation expected = expecting({players});
        if (winners > 0)
            expected.winners = Count(winners);
        const Ruleset rules = builtIn(ruleset);
        QVERIFY(!planFault(rules, expected));
        QCOMPARE(stagesText(eventPlan(rules, expected)), stages);
    }

    void stagesAgainstTheContract() {
        QString first;
        QVERIFY2(differingStages(rounds(2'000, 50'000), Planted::Nothing, &first) == 0,
                 qPrintable(first));
        for (const Planted fault : {Planted::Half, Planted::FillTables, Planted::Advance})
            QVERIFY(differingStages(2'000, fault) > 0);
    }

    /// The numbers of a plan are those that a played event comes to.
    void planIsWhatComesOfIt() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            RandomSource random(seed);
            Ruleset ruleset = randomRuleset(random);
            ruleset.sizes = sizes({4, 3});
            const int players = random.between(6, 60);
            const EventPlan plan = eventPlan(ruleset, expecting({players}));
            std::vector<Game> games;
            int next = 1;
            for (const int size : plan.heats.front().tables) {
                std::vector<int> others;
                for (int i = 1; i < size; ++i)
                    others.push_back(next + i);
                games.push_back(onlyWinner(next, others));
                next += size;
            }
            const auto lineUps = stageLineUps(eventBy(ruleset, players, {games}));
            for (size_t i = 0; i < lineUps.stages.size(); ++i) {
                QCOMPARE(plan.stages[i].held, lineUps.stages[i].held);
                QCOMPARE(plan.stages[i].round.players,
                         static_cast<int>(lineUps.stages[i].lineUp.size()));
            }
        }
    }

    void whoWinsAtMost() {
        const Ruleset twice = builtIn(u"EuroQuest"_s);
        // Two heats of two tables: two people can win both.
        QCOMPARE(eventPlan(twice, expecting({8, 8})).winners, 2);
        // Tables 5 and 2: only who wins in both has two wins.
        QCOMPARE(eventPlan(twice, expecting({20, 8})).winners, 2);
        // Three heats of two tables each: six wins, two for each of three.
        QCOMPARE(eventPlan(twice, expecting({8, 8, 8})).winners, 3);
        QCOMPARE(eventPlan(twice, expecting({20})).winners, 0);
        PlanExpectation few = expecting({8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8});
        QCOMPARE(eventPlan(builtIn(u"HWO"_s), few).winners, 8); // everyone, and no more
    }

    void faults() {
        using enum PlanFaultKind;
        const Ruleset byField = builtIn(u"HMW-P"_s);
        const auto kindOf = [](const Ruleset& ruleset, const PlanExpectation& expected) {
            const auto fault = planFault(ruleset, expected);
            return fault ? std::optional(fault->kind) : std::nullopt;
        };
        QCOMPARE(kindOf(byField, {}), NoHeat);
        QCOMPARE(kindOf(byField, expecting({0, 0})), NoHeat);
        QCOMPARE(kindOf(byField, expecting({20'001})), TooMany);
        PlanExpectation expected = expecting({20, 10});
        expected.field = Count(19);
        QCOMPARE(kindOf(byField, expected), FieldTooSmall);
        expected.field = Count(31);
        QCOMPARE(kindOf(byField, expected), FieldTooLarge);
        expected.field = Count(30);
        QCOMPARE(kindOf(byField, expected), std::nullopt);
        expected.winners = Count(3);
        QCOMPARE(kindOf(byField, expected), NoWinnersWanted);
        const Ruleset byWins = builtIn(u"HWO"_s);
        QCOMPARE(kindOf(byWins, expected), std::nullopt);
        expected.winners = Count(31);
        QCOMPARE(kindOf(byWins, expected), WinnersAboveField);
    }

    /// H1: where no tables fit, the nearest smaller number plays, and the others have a win.
    void heatsWithByes() {
        Ruleset ruleset = orderedBy({WinsKey()});
        ruleset.sizes = sizes({2});
        ruleset.byes = true;
        StageRule round = stageRule("Round", {2});
        round.entrants = EntrantsByWins{Positive(1), {}};
        round.byesTo = Count(4);
        ruleset.stages = {round, stageRule("Final", {2})};
        const EventPlan plan = eventPlan(ruleset, expecting({13}));
        QCOMPARE(plan.heats[0].byes, 1);
        QCOMPARE(plan.heats[0].tables.size(), size_t(6));
        QVERIFY(plan.heats[0].others.empty());
        QCOMPARE(plan.winners, 7);
        QCOMPARE(plan.stages[0].round.byes, 1); // and three tables make four
        QCOMPARE(plan.stages[0].goOn, 4);
        ruleset.byes = false;
        const EventPlan without = eventPlan(ruleset, expecting({13}));
        QCOMPARE(without.heats[0].byes, 0);
        QCOMPARE(without.heats[0].others.size(), size_t(2));
        QCOMPARE(without.winners, 6);
    }

    /// H8, H9: given numbers of tables and the GM's word are planned with.
    void givenTablesAndTheGmsWord() {
        Ruleset ruleset = orderedBy({WinsKey()});
        StageRule round = stageRule("Round", {4});
        round.entrants = EntrantsNumber{Positive(10)};
        round.tables = TablesRule(Positive(3));
        ruleset.stages = {round, stageRule("Final", {4, 3})};
        PlanExpectation expected = expecting({20});
        QCOMPARE(mixText(eventPlan(ruleset, expected).stages[0].round.tables), u"2x3 1x4"_s);
        expected.held = {false};
        QVERIFY(!eventPlan(ruleset, expected).stages[0].held);
        QCOMPARE(eventPlan(ruleset, expected).stages[0].because, HeldBecause::GmSkips);
    }

    void brackets() {
        QCOMPARE(bracketPlan(Count(13)), (BracketPlan{16, 3, 4, 12}));
        QCOMPARE(bracketPlan(Count(16)), (BracketPlan{16, 0, 4, 15}));
        QCOMPARE(bracketPlan(Count(2)), (BracketPlan{2, 0, 1, 1}));
        QVERIFY(eliminationPlan(Count(13), sizes({2}), Positive(1)).bracket);
        QVERIFY(!eliminationPlan(Count(13), sizes({4, 3}), Positive(1)).bracket);
    }
};

} // namespace mentat::test::tst_ruleset_plan

MENTAT_TEST(tst_ruleset_plan, TestRulesetPlan, QCoreApplication)

#include "tst_ruleset_plan.moc"
