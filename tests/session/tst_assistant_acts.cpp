#include "app/session/acts.h"
#include "app/session/rounds/assistant_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "model/changes/change_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_assistant_acts {

namespace {

const HeatNumber first{1};

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether", "disqualified": true,
                     "disqualifiedReason": "left"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": ["p1"],
                   "games": []}]})";
}

QByteArray lastYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune"},
        "players": [{"id": "a", "name": "Grace Hopper", "badge": "77"}], "heats": []})";
}

const PlayerId ada = *PlayerId::fromText(u"p1"_s);
const PlayerId carl = *PlayerId::fromText(u"p2"_s);
const PlayerId emmy = *PlayerId::fromText(u"p3"_s);

/// An id like that of a page, told apart by its end.
QString idOf(int act) {
    return u"0123456789abcdef-%1"_s.arg(act);
}

} // namespace

/// What an assistant at a second desk does: once, by the assistant's hand, and never too late.
class TestAssistantActs : public SessionTest {
    Q_OBJECT

private:
    int m_acts = 0;

    const std::vector<PlayerId>& in() { return heatsPlay(event())->heats.front().entrants; }
    static VenueTime now() { return *VenueTime::fromText(u"2026-07-29T12:40"_s); }
    AssistantOutcome sent(const AssistantAct& act, const VenueTime& when = now()) {
        const auto outcome = actByAssistant(*m_session, id(), act, when);
        if (!outcome)
            qFatal("an act failed");
        return *outcome;
    }
    AssistantAct act(AssistantWish wish, const PhoneGuest& who) {
        return {idOf(++m_acts), u"CD"_s, first, who, wish};
    }
    AssistantAnswer checkInOf(const PhoneGuest& who) {
        return sent(act(AssistantWish::CheckIn, who)).answer;
    }
    AssistantAnswer takeOutOf(const PhoneGuest& who) {
        return sent(act(AssistantWish::TakeOut, who)).answer;
    }
    void perform(const Result<Change>& change) {
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }
    void draw() {
        Game game = blankGame(event());
        game.seats.push_back(blankSeat(event(), SeatNumber(1), ada));
        perform(setTables(event(), first, Draw(), {game}));
    }

private Q_SLOTS:
    void init() {
        openFileWith({document(), lastYear()});
        m_acts = 0;
    }
    void cleanup() { closeFile(); }

    void theHandIsTheAssistants() {
        QCOMPARE(checkInOf(carl), AssistantAnswer::Done);
        QCOMPARE(in(), (std::vector{ada, carl}));
        QCOMPARE(m_session->journalPage({}, 1)->front().scorekeeper, u"CD"_s);
        QCOMPARE(m_session->desk().scorekeeper, u"AB"_s);
        QVERIFY(inByPhone(*m_session, id(), first).empty());
        QCOMPARE(takeOutOf(carl), AssistantAnswer::Done);
        QCOMPARE(in(), std::vector{ada});
        QCOMPARE(m_session->journalPage({}, 1)->front().scorekeeper, u"CD"_s);
    }

    void whoIsKnownAndWhoIsNewIsRegistered() {
        const auto& people = m_session->book().people;
        const auto grace = std::ranges::find_if(
            people, [](const Person& one) { return one.name.text() == u"Grace Hopper"_s; });
        QCOMPARE(checkInOf(grace->id), AssistantAnswer::Done);
        QCOMPARE(event().players.back().badge, std::optional(u"77"_s));
        QCOMPARE(checkInOf(*Name::fromText(u"Niels Abel"_s)), AssistantAnswer::Done);
        QCOMPARE(event().players.back().name.text(), u"Niels Abel"_s);
        QCOMPARE(in().size(), size_t(3));
        QCOMPARE(checkInOf(*Name::fromText(u"niels  ABEL"_s)), AssistantAnswer::IsIn);
        QCOMPARE(event().players.size(), size_t(5));
    }

    void whoeverWaitedWithAPhoneWaitsNoMore() {
        const PhoneGuest niels = *Name::fromText(u"Niels Abel"_s);
        QVERIFY(checkInByPhone(*m_session, id(), first, niels, PhoneRule::Trusts));
        QCOMPARE(waitingGuests(*m_session, id(), first).size(), size_t(1));
        QCOMPARE(checkInOf(niels), AssistantAnswer::Done);
        QVERIFY(waitingGuests(*m_session, id(), first).empty());
    }

    void anActIsDoneOnce() {
        const AssistantAct once = act(AssistantWish::CheckIn, carl);
        QCOMPARE(sent(once).answer, AssistantAnswer::Done);
        const auto marks = m_session->journalMarks()->size();
        QCOMPARE(sent(once).answer, AssistantAnswer::Done);
        QCOMPARE(sent(once).player, std::optional(carl));
        // Not even where it would fit again.
        QCOMPARE(takeOutOf(carl), AssistantAnswer::Done);
        QCOMPARE(sent(once).answer, AssistantAnswer::Done);
        QCOMPARE(in(), std::vector{ada});
        QCOMPARE(m_session->journalMarks()->size(), marks + 1);
        openAgain();
        QCOMPARE(sent(once).answer, AssistantAnswer::Done);
        QCOMPARE(in(), std::vector{ada});
        // Another act is another.
        QCOMPARE(checkInOf(carl), AssistantAnswer::Done);
        QCOMPARE(in(), (std::vector{ada, carl}));
    }

