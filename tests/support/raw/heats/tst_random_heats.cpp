#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/heats_answers.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// The random events: nothing in them is refused, everything happens, and each mistake that the
// judge can be told to make shows in some of them.
namespace mentat::test::tst_random_heats {

using namespace raw;

namespace {

using Counts = QMap<QString, int>;

constexpr int documents = 1000;

void countKeys(const Json& object, const QString& prefix, Counts& counts) {
    for (const JsonMember& member : object.members)
        ++counts[prefix + member.key];
}

void countRuleset(const Json& ruleset, Counts& counts) {
    countKeys(ruleset, u"ruleset "_s, counts);
    ++counts[u"score "_s + wordOf(ruleset, u"score"_s)];
    ++counts[u"shared win "_s + wordOf(ruleset, u"sharedWin"_s)];
    for (const Json& key : memberOf(ruleset, u"order"_s).items) {
        ++counts[u"by "_s + wordOf(key, u"by"_s)];
        countKeys(key, wordOf(key, u"by"_s) + u' ', counts);
        ++counts[u"take "_s + wordOf(key, u"take"_s)];
    }
    for (const Json& key : memberOf(ruleset, u"eliminated"_s).items)
        ++counts[u"by "_s + wordOf(key, u"by"_s)];
    const std::vector<Json>& stages = memberOf(ruleset, u"stages"_s).items;
    ++counts[u"stages %1"_s.arg(stages.size())];
    for (const Json& stage : stages) {
        countKeys(stage, u"stage rules "_s, counts);
        ++counts[u"seeding "_s + wordOf(stage, u"seeding"_s)];
        if (const Json* entrants = stage.find(u"entrants"_s))
            ++counts[u"entrants %1"_s.arg(static_cast<int>(entrants->kind))];
    }
}

void countGames(const Json& games, Counts& counts) {
    for (const Json& game : games.items) {
        countKeys(game, u"game "_s, counts);
        for (const Json& seat : memberOf(game, u"seats"_s).items) {
            countKeys(seat, u"seat "_s, counts);
            counts[u"negative scores"_s] += memberOf(seat, u"score"_s).number < 0 ? 1 : 0;
        }
    }
}

void countAnswers(const Answers& answers, Counts& counts) {
    for (const Json& row : answers.standings.items) {
        ++counts[u"decided by "_s + wordOf(row, u"decidedBy"_s)];
        ++counts[u"status "_s + wordOf(row, u"status"_s)];
        for (const Json& value : memberOf(row, u"values"_s).items)
            counts[u"no value"_s] += memberOf(value, u"value"_s).kind == Json::Kind::Null ? 1 : 0;
    }
    const Json& finalists = answers.finalists;
    for (const Json& tie : memberOf(finalists, u"ties"_s).items)
        ++counts[u"matters "_s + wordOf(tie, u"matters"_s)
                 + (tie.find(u"stage"_s) ? u" stage"_s : QString())];
    for (const Json& stage : memberOf(finalists, u"stages"_s).items) {
        const bool isHeld = memberOf(stage, u"held"_s).flag;
        ++counts[isHeld ? u"held"_s : u"not held"_s];
        counts[u"changed line-ups"_s]
            += memberOf(stage, u"lineup"_s) == memberOf(stage, u"qualifiers"_s) ? 0 : 1;
    }
    const Json& places = answers.placements;
    counts[u"placements"_s] += places.items.empty() ? 0 : 1;
    for (const Json& place : places.items)
        counts[u"shared places"_s] += memberOf(place, u"tied"_s).flag ? 1 : 0;
    for (const RawError& warning : rawHeatsWarnings(answers.document))
        ++counts[warning.rule];
}

Counts countedAll(Judged& judged) {
    Counts counts;
    for (int seed = 0; seed < documents; ++seed) {
        const Json& document = judged.at(seed).document;
        countRuleset(memberOf(memberOf(document, u"event"_s), u"ruleset"_s), counts);
        for (const Json& heat : memberOf(document, u"heats"_s).items) {
            countKeys(heat, u"heat "_s, counts);
            countGames(memberOf(heat, u"games"_s), counts);
        }
        for (const Json& stage : memberOf(document, u"stages"_s).items) {
            countKeys(stage, u"stage "_s, counts);
            countGames(memberOf(stage, u"games"_s), counts);
        }
        countAnswers(judged.at(seed), counts);
    }
    return counts;
}

void requireAll(const Counts& counts, const QString& prefix, const QString& names) {
    for (const QString& name : names.split(u' ')) {
        const int count = counts.value(prefix + name);
        QVERIFY2(count >= 5, qPrintable(prefix + name + u": %1"_s.arg(count)));
    }
}

bool isSeen(const Answers& answers, HeatsSlip slip) {
    return answers.standings != rawHeatsStandings(answers.document, slip)
           || answers.finalists != rawHeatsFinalists(answers.document, slip)
           || answers.placements != rawHeatsPlacements(answers.document, slip);
}

void turnRound(Json& document) {
    for (const QString& key : {u"heats"_s, u"stages"_s}) {
        Json* rounds = document.find(key);
        for (Json& round : rounds ? rounds->items : document.items) {
            Json* games = round.find(u"games"_s);
            std::reverse(games->items.begin(), games->items.end());
            for (Json& game : games->items) {
                Json* seats = game.find(u"seats"_s);
                std::reverse(seats->items.begin(), seats->items.end());
            }
        }
    }
    if (Json* heats = document.find(u"heats"_s))
        std::reverse(heats->items.begin(), heats->items.end());
}

} // namespace

class TestRandomHeats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAreValid() {
        for (int seed = 0; seed < documents; ++seed) {
            const auto errors = rawHeatsErrors(writeJson(m_judged.at(seed).document));
            QVERIFY2(errors.empty(), qPrintable(u"seed %1: %2 at %3"_s.arg(seed).arg(
                                         errors.empty() ? QString() : errors.front().rule,
                                         errors.empty() ? QString() : errors.front().pointer)));
        }
    }

