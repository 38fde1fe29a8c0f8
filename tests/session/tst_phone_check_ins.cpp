#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/phone_check_ins.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "model/failure_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phone_check_ins {

namespace {

const HeatNumber first{1};
const HeatNumber second{2};

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether", "disqualified": true,
                     "disqualifiedReason": "left"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": ["p1"],
                   "games": []},
                  {"number": 2, "start": "2026-07-30T13:00", "minutes": 300, "entrants": [],
                   "games": []}]})";
}

QByteArray lastYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune"},
        "players": [{"id": "a", "name": "Grace Hopper", "badge": "77"}], "heats": []})";
}

PlayerId who(const QString& text) {
    return *PlayerId::fromText(text);
}
PhoneGuest newcomer(const QString& name) {
    return *Name::fromText(name);
}
VenueTime at(const QString& text) {
    return *VenueTime::fromText(text);
}

} // namespace

/// Who checks in by phone: once, marked, undone like any act, or waiting for the desk.
class TestPhoneCheckIns : public SessionTest {
    Q_OBJECT

private:
    const std::vector<PlayerId>& in(HeatNumber heat = first) {
        return findHeat(*heatsPlay(event()), heat)->entrants;
    }
    int outcome(const PhoneGuest& guest, PhoneRule rule = PhoneRule::Trusts,
                HeatNumber heat = first) {
        const auto done = checkInByPhone(*m_session, id(), heat, guest, rule);
        return done ? int(*done) : -1;
    }
    std::vector<PhoneGuest> waiting(HeatNumber heat = first) {
        std::vector<PhoneGuest> guests;
        for (const WaitingGuest& one : waitingGuests(*m_session, id(), heat))
            guests.push_back(one.who);
        return guests;
    }
    std::set<PlayerId> byPhone() { return inByPhone(*m_session, id(), first); }
    void letInNow(const PhoneGuest& guest) {
        const auto change = letIn(*m_session, id(), first, guest);
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }
    PersonId grace() {
        for (const Person& person : m_session->book().people) {
            if (person.name.text() == u"Grace Hopper"_s)
                return person.id;
        }
        qFatal("nobody");
    }
    void perform(const Result<Change>& change) {
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }

private Q_SLOTS:
    void init() { openFileWith({document(), lastYear()}); }
    void cleanup() { closeFile(); }

