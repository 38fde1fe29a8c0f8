#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/heats_counts.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// Random events: all are valid, all features occur, and each mistake that the judge can be told to
// make shows in at least one.
namespace mentat::test::tst_random_heats {

using namespace raw;

namespace {

const bool isSoak = qEnvironmentVariableIntValue("MENTAT_SOAK") != 0;
// Each event must satisfy these.
const int documents = isSoak ? 1000 : 100;
// Search until every feature has occurred this often.
constexpr int limit = 1000;
const int enough = isSoak ? 5 : 1;
const std::vector<int> telling{};

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
        QString rare = u"everything"_s;
        int drawn = 0;
        for (; drawn < documents || (drawn < limit && !rare.isEmpty()); ++drawn) {
            const auto errors = rawHeatsErrors(randomFaultyHeatsEvent(static_cast<quint32>(drawn)));
            ++counts[errors.empty() ? u"nothing"_s : u"something"_s];
            for (const RawError& error : errors)
                ++counts[error.rule];
            rare = rareOne(counts, {{{}, u"R10.1 R10.8 H10.1 H10.2 H10.3 H10.4 H10.5"_s}}, enough);
        }
        QVERIFY2(rare.isEmpty(), qPrintable(rare));
        QVERIFY(counts.value(u"nothing"_s) * 5 < drawn);
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
        const QString keys
            = u"wins place-points early-wins places average-place score score-share score-of-first "_s
              u"behind-first heats-played opponents-wins later-seats"_s;
        const std::vector<Wanted> wanted{
            {u"by "_s, keys + u" stage-place stage-score seed"_s},
            {u"decided by "_s, keys + u" roll tie last"_s},
            {u"status "_s, u"qualifier alternate ranked disqualified"_s},
            {u"matters "_s, u"cut order alternates"_s},
            {u"matters cut "_s, u"stage"_s},
            {u"ruleset "_s,
             u"name code note sizes score sharedWin count dropouts labels order stages "_s
             u"eliminated"_s},
            {u"stage rules "_s,
             u"name sizes entrants skipBelow atMostHalf fillTo fillTables advance seeding"_s},
            {u"score "_s, u"high low"_s},
            {u"shared win "_s, u"share none"_s},
            {u"place-points "_s, u"points shared sharedFirst"_s},
            {u"places "_s, u"from"_s},
            {u"behind-first "_s, u"places"_s},
            {u"heats-played "_s, u"prefer"_s},
            {u"take "_s, u"sum mean best"_s},
            {u"seeding "_s, u"ranked rows random"_s},
            {u"stages "_s, u"0 1 2 3"_s},
            // A number, a list of pairs, wins.
            {u"entrants "_s, u"2 4 5"_s},
            {u"heat "_s,
             u"number name start minutes location cancelled entrants standby draw games"_s},
            {u"stage "_s,
             u"name start minutes location unavailable present deadline closed calls seed "_s
             u"tieRolls games"_s},
            {u"game "_s,
             u"table start end minutes turns void locked checked accepted note seats"_s},
            {u"seat "_s, u"seat player place score label dropout excused left late"_s},
            {u"H10."_s, u"21 22 23 24 25"_s},
            {{}, u"held placements"_s},
            {u"no "_s, u"value"_s},
            {u"not "_s, u"held"_s},
            {u"changed "_s, u"line-ups"_s},
            {u"shared "_s, u"places"_s},
            {u"negative "_s, u"scores"_s},
        };
        const QString rare = rareAfter(m_judged, seedsFrom(telling, limit), wanted, enough);
        QVERIFY2(rare.isEmpty(), qPrintable(rare));
    }

    // Invariants of any answer, whatever the rules.
    void answersHoldTogether() {
        int tables = 0;
        for (int seed = 0; seed < documents; ++seed) {
            const Answers& answers = m_judged.at(seed);
            const QString fault = faultOf(answers, tables);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        }
        QVERIFY(tables > documents);
    }

    // The order of heats, games, and seats in the document does not matter.
    void orderSaysNothing() {
        for (int seed = 0; seed < documents; ++seed) {
            Answers answers = m_judged.at(seed);
            turnRound(answers.document);
            QVERIFY2(!isSeen(answers, m_judged.edition(), HeatsSlip::None),
                     qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void slipsAreSeen() {
        std::map<HeatsSlip, QString> unseen;
        for (const auto& [slip, name] : heatsSlips)
            unseen.insert({slip, QString::fromLatin1(name)});
        QCOMPARE(slipsUnseen(m_judged, seedsFrom(telling, limit), unseen, isSoak ? 3 : 1),
                 QString());
    }

private:
    Judged m_judged;
};

} // namespace mentat::test::tst_random_heats

MENTAT_TEST(tst_random_heats, TestRandomHeats, QCoreApplication)
#include "tst_random_heats.moc"