    void rulesetsAreValid() {
        for (int seed = 0; seed < documents; ++seed) {
            const auto errors = rawRulesetErrors(randomRuleset(static_cast<quint32>(seed)));
            QVERIFY2(errors.empty(), qPrintable(u"seed %1: %2 at %3"_s.arg(seed).arg(
                                         errors.empty() ? QString() : errors.front().rule,
                                         errors.empty() ? QString() : errors.front().pointer)));
        }
    }

    void faultsAreSeen() {
        Counts counts;
        for (int seed = 0; seed < documents / 2; ++seed) {
            const auto errors = rawHeatsErrors(randomFaultyHeatsEvent(static_cast<quint32>(seed)));
            ++counts[errors.empty() ? u"nothing"_s : u"something"_s];
            for (const RawError& error : errors)
                ++counts[error.rule];
        }
        requireAll(counts, {}, u"R10.1 R10.8 H10.1 H10.2 H10.3 H10.4 H10.5"_s);
        QVERIFY(counts.value(u"nothing"_s) * 10 < documents);
    }

    void seedsNameDocuments() {
        QCOMPARE(randomHeatsEvent(7), randomHeatsEvent(7));
        QVERIFY(randomHeatsEvent(7) != randomHeatsEvent(8));
        QCOMPARE(randomRuleset(7), randomRuleset(7));
        const auto document
            = readJson(randomHeatsEvent(9, {.players = 20, .heats = 2, .playedStages = true}));
        QVERIFY(document.has_value());
        QCOMPARE(memberOf(*document, u"players"_s).items.size(), size_t(20));
        QCOMPARE(memberOf(*document, u"heats"_s).items.size(), size_t(2));
    }

