#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_check_in_acts {

namespace {

const HeatNumber first{1};

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p7", "name": "Carl Gauss"},
                    {"id": "x", "name": "Emmy Noether"}, {"id": "p2", "name": "Grace Hopper"},
                    {"id": "p3", "name": "Niels Abel"}, {"id": "p4", "name": "Vera Sós"}],
        "heats": [{"number": 1, "entrants": ["p1"], "games": []}]})";
}

PlayerId id(const QString& text) {
    return *PlayerId::fromText(text);
}

} // namespace

/// What happens at the desk while a heat is open, each one act and one row of the journal.
class TestCheckInActs : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    const Event& event() { return m_session->book().events.front().event; }
    const Heat& heat() { return std::get<DunePlay>(event().play).heats.front(); }
    void perform(const Result<Change>& change) {
        QVERIFY(change.has_value());
        QVERIFY(m_session->perform(m_session->book().events.front().id, *change).has_value());
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({document()});
        m_session = m_scratch->open();
    }
    void cleanup() {
        m_session.reset();
        m_scratch.reset();
    }

    void theNextIdIsNobodys() {
        QCOMPARE(nextPlayerId(event()), id(u"p8"_s));
        Event odd = event();
        odd.players.front().id = id(u"p99999999999999999999"_s); // no number that counts
        QCOMPARE(nextPlayerId(odd), id(u"p8"_s));
        odd.players.clear();
        QCOMPARE(nextPlayerId(odd), id(u"p1"_s));
    }

    void actsTellNamesakesApart() {
        const auto lastNames = [&] { return (*m_session->undoEntry())->change.operands; };
        Player other = newPlayer(*Name::fromText(u"ada byron"_s), nextPlayerId(event()));
        other.from = u"OH"_s;
        perform(addPlayer(m_session->book(), event(), other));
        QCOMPARE(lastNames(), (Values{u"ada byron (OH)"_s}));
        perform(checkIn(event(), first, other.id));
        QCOMPARE(lastNames(), (Values{u"ada byron (OH)"_s, qint64(1)}));
        perform(checkOut(event(), first, id(u"p1"_s)));
        QCOMPARE(lastNames(), (Values{u"Ada Byron (no. 1)"_s, qint64(1)}));
        // Said of the time of the act: the later name of the other changes nothing.
        Player renamed = *findPlayer(event(), other.id);
        renamed.name = *Name::fromText(u"Ada King"_s);
        perform(changePlayer(m_session->book(), event(), renamed));
        QCOMPARE(lastNames(), (Values{u"Ada King"_s}));
        perform(checkIn(event(), first, id(u"p1"_s)));
        QCOMPARE(lastNames(), (Values{u"Ada Byron"_s, qint64(1)}));
    }

    void registeringAtTheDeskIsOneAct() {
        const QByteArray before = exported(m_session->book());
        const size_t people = m_session->book().people.size();
        const Player sophie
            = newPlayer(*Name::fromText(u"Sophie Germain"_s), nextPlayerId(event()));
        perform(registerForHeat(m_session->book(), event(), first, sophie, false));
        QCOMPARE(heat().entrants.back(), sophie.id);
        QCOMPARE(m_session->book().people.size(), people + 1);
        QVERIFY(m_session->undo().has_value());
        QCOMPARE(exported(m_session->book()), before);
        QCOMPARE(m_session->book().people.size(), people);

        perform(registerForHeat(m_session->book(), event(), first, sophie, true));
        QCOMPARE(heat().standby, std::vector{sophie.id});
        QCOMPARE(registerForHeat(m_session->book(), event(), first, sophie, false).error().kind,
                 FailureKind::PlayerExists);
    }

    void aKnownPersonBringsWhatIsKnown() {
        const Person person{{u"MO"_s, u"77"_s, {}, u"555"_s, {}, {}},
                            PersonId(9),
                            *Name::fromText(u"Jean Bartik"_s),
                            Preference::Variant};
        const Player player = playerOf(person, id(u"p9"_s));
        QCOMPARE(player.badge, person.badge);
        QCOMPARE(player.phone, person.phone);
        QVERIFY(player.preference == Preference::Variant);
        QCOMPARE(player.person, std::optional(person.id));
    }

    void thePaperListIsOneAct() {
        const QByteArray before = exported(m_session->book());
        perform(checkInAll(event(), first, {id(u"p1"_s), id(u"p7"_s), id(u"x"_s)}));
        QCOMPARE(heat().entrants, (std::vector{id(u"p1"_s), id(u"p7"_s), id(u"x"_s)}));
        const auto entry = m_session->undoEntry();
        QVERIFY(entry && *entry);
        QCOMPARE((*entry)->change.kind, ChangeKind::ListCheckedIn);
        QCOMPARE((*entry)->change.operands, (Values{qint64(2), qint64(1)})); // p1 was in
        QVERIFY(m_session->undo().has_value());
        QCOMPARE(exported(m_session->book()), before);
        QVERIFY(!checkInAll(event(), first, {id(u"nobody"_s)}).has_value());
    }

    void whoSitsAtATableStaysIn() {
        for (const auto* who : {u"p7", u"x", u"p2", u"p3", u"p4"})
            perform(checkIn(event(), first, id(QString::fromUtf16(who))));
        const JournalId lastIn = (*m_session->undoEntry())->id;
        perform(drawTables(event(), {first, 42, {Count(6)}, false, {}, Count(0), {}, false}));
        const auto refused = [&](const Result<Change>& change, FailureKind kind) {
            QVERIFY(!change.has_value());
            QCOMPARE(change.error().kind, kind);
            QCOMPARE(change.error().values,
                     (Values{u"Vera Sós"_s, qint64(1), heat().games.front().table.value()}));
        };
        refused(checkOut(event(), first, id(u"p4"_s)), FailureKind::SitsAtTable);
        refused(playIfNeeded(event(), first, id(u"p4"_s)), FailureKind::SitsAtTable);
        // Nor by the journal, which would take the check-in back from below the seat.
        const auto back = m_session->putBack(lastIn);
        QVERIFY(!back.has_value());
        QCOMPARE(back.error().kind, FailureKind::LaterDepends);
        QCOMPARE(back.error().values, (Values{u"tables-drawn"_s}));
        QCOMPARE(heat().entrants.size(), size_t{6});
        // Played, and over: nobody can be taken off that table any more.
        Game game = heat().games.front();
        game.end = VenueTime::of({2026, 7, 29}, {17, 0});
        perform(changeGame(event(), first, game, ChangeKind::GameEnded));
        refused(checkOut(event(), first, id(u"p4"_s)), FailureKind::PlayedAtTable);
        // A void game holds nobody.
        game.end.reset();
        game.isVoid = true;
        perform(changeGame(event(), first, game, ChangeKind::GameVoided));
        QVERIFY(checkOut(event(), first, id(u"p4"_s)).has_value());
        perform(takeBackDraw(event(), first));
        QVERIFY(m_session->putBack(lastIn).has_value());
        QCOMPARE(heat().entrants.size(), size_t{5});
    }

    void whoSitsOutPlaysOnlyIfNeeded() {
        perform(checkInAll(event(), first,
                           {id(u"p7"_s), id(u"x"_s), id(u"p2"_s), id(u"p3"_s), id(u"p4"_s)}));
        const QByteArray before = exported(m_session->book());
        const DrawRequest five{first, 42, {Count(5)}, false, {}, Count(0), {}, false};
        QVERIFY(!drawTables(event(), five).has_value()); // six are in
        perform(drawTables(event(), five, {id(u"p4"_s)}));
        QCOMPARE(heat().games.size(), size_t{1});
        QCOMPARE(heat().games.front().seats.size(), size_t{5});
        QCOMPARE(heat().standby, std::vector{id(u"p4"_s)});
        QVERIFY(m_session->undo().has_value());
        QCOMPARE(exported(m_session->book()), before);
        // Also who sits at a table that is drawn again.
        perform(drawTables(event(), {first, 42, {Count(6)}, false, {}, Count(0), {}, false}));
        perform(drawTables(event(), {first, 43, {Count(5)}, false, {}, Count(0), {}, true},
                           {id(u"p4"_s)}));
        QCOMPARE(heat().games.front().seats.size(), size_t{5});
        QCOMPARE(heat().standby, std::vector{id(u"p4"_s)});
    }
};

} // namespace mentat::test::tst_check_in_acts

MENTAT_TEST(tst_check_in_acts, TestCheckInActs, QCoreApplication)
#include "tst_check_in_acts.moc"
