#include "reports/wording/player_summary_wording.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_player_summary_wording {

namespace {

/// Two heats; Ada Byron has won both, at tables with Blaise Pascal.
Event twoHeats() {
    return eventWith(12, {{wonBy(1, {2, 3, 4, 5}), wonBy(6, {7, 8, 9, 10})},
                          {wonBy(1, {2, 6, 7, 8}), voided(wonBy(3, {4, 5, 9, 10}))}});
}

std::vector<std::pair<QString, int>> met(const Event& event, int number) {
    std::vector<std::pair<QString, int>> all;
    for (const MetPlayer& one : metPlayers(event, player(number)))
        all.emplace_back(one.player.text(), one.times);
    return all;
}

} // namespace

/// A player's card: what it is computed from, and how it is said.
class TestPlayerSummaryWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whomSomebodyHasMet() {
        const Event event = twoHeats();
        using Met = std::vector<std::pair<QString, int>>;
        // The most often first; a void game brings nobody together.
        QCOMPARE(met(event, 1), (Met{{u"p2"_s, 2},
                                     {u"p3"_s, 1},
                                     {u"p4"_s, 1},
                                     {u"p5"_s, 1},
                                     {u"p6"_s, 1},
                                     {u"p7"_s, 1},
                                     {u"p8"_s, 1}}));
        QCOMPARE(met(event, 3), (Met{{u"p1"_s, 1}, {u"p2"_s, 1}, {u"p4"_s, 1}, {u"p5"_s, 1}}));
        QCOMPARE(met(event, 12), Met());
    }

    void theSummaryIsThatOfTheStandings() {
        const Event event = twoHeats();
        const Standings all = standings(event);
        for (const Player& one : event.players) {
            const auto summary = playerSummary(event, one.id);
            QVERIFY(summary);
            QCOMPARE(summary->record.player, one.id);
            QCOMPARE(summary->ranked, static_cast<int>(all.ranked.size()));
            const auto row = std::ranges::find(all.ranked, one.id, &Standing::player);
            QCOMPARE(summary->standing.has_value(), row != all.ranked.end());
            if (summary->standing)
                QVERIFY(*summary->standing == *row);
        }
        QVERIFY(!playerSummary(event, PlayerId::fromText(u"nobody"_s).value()));
    }

    void inLines() {
        Event event = twoHeats();
        event.players[0].from = u"Illinois"_s;
        event.players[0].badge = u"2041"_s;
        const Language english;
        const auto summary = playerSummary(event, player(1));
        const QStringList lines = playerSummaryText(english, event, *summary).split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], u"Ada Byron · Illinois · badge 2041"_s);
        QVERIFY2(lines[1].startsWith(u"rank 1 of 10 · "_s)
                     && lines[1].contains(u"2 of 2 games won"_s),
                 qPrintable(lines[1]));
        QCOMPARE(lines[2], u"Met Blaise Pascal (2), Carl Gauss, Dora Maar, Emmy Noether, Felix "
                           "Klein, Player 7, and Player 8"_s);
        // Nobody knows anything of who has not played yet.
        QCOMPARE(playerSummaryText(english, event, *playerSummary(event, player(12))),
                 u"Player 12"_s);
    }

    void longLinesEnd() {
        const Event event
            = eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6})}, {wonBy(1, {7, 8, 9, 10, 11})}});
        const QString text = metText(Language(), event, *playerSummary(event, player(1)));
        QVERIFY2(text.endsWith(u", and 2 more"_s), qPrintable(text));
        QCOMPARE(text.count(u','), 8);
    }
};

} // namespace mentat::test::tst_player_summary_wording

MENTAT_TEST(tst_player_summary_wording, TestPlayerSummaryWording, QCoreApplication)

#include "tst_player_summary_wording.moc"
