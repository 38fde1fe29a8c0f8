#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/rounds/round.h"
#include "scoring/heats/heats_scoring.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_acts {

namespace {

const HeatNumber first{1};

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

/// Heat 1 at 13:00 with tables of p1 to p6, p7 to p11, p12 to p14 and p15 to p19; p20 to p24 are
/// there and play nothing yet.
QByteArray document() {
    QByteArray players;
    for (int number = 1; number <= 24; ++number) {
        players += (number > 1 ? "," : "") + QByteArray("{\"id\":\"p") + QByteArray::number(number)
                   + "\",\"name\":\"Player " + QByteArray::number(number) + "\"}";
    }
    QByteArray entrants;
    QByteArray games;
    int next = 1;
    const std::vector<int> sizes{6, 5, 3, 5};
    for (size_t table = 0; table < sizes.size(); ++table) {
        QByteArray seats;
        for (int seat = 1; seat <= sizes[table]; ++seat, ++next) {
            const QByteArray id = "\"p" + QByteArray::number(next) + '"';
            entrants += (next > 1 ? "," : "") + id;
            seats += (seat > 1 ? "," : "") + QByteArray("{\"seat\":") + QByteArray::number(seat)
                     + ",\"player\":" + id + '}';
        }
        games += (table > 0 ? "," : "") + QByteArray("{\"table\":")
                 + QByteArray::number(static_cast<int>(table) + 1) + ",\"seats\":[" + seats + "]}";
    }
    return "{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"Dune\",\"year\":2026,"
           "\"rules\":\"wbc-dune\"},\"players\":["
           + players + "],\"heats\":[{\"number\":1,\"start\":\"2026-07-29T13:00\",\"entrants\":["
           + entrants + "],\"games\":[" + games + "]}]}";
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
    [[nodiscard]] int failureOf(const SeatChange& chosen, const QString& reason = {}) const {
        const auto change = changeSeats(event(), chosen, reason);
        return change ? -1 : int(change.error().kind);
    }

private Q_SLOTS:
    void init() { openFileWith({document()}); }
    void cleanup() { closeFile(); }

    void oneActIsOneRowAndUndoGivesBackTheEvent_data() {
        QTest::addColumn<int>("request");
        QTest::addColumn<QString>("kind");
        const auto row = [](int request, ChangeKind kind) {
            QTest::newRow(idOf(kind).data()) << request << QString(idOf(kind));
        };
        row(0, ChangeKind::LatecomerSeated);
        row(1, ChangeKind::PlayerLeft);
        row(2, ChangeKind::SeatsSwapped);
        row(3, ChangeKind::PlayerMoved);
        row(4, ChangeKind::TableDissolved);
        row(5, ChangeKind::TableOpened);
        row(6, ChangeKind::DroppedOut);
    }
    void oneActIsOneRowAndUndoGivesBackTheEvent() {
        QFETCH(const int, request);
        QFETCH(const QString, kind);
        Game started = heat().games[3];
        started.start = at(13, 0);
        started.seats.pop_back(); // so that those of table 3 have somewhere to go
        perform(changeGame(event(), first, started, ChangeKind::GameStarted));
        perform(checkIn(event(), first, player(21)));
        perform(checkIn(event(), first, player(22)));
        perform(checkIn(event(), first, player(23)));
        const std::vector<SeatRequest> requests{
            LatecomerRequest{first, player(24), at(13, 5)},
            LeaveRequest{first, player(1), at(13, 5)},
            SwapRequest{first, player(1), player(7)},
            MoveRequest{first, player(1), TableNumber(3)},
            SmallTableRequest{first, TableNumber(3), at(13, 5), true},
            NewTableRequest{first},
            LeaveRequest{first, player(16), at(14, 5)}};
        const auto choices = *seatChanges(event(), requests[size_t(request)]);
        const auto wanted = std::ranges::find_if(choices, [&](const SeatChange& choice) {
            return idOf(changeSeats(event(), choice)->kind) == kind;
        });
        QVERIFY(wanted != choices.end());
        checkOneRow(*wanted, kind);
    }

    void aLatecomerBecomesAnEntrant() {
        perform(playIfNeeded(event(), first, player(22)));
        for (const int late : {21, 22}) {
            perform(changeSeats(event(), choice(LatecomerRequest{first, player(late), at(13, 5)})));
            QVERIFY(heat().entrants.back() == player(late));
        }
        QVERIFY(heat().standby.empty());
    }

    void whoLeavesInTimeIsNoEntrantAndADropoutStays() {
        perform(changeSeats(event(), choice(LeaveRequest{first, player(1), at(13, 5)})));
        QCOMPARE(std::ranges::count(heat().entrants, player(1)), 0);
        Game started = heat().games[1];
        started.start = at(13, 0);
        perform(changeGame(event(), first, started, ChangeKind::GameStarted));
        perform(changeSeats(event(), choice(LeaveRequest{first, player(7), at(14, 5)})));
        QCOMPARE(std::ranges::count(heat().entrants, player(7)), 1);
    }

    void theGmsWordNeedsAReasonWhichTheJournalKeeps() {
        const SeatChange late = choice(LatecomerRequest{first, player(21), at(13, 30)});
        QCOMPARE(failureOf(late), int(FailureKind::GmOverrideMissing));
        QCOMPARE(failureOf(late, u"  "_s), int(FailureKind::GmOverrideMissing));
        perform(changeSeats(event(), late, u"the bus was late"_s));
        const auto entry = m_session->undoEntry();
        QVERIFY((*entry)->change.operands
                == (Values{qint64(1), qint64(3), u"the bus was late"_s, u"Player 21"_s}));
    }

    // R10.27: whom the Game Master let in with a reason is not asked about once more.
    void theGmsWordAcceptsTheLatecomer() {
        const auto openAt = [this](int table) {
            const Game& game = heat().games[static_cast<size_t>(table) - 1];
            const GameAddress place{first, game.table};
            return heatsScoringOf(event()).rulesToAccept(event(), place, game);
        };
        const auto to = [this](const SeatRequest& request, int table) {
            const auto choices = *seatChanges(event(), request);
            return *std::ranges::find_if(choices, [&](const SeatChange& one) {
                return one.tables.back().table == TableNumber(table);
            });
        };
        perform(changeSeats(event(), to(LatecomerRequest{first, player(21), at(13, 30)}, 2),
                            u" the bus was late "_s));
        QVERIFY(heat().games[1].seats.back().late);
        const std::vector accepted{Acceptance{Rule::R10_27, u"the bus was late"_s}};
        QVERIFY(heat().games[1].accepted == accepted);
        QVERIFY(openAt(2).empty());
        // Nor at the table to which the latecomer goes from there.
        perform(changeSeats(event(), to(MoveRequest{first, player(21), TableNumber(4)}, 4)));
        QVERIFY(heat().games[3].accepted == accepted);
        QVERIFY(openAt(4).empty());
        // A small table is a matter of its own, and stays one.
        perform(changeSeats(event(), to(LatecomerRequest{first, player(22), at(13, 30)}, 3),
                            u"a flat tire"_s));
        QVERIFY(heat().games[2].accepted.empty());
        QVERIFY(openAt(3) == std::vector{Rule::R10_27});
    }

    void aChoiceThatIsNoLongerSoIsStale() {
        const SeatChange seat = choice(LatecomerRequest{first, player(21), at(13, 5)});
        const SeatChange swap = choice(SwapRequest{first, player(1), player(7)});
        QCOMPARE(failureOf(seat), -1);
        QCOMPARE(failureOf(swap), -1);
        Game started = heat().games[0];
        started.start = at(13, 0);
        perform(changeGame(event(), first, started, ChangeKind::GameStarted));
        QCOMPARE(failureOf(seat), -1); // of another table
        QCOMPARE(failureOf(swap), int(FailureKind::Stale));
        perform(changeSeats(event(), seat));
        QCOMPARE(failureOf(seat), int(FailureKind::Stale));
    }

private:
    void checkOneRow(const SeatChange& chosen, const QString& kind) {
        const Event before = event();
        const size_t rows = m_session->journalMarks()->size();
        perform(changeSeats(event(), chosen));
        QVERIFY(event() != before);
        for (const Game& game : std::get<DunePlay>(before.play).heats.front().games) {
            const bool named = std::ranges::find(chosen.tables, game.table, &TableChange::table)
                               != chosen.tables.end();
            QVERIFY(named || *findGame(heat().games, game.table) == game);
        }
        const auto marks = *m_session->journalMarks();
        QCOMPARE(marks.size(), rows + 1);
        QCOMPARE(QString(idOf(marks.back().kind)), kind);
        QVERIFY(m_session->undo().has_value());
        QVERIFY(event() == before);
        openAgain();
        QVERIFY(event() == before);
    }
};

} // namespace mentat::test::tst_seat_acts

MENTAT_TEST(tst_seat_acts, TestSeatActs, QCoreApplication)

#include "tst_seat_acts.moc"