    void aPlayerIsInAtOnce() {
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::In));
        QCOMPARE(in(), (std::vector{who(u"p1"_s), who(u"p2"_s)}));
        QCOMPARE(byPhone(), std::set{who(u"p2"_s)});
        const auto page = m_session->journalPage({}, 1);
        QVERIFY(page);
        QCOMPARE(page->front().scorekeeper, u"phone"_s);
        QCOMPARE(m_session->desk().scorekeeper, u"AB"_s);
    }

    void twiceIsOnce() {
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::In));
        const auto before = m_session->journalMarks();
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::WasIn));
        QCOMPARE(outcome(who(u"p1"_s)), int(PhoneOutcome::WasIn)); // by the desk
        QCOMPARE(outcome(newcomer(u"CARL  gauss"_s)), int(PhoneOutcome::WasIn));
        QCOMPARE(in().size(), size_t(2));
        QCOMPARE(m_session->journalMarks()->size(), before->size());
        QVERIFY(waiting().empty());
    }

    void undoForgetsThePhone() {
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::In));
        // What others do in between is nothing to it.
        QCOMPARE(outcome(newcomer(u"Niels Abel"_s)), int(PhoneOutcome::Waits));
        QVERIFY(m_session->undo());
        QCOMPARE(in(), std::vector{who(u"p1"_s)});
        QVERIFY(byPhone().empty());
        QVERIFY(m_session->redo());
        QCOMPARE(byPhone(), std::set{who(u"p2"_s)});
        QCOMPARE(waiting().size(), size_t(1));
    }

    void takenOutForgetsThePhone() {
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::In));
        perform(withoutPhone(*m_session, id(), first, who(u"p2"_s),
                             *checkOut(event(), first, who(u"p2"_s))));
        perform(checkIn(event(), first, who(u"p2"_s)));
        QVERIFY(byPhone().empty());
    }

    void takenOutForgetsWhoWaited() {
        const PlayerId carl = who(u"p2"_s);
        const std::optional<PersonId> person = findPlayer(event(), carl)->person;
        QVERIFY(person);
        for (const PhoneGuest& guest :
             {PhoneGuest(carl), PhoneGuest(*person), newcomer(u"carl  GAUSS"_s)})
            QCOMPARE(outcome(guest, PhoneRule::AllWait), int(PhoneOutcome::Waits));
        QCOMPARE(outcome(newcomer(u"Niels Abel"_s)), int(PhoneOutcome::Waits));
        QCOMPARE(waiting().size(), size_t(4));
        perform(checkIn(event(), first, carl)); // by the desk, who found the name
        QCOMPARE(waiting(), std::vector{newcomer(u"Niels Abel"_s)});
        perform(withoutPhone(*m_session, id(), first, carl, *checkOut(event(), first, carl)));
        QCOMPARE(waiting(), std::vector{newcomer(u"Niels Abel"_s)});
        QVERIFY(m_session->undo());
        QCOMPARE(in(), (std::vector{who(u"p1"_s), carl}));
    }

    void whoIsKnownFromEarlierIsRegistered() {
        QCOMPARE(outcome(grace()), int(PhoneOutcome::In));
        const Player& player = event().players.back();
        QCOMPARE(player.name.text(), u"Grace Hopper"_s);
        QCOMPARE(player.person, std::optional(grace()));
        QCOMPARE(player.badge, std::optional(u"77"_s));
        QCOMPARE(in().back(), player.id);
        QCOMPARE(outcome(grace()), int(PhoneOutcome::WasIn));
        QCOMPARE(event().players.size(), size_t(4));
    }

    void aNewcomerWaitsForTheDesk() {
        const PhoneGuest niels = newcomer(u"Niels Abel"_s);
        QCOMPARE(outcome(niels), int(PhoneOutcome::Waits));
        QCOMPARE(outcome(newcomer(u"niels  ABEL"_s)), int(PhoneOutcome::Waits)); // the same
        QCOMPARE(waiting(), std::vector{niels});
        QCOMPARE(event().players.size(), size_t(3));
        openAgain();
        QCOMPARE(waiting(), std::vector{niels});
        QCOMPARE(guestName(m_session->book(), event(), niels), u"Niels Abel"_s);
        letInNow(niels);
        QVERIFY(waiting().empty());
        QCOMPARE(event().players.back().name.text(), u"Niels Abel"_s);
        QCOMPARE(byPhone(), std::set{event().players.back().id});
        QVERIFY(m_session->undo());
        QCOMPARE(waiting(), std::vector{niels});
        QCOMPARE(event().players.size(), size_t(3));
    }

    void whoIsSentAwayWaitsNoMore() {
        const PhoneGuest niels = newcomer(u"Niels Abel"_s);
        QCOMPARE(outcome(niels), int(PhoneOutcome::Waits));
        QVERIFY(sendAway(*m_session, id(), first, niels));
        QVERIFY(waiting().empty());
    }

    void whoCameInOtherwiseWaitsNoMore() {
        QCOMPARE(outcome(newcomer(u"Niels Abel"_s)), int(PhoneOutcome::Waits));
        perform(addPlayer(m_session->book(), event(),
                          newPlayer(*Name::fromText(u"Niels Abel"_s), who(u"p9"_s))));
        QCOMPARE(waiting().size(), size_t(1));
        perform(checkIn(event(), first, who(u"p9"_s)));
        QVERIFY(waiting().empty());
    }

    void allCanBeMadeToWait() {
        QCOMPARE(outcome(who(u"p2"_s), PhoneRule::AllWait), int(PhoneOutcome::Waits));
        QCOMPARE(outcome(grace(), PhoneRule::AllWait), int(PhoneOutcome::Waits));
        QCOMPARE(waiting(), (std::vector<PhoneGuest>{who(u"p2"_s), grace()}));
        letInNow(who(u"p2"_s));
        letInNow(grace());
        QCOMPARE(in().size(), size_t(3));
        QVERIFY(waiting().empty());
        QCOMPARE(byPhone().size(), size_t(2));
    }

    void whatNeedsTheDeskWaits() {
        QCOMPARE(outcome(who(u"p3"_s)), int(PhoneOutcome::Waits)); // R6.2
        const Event& now = event();
        const std::vector<PlayerId> entrants = in();
        Game game = blankGame(now);
        game.seats.push_back(blankSeat(now, SeatNumber(1), entrants.front()));
        perform(setTables(now, first, Draw(), {game}));
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::Waits)); // a latecomer (R1.6)
        QCOMPARE(in().size(), size_t(1));
    }

    void notEndlesslyManyWait() {
        for (int i = 0; i < 100; ++i)
            QCOMPARE(outcome(newcomer(u"Name %1"_s.arg(i))), int(PhoneOutcome::Waits));
        QCOMPARE(outcome(newcomer(u"One More"_s)), int(PhoneOutcome::Full));
        QCOMPARE(outcome(newcomer(u"Name 5"_s)), int(PhoneOutcome::Waits)); // has a place
        QCOMPARE(outcome(who(u"p2"_s)), int(PhoneOutcome::In));             // nobody else's loss
        QCOMPARE(waiting().size(), size_t(100));
    }

    void heatsAreApart() {
        QCOMPARE(outcome(who(u"p2"_s), PhoneRule::Trusts, second), int(PhoneOutcome::In));
        QCOMPARE(in(second), std::vector{who(u"p2"_s)});
        QVERIFY(byPhone().empty());
        QCOMPARE(outcome(newcomer(u"Niels Abel"_s), PhoneRule::Trusts, second),
                 int(PhoneOutcome::Waits));
        QVERIFY(waiting().empty());
    }

    void failuresAreSaid() {
        const auto kindOf = [&](const PhoneGuest& guest, HeatNumber heat) {
            const auto done = checkInByPhone(*m_session, id(), heat, guest, PhoneRule::Trusts);
            return done ? -1 : int(done.error().kind);
        };
        QCOMPARE(kindOf(who(u"p2"_s), HeatNumber(7)), int(FailureKind::UnknownHeat));
        QCOMPARE(kindOf(PersonId(999), first), int(FailureKind::UnknownPerson));
        perform(closeEvent(event()));
        QCOMPARE(kindOf(who(u"p2"_s), first), int(FailureKind::ClosedEvent));
        QCOMPARE(kindOf(newcomer(u"Niels Abel"_s), first), int(FailureKind::ClosedEvent));
    }

    void latecomersWaitAtTheHeatThatIsDrawn() {
        Event day = event();
        auto& heats = heatsPlay(day)->heats;
        heats[1].details.start = at(u"2026-07-29T18:30"_s); // half an hour after the first
        Game game = blankGame(day);
        game.seats.push_back(blankSeat(day, SeatNumber(1), who(u"p1"_s)));
        heats[0].games = {game};
        const auto heatAt = [&](const char* time) {
            return heatForPhones(day, at(u"2026-07-29T"_s + QString::fromLatin1(time)));
        };
        QCOMPARE(heatAt("12:40"), std::optional(first));
        QCOMPARE(heatAt("13:20"), std::optional(first));
        QCOMPARE(heatAt("17:29"), std::optional(first));
        // From an hour before the next, people come for that, whatever still plays.
        heats[0].games[0].start = at(u"2026-07-29T13:05"_s);
        QCOMPARE(heatAt("17:29"), std::optional(first));
        QCOMPARE(heatAt("17:30"), std::optional(second));
        heats[1].games = heats[0].games;
        QCOMPARE(heatAt("18:20"), std::optional(second));
        QCOMPARE(heatAt("23:29"), std::optional(second));
        QCOMPARE(heatAt("23:30"), std::nullopt);
        heats[1].details.canceled = u"fire alarm"_s;
        QCOMPARE(heatAt("17:30"), std::optional(first));
        QCOMPARE(heatAt("18:00"), std::nullopt);
        // Without times: while its tables play.
        heats[1].games.clear();
        heats[1].details = {};
        heats[0].details.start.reset();
        QCOMPARE(heatAt("12:00"), std::optional(first));
        heats[0].games[0].end = at(u"2026-07-29T16:00"_s);
        QCOMPARE(heatAt("16:00"), std::optional(second));
    }

    void theOpenHeatIsTheOneOfTheHour() {
        QCOMPARE(heatForPhones(event(), at(u"2026-07-29T12:40"_s)), std::optional(first));
        QCOMPARE(heatForPhones(event(), at(u"2026-07-30T12:40"_s)), std::optional(second));
        QCOMPARE(heatForPhones(event(), at(u"2026-07-28T12:40"_s)), std::nullopt); // the day before
        QCOMPARE(heatForPhones(event(), at(u"2026-07-31T12:40"_s)), std::nullopt);
        Game game = blankGame(event());
        game.seats.push_back(blankSeat(event(), SeatNumber(1), who(u"p1"_s)));
        perform(setTables(event(), first, Draw(), {game}));
        QCOMPARE(heatForPhones(event(), at(u"2026-07-29T12:40"_s)), std::optional(first));
        perform(closeEvent(event()));
        QCOMPARE(heatForPhones(event(), at(u"2026-07-30T12:40"_s)), std::nullopt);
    }
};

} // namespace mentat::test::tst_phone_check_ins

MENTAT_TEST(tst_phone_check_ins, TestPhoneCheckIns, QCoreApplication)
#include "tst_phone_check_ins.moc"
