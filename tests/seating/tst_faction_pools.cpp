#include "scoring/dune/games/factions.h"
#include "tests/seating/draw_statistics.h"
#include "tests/seating/judged_draws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_faction_pools {

namespace {

using Sets = std::vector<GameSet>;
using Hands = std::vector<std::array<Faction, 2>>;

constexpr double leastProbable = 1e-4;

QString textOf(const std::vector<Faction>& factions) {
    QStringList ids;
    for (const Faction faction : factions)
        ids << idOf(faction);
    return ids.join(u' ');
}

/// What is wrong with a deal of these factions; empty: nothing.
QString faultOf(const std::vector<Faction>& factions, size_t players, const Hands& hands) {
    std::set<Faction> dealt;
    for (const auto& hand : hands) {
        for (const Faction faction : hand) {
            if (!dealt.insert(faction).second)
                return idOf(faction) + u" is dealt twice"_s;
            if (std::ranges::find(factions, faction) == factions.end())
                return idOf(faction) + u" is none of them"_s;
        }
    }
    return hands.size() == players ? QString() : u"%1 hands"_s.arg(hands.size());
}

/// Two to each, as the program shuffles.
Hands dealt(std::vector<Faction> factions, size_t players, qint64 seed) {
    DrawSource source(seed);
    source.shuffle(factions);
    Hands hands;
    for (size_t player = 0; player < players; ++player)
        hands.push_back({factions[2 * player], factions[2 * player + 1]});
    return hands;
}

} // namespace

class TestFactionPools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r9_poolsBySets_data() {
        QTest::addColumn<Sets>("sets");
        QTest::addColumn<bool>("expansion");
        QTest::addColumn<QString>("factions");
        using enum GameSet;
        const QString base = u"atreides bene-gesserit emperor fremen guild harkonnen"_s;
        const auto row = [&](const char* name, const Sets& sets, const QString& more) {
            QTest::addRow("%s, base table", name) << sets << false << base;
            QTest::addRow("%s, expansion table", name) << sets << true << QString(base + more);
        };
        const QString ixians = u" ixian tleilaxu"_s;
        const QString choam = u" choam richese"_s;
        const QString ecaz = u" ecaz moritani"_s;
        row("base", {Base}, u""_s);
        row("2022", {Base, IxiansTleilaxu}, ixians);
        row("choam", {Base, ChoamRichese}, choam);
        row("ecaz", {Base, EcazMoritani}, ecaz);
        row("ixians and choam", {Base, IxiansTleilaxu, ChoamRichese}, ixians + choam);
        row("ixians and ecaz", {Base, IxiansTleilaxu, EcazMoritani}, ixians + ecaz);
        row("choam and ecaz", {Base, ChoamRichese, EcazMoritani}, choam + ecaz);
        row("all", {Base, IxiansTleilaxu, ChoamRichese, EcazMoritani}, ixians + choam + ecaz);
        row("in another order", {EcazMoritani, Base, ChoamRichese}, choam + ecaz);
    }
    void r9_poolsBySets() {
        QFETCH(const Sets, sets);
        QFETCH(const bool, expansion);
        QFETCH(const QString, factions);
        for (const size_t players : {4U, 5U, 6U})
            QCOMPARE(textOf(factionPool(sets, expansion, players)), factions);
    }

    // R1.4: a recommendation is published for three players of the base game only.
    void r1_4_threePlayers() {
        const Sets sets{GameSet::Base, GameSet::IxiansTleilaxu};
        QCOMPARE(textOf(factionPool({GameSet::Base}, false, 3)), u"atreides fremen harkonnen"_s);
        QCOMPARE(textOf(factionPool(sets, false, 3)), u"atreides fremen harkonnen"_s);
        QCOMPARE(factionPool(sets, true, 3).size(), 8U);
    }

    void dealtFactionsAreOfThePool() {
        const Sets all{GameSet::Base, GameSet::IxiansTleilaxu, GameSet::ChoamRichese,
                       GameSet::EcazMoritani};
        for (const size_t players : {3U, 4U, 5U, 6U}) {
            const std::vector<Faction> factions = factionPool(all, true, players);
            for (qint64 seed = 1; seed <= 50; ++seed)
                QCOMPARE(faultOf(factions, players, dealt(factions, players, seed)), QString());
        }
        QCOMPARE(dealt(factionPool(all, true, 6), 6, 7), dealt(factionPool(all, true, 6), 6, 7));
        QVERIFY(dealt(factionPool(all, true, 6), 6, 7) != dealt(factionPool(all, true, 6), 6, 8));
    }
    void wrongDealsAreFound() {
        using enum Faction;
        const std::vector<Faction> factions{Atreides, Emperor, Guild, Fremen};
        QCOMPARE(faultOf(factions, 2, {{Atreides, Emperor}, {Guild, Fremen}}), QString());
        QCOMPARE(faultOf(factions, 2, {{Atreides, Emperor}, {Guild, Atreides}}),
                 u"atreides is dealt twice"_s);
        QCOMPARE(faultOf(factions, 2, {{Atreides, Ixian}, {Guild, Fremen}}),
                 u"ixian is none of them"_s);
        QCOMPARE(faultOf(factions, 2, {{Atreides, Emperor}}), u"1 hands"_s);
    }

    // Of five factions to two players: each of the 120 orders gives another deal or the fifth.
    void r1_3_everyDealIsAsLikely() {
        using enum Faction;
        const std::vector<Faction> factions{Atreides, BeneGesserit, Emperor, Fremen, Guild};
        std::map<Hands, qint64> fair;
        std::map<Hands, qint64> planted;
        for (qint64 seed = 1; seed <= rounds(30'000, 500'000); ++seed) {
            Hands hands = dealt(factions, 2, seed);
            ++fair[hands];
            // Planted: in one of ten deals the first gets the better of the first cards.
            if (seed % 10 == 0 && hands[0][0] > hands[1][0])
                std::swap(hands[0][0], hands[1][0]);
            ++planted[hands];
        }
        const auto counts = [](const std::map<Hands, qint64>& times) {
            std::vector<qint64> list;
            for (const auto& [hands, count] : times)
                list.push_back(count);
            return list;
        };
        QCOMPARE(fair.size(), 120U);
        QVERIFY(evenness(counts(fair)) > leastProbable);
        QVERIFY(evenness(counts(planted)) < leastProbable);
    }
};

} // namespace mentat::test::tst_faction_pools

MENTAT_TEST(tst_faction_pools, TestFactionPools, QCoreApplication)
#include "tst_faction_pools.moc"