    void everythingHappens() {
        const Counts counts = countedAll(m_judged);
        const QString keys
            = u"wins place-points early-wins places average-place score score-share score-of-first "_s
              u"behind-first heats-played opponents-wins later-seats"_s;
        requireAll(counts, u"by "_s, keys + u" stage-place stage-score seed"_s);
        requireAll(counts, u"decided by "_s, keys + u" roll tie last"_s);
        requireAll(counts, u"status "_s, u"qualifier alternate ranked disqualified"_s);
        requireAll(counts, u"matters "_s, u"cut order alternates"_s);
        requireAll(counts, u"matters cut "_s, u"stage"_s);
        requireAll(counts, u"ruleset "_s,
                   u"name code note sizes score sharedWin count dropouts labels order stages "_s
                   u"eliminated"_s);
        requireAll(counts, u"stage rules "_s,
                   u"name sizes entrants skipBelow atMostHalf fillTo fillTables advance seeding"_s);
        requireAll(counts, u"score "_s, u"high low"_s);
        requireAll(counts, u"shared win "_s, u"share none"_s);
        requireAll(counts, u"place-points "_s, u"points shared sharedFirst"_s);
        requireAll(counts, u"places "_s, u"from"_s);
        requireAll(counts, u"behind-first "_s, u"places"_s);
        requireAll(counts, u"heats-played "_s, u"prefer"_s);
        requireAll(counts, u"take "_s, u"sum mean best"_s);
        requireAll(counts, u"seeding "_s, u"ranked rows random"_s);
        requireAll(counts, u"stages "_s, u"0 1 2 3"_s);
        // A number, a list of pairs, wins.
        requireAll(counts, u"entrants "_s, u"2 4 5"_s);
        requireAll(counts, u"heat "_s,
                   u"number name start minutes location cancelled entrants standby draw games"_s);
        requireAll(counts, u"stage "_s,
                   u"name start minutes location unavailable present deadline closed calls seed "_s
                   u"tieRolls games"_s);
        requireAll(counts, u"game "_s,
                   u"table start end minutes turns void locked checked accepted note seats"_s);
        requireAll(counts, u"seat "_s,
                   u"seat player place score label dropout excused left late"_s);
        requireAll(counts, u"H10."_s, u"21 22 23 24 25"_s);
        for (const QString& name : {u"no value"_s, u"held"_s, u"not held"_s, u"changed line-ups"_s,
                                    u"placements"_s, u"shared places"_s, u"negative scores"_s})
            QVERIFY2(counts.value(name) >= 5, qPrintable(name));
    }

    // What must hold of any answer, whatever the rules say.
    void answersHoldTogether() {
        int tables = 0;
        for (int seed = 0; seed < documents; ++seed) {
            const Answers& answers = m_judged.at(seed);
            const QString fault = faultOf(answers, tables);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        }
        QVERIFY(tables > documents);
    }

    // The order of heats, games and seats in the document says nothing.
    void orderSaysNothing() {
        for (int seed = 0; seed < documents; ++seed) {
            Answers answers = m_judged.at(seed);
            turnRound(answers.document);
            QVERIFY2(!isSeen(answers, HeatsSlip::None), qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void slipsAreSeen_data() {
        QTest::addColumn<HeatsSlip>("slip");
        for (const auto& [slip, name] : heatsSlips)
            QTest::newRow(name) << slip;
    }
    void slipsAreSeen() {
        QFETCH(HeatsSlip, slip);
        constexpr int enough = 3;
        int seen = 0;
        for (int seed = 0; seed < documents && seen < enough; ++seed)
            seen += isSeen(m_judged.at(seed), slip) ? 1 : 0;
        QCOMPARE(seen, enough);
    }

private:
    Judged m_judged;
};

} // namespace mentat::test::tst_random_heats

MENTAT_TEST(tst_random_heats, TestRandomHeats, QCoreApplication)
#include "tst_random_heats.moc"