    void aNewcomerIsRegisteredOnce() {
        const AssistantAct once = act(AssistantWish::CheckIn, *Name::fromText(u"Niels Abel"_s));
        QCOMPARE(sent(once).answer, AssistantAnswer::Done);
        QCOMPARE(sent(once).player, std::optional(event().players.back().id));
        QCOMPARE(event().players.size(), size_t(4));
    }

    void whatWasDoneMeanwhileIsTold() {
        perform(checkIn(event(), first, carl));
        const auto late = sent(act(AssistantWish::CheckIn, carl));
        QCOMPARE(late.answer, AssistantAnswer::IsIn);
        QVERIFY(late.meanwhile);
        QCOMPARE(late.meanwhile->change.kind, ChangeKind::CheckedIn);
        QCOMPARE(late.meanwhile->scorekeeper, u"AB"_s);
        perform(checkOut(event(), first, ada));
        const auto out = sent(act(AssistantWish::TakeOut, ada));
        QCOMPARE(out.answer, AssistantAnswer::IsOut);
        QCOMPARE(out.meanwhile->change.kind, ChangeKind::CheckedOut);
        QVERIFY(m_session->undo());
        const auto undone = sent(act(AssistantWish::CheckIn, ada));
        QCOMPARE(undone.answer, AssistantAnswer::IsIn);
        QCOMPARE(undone.meanwhile->role, JournalRole::Undone);
    }

    void onceDrawnItIsTheGameMasters() {
        draw();
        for (const AssistantWish wish : {AssistantWish::CheckIn, AssistantWish::TakeOut}) {
            const auto late = sent(act(wish, wish == AssistantWish::CheckIn ? carl : ada));
            QCOMPARE(late.answer, AssistantAnswer::Drawn);
            QVERIFY(late.meanwhile);
            QCOMPARE(late.meanwhile->change.kind, ChangeKind::TablesDrawn);
        }
        QCOMPARE(in(), std::vector{ada});
        perform(takeBackDraw(event(), first));
        QCOMPARE(checkInOf(carl), AssistantAnswer::Done);
    }

    void whatAnAssistantCannot() {
        QCOMPARE(checkInOf(emmy), AssistantAnswer::Disqualified);
        QCOMPARE(checkInOf(*PlayerId::fromText(u"p99"_s)), AssistantAnswer::Unknown);
        QCOMPARE(checkInOf(PersonId(999)), AssistantAnswer::Unknown);
        QCOMPARE(takeOutOf(*Name::fromText(u"Niels Abel"_s)), AssistantAnswer::Unknown);
        AssistantAct other = act(AssistantWish::CheckIn, carl);
        other.heat = HeatNumber(7);
        QCOMPARE(sent(other).answer, AssistantAnswer::NotHeld);
        QCOMPARE(sent(act(AssistantWish::CheckIn, carl), // after its end
                      *VenueTime::fromText(u"2026-07-29T18:01"_s))
                     .answer,
                 AssistantAnswer::NotHeld);
        perform(cancelHeat(event(), first, u"fire alarm"_s));
        QCOMPARE(checkInOf(carl), AssistantAnswer::NotHeld);
        perform(closeEvent(event()));
        QCOMPARE(checkInOf(carl), AssistantAnswer::Closed);
        QCOMPARE(in(), std::vector{ada});
    }

    void whoPlaysIfNeededPlaysAfterAll() {
        perform(playIfNeeded(event(), first, carl));
        QCOMPARE(checkInOf(carl), AssistantAnswer::Done);
        QCOMPARE(in(), (std::vector{ada, carl}));
        perform(playIfNeeded(event(), first, carl));
        QCOMPARE(takeOutOf(carl), AssistantAnswer::Done);
        QVERIFY(heatsPlay(event())->heats.front().standby.empty());
    }

    void undoTakesBackOneAndNoOther() {
        QCOMPARE(checkInOf(carl), AssistantAnswer::Done);
        QCOMPARE(checkInOf(*Name::fromText(u"Niels Abel"_s)), AssistantAnswer::Done);
        const auto page = m_session->journalPage({}, 2);
        QVERIFY(m_session->putBack(page->back().id));
        QCOMPARE(in(), (std::vector{ada, event().players.back().id}));
    }

    void idsAreLongAndPlain() {
        QVERIFY(isActId(idOf(1)));
        QVERIFY(isActId(QString(64, u'z')));
        for (const QString& text :
             {u""_s, u"0123456789abcde"_s, QString(65, u'a'), u"0123456789abcdef/x"_s,
              u"0123456789abcdefé"_s, u"0123456789abcdef "_s})
            QVERIFY2(!isActId(text), qPrintable(text));
    }
};

} // namespace mentat::test::tst_assistant_acts

MENTAT_TEST(tst_assistant_acts, TestAssistantActs, QCoreApplication)
#include "tst_assistant_acts.moc"
