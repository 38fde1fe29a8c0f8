#include "app/session/acts.h"
#include "app/session/change_facts.h"
#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "tests/session/desk_acts.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace mentat::test::tst_change_facts {

namespace {

const HeatNumber first{1};

GameAddress place(int table) {
    return {first, TableNumber(table)};
}

} // namespace

/// What a change is about, from its edits alone.
class TestChangeFacts : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] Game game(int table) const { return *gameAt(event(), place(table)); }
    [[nodiscard]] Game won(int table) const {
        Game played = game(table);
        dune(played).victory = Victory::Solo;
        dune(played.seats[0]).winner = true;
        dune(played.seats[0]).faction = Faction::Emperor;
        return played;
    }

private Q_SLOTS:
    void init() { openFileWith({twoHeats()}); }
    void cleanup() { closeFile(); }

    void whatAChangeIsAboutStandsInItsEdits() {
        const auto wordless = [](const Result<Change>& change) {
            Change without = *change;
            without.operands.clear();
            return without;
        };
        const Change recorded = wordless(recordGame(event(), place(1), won(1)));
        QCOMPARE(heatOf(recorded), first);
        QCOMPARE(tableRecorded(recorded, first), TableNumber(1));
        QVERIFY(!tableRecorded(recorded, HeatNumber(2)));
        QVERIFY(!correctsResult(recorded));
        QVERIFY(m_session->perform(id(), *recordGame(event(), place(1), won(1))));
        Game other = game(1);
        other.seats[0].player = player(8); // who sits at table 2
        const Change corrected = wordless(recordGame(event(), place(1), other));
        QVERIFY(correctsResult(corrected));
        QCOMPARE(heatOf(corrected), first);
        QVERIFY(!tableRecorded(corrected, first));
        QVERIFY(!heatOf(wordless(changeSettings(event(), Settings()))));
    }

    void aCorrectionOfTheFinalIsToldByItsGames() {
        const auto recorded = [](const Game& before, const Game& after) {
            const GameSlot slot{finalName(), after.table};
            return Change{
                ChangeKind::ResultRecorded,
                {},
                {Edit<GameSlot>{slot, AtPosition<Game>{0, before}, AtPosition<Game>{0, after}}},
                {},
                {}};
        };
        QVERIFY(!correctsResult(recorded(game(1), won(1))));
        QVERIFY(!correctsResult(recorded(won(1), game(1)))); // taken back
        Game answered = won(1);
        answered.turns = Turns(7);
        QVERIFY(!correctsResult(recorded(won(1), answered)));
        Game other = answered;
        other.turns = Turns(8);
        QVERIFY(correctsResult(recorded(answered, other)));
    }
};

} // namespace mentat::test::tst_change_facts

MENTAT_TEST(tst_change_facts, TestChangeFacts, QCoreApplication)
#include "tst_change_facts.moc"
