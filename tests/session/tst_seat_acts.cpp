#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "tests/session/desk_acts.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace mentat::test::tst_seat_acts {

namespace {

const HeatNumber first{1};

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

} // namespace

/// A choice of seatChanges() made through the session.
class TestSeatActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const Heat& heat() const {
        return std::get<DunePlay>(event().play).heats.front();
    }
    [[nodiscard]] SeatChange choice(const SeatRequest& request) const {
        return seatChanges(event(), request)->front();
    }
    void perform(const Result<Change>& change) {
        QVERIFY(change.has_value());
        QVERIFY(m_session->perform(id(), *change).has_value());
    }
    [[nodiscard]] int failureOf(const SeatChange& chosen) const {
        const auto change = changeSeats(event(), chosen);
        return change ? -1 : int(change.error().kind);
    }

private Q_SLOTS:
    void init() { openFileWith({twoHeats()}); }
    void cleanup() { closeFile(); }

    void aChoiceThatIsNoLongerSoIsStale() {
        const SeatChange seat = choice(LatecomerRequest{first, player(11), at(13, 5)});
        const SeatChange swap = choice(SwapRequest{first, player(1), player(6)});
        QCOMPARE(failureOf(seat), -1);
        QCOMPARE(failureOf(swap), -1);
        Game started = heat().games[1];
        started.start = at(13, 0);
        perform(changeGame(event(), first, started, ChangeKind::GameStarted));
        QCOMPARE(failureOf(seat), -1); // of another table
        QCOMPARE(failureOf(swap), int(FailureKind::Stale));
        perform(changeSeats(event(), seat));
        QCOMPARE(failureOf(seat), int(FailureKind::Stale));
    }
};

} // namespace mentat::test::tst_seat_acts

MENTAT_TEST(tst_seat_acts, TestSeatActs, QCoreApplication)
#include "tst_seat_acts.moc"
