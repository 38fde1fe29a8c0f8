#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/desk_check_in.h"
#include "model/failure_kind.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_desk_check_in {

namespace {

const HeatNumber first{1};
using As = CheckInAct::As;

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron", "from": "PA", "badge": "11"},
                    {"id": "p2", "name": "Grace Hopper"}, {"id": "p3", "name": "Niels Abel"}],
        "heats": [{"number": 1, "entrants": ["p1"], "games": []}]})";
}

PlayerId id(const QString& text) {
    return *PlayerId::fromText(text);
}

} // namespace

/// From what is typed at the desk to the heat: the row that is meant, and the one act that lets
/// somebody in.
class TestDeskCheckIn : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    EventId eventId() { return m_session->book().events.front().id; }
    const Event& event() { return m_session->book().events.front().event; }
    const Heat& heat() { return std::get<DunePlay>(event().play).heats.front(); }
    /// Whom Enter means.
    CheckInRow meant(const QString& typed) {
        const DeskNames names(m_session->book(), event());
        const auto rows = rowsOfQuery(m_session->book(), event(), first, names, typed);
        const int row = rowMeant(rows, typed);
        if (row >= static_cast<int>(rows.size()))
            qFatal("nobody");
        return rows[static_cast<size_t>(row)];
    }
    /// How they are in then; absent: why not is in m_why.
    std::optional<As> checkIn(const CheckInWish& wish) {
        const auto act = checkInAtDesk(*m_session, eventId(), first, wish);
        m_why = act ? std::nullopt : std::optional(act.error().kind);
        if (!act || !m_session->perform(eventId(), act->change))
            return std::nullopt;
        m_who = act->player.id;
        return act->as;
    }
    QStringList missed() { return missedBadges(*m_session, eventId(), first); }

    std::optional<FailureKind> m_why;
    std::optional<PlayerId> m_who;

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

    void aFewLettersLetAPlayerIn() {
        QCOMPARE(checkIn({meant(u"gr"_s)}), As::In);
        QCOMPARE(m_who, id(u"p2"_s));
        QCOMPARE(heat().entrants.back(), id(u"p2"_s));
    }

    void aNewNameIsRegisteredWithTheHomeBehindIt() {
        QCOMPARE(checkIn({meant(u"Emmy Noether, OH"_s)}), As::In);
        const Player& emmy = event().players.back();
        QCOMPARE(emmy.name.text(), u"Emmy Noether"_s);
        QCOMPARE(emmy.from, std::optional(u"OH"_s));
        QCOMPARE(m_who, emmy.id);
        QCOMPARE(heat().entrants.back(), emmy.id);
        QVERIFY(m_session->undo()); // as one act
        QCOMPARE(event().players.size(), size_t(3));
        QCOMPARE(heat().entrants.size(), size_t(1));
    }

    void onlyIfNeededTwiceIsIn() {
        QCOMPARE(checkIn({.row = meant(u"gr"_s), .onlyIfNeeded = true}), As::OnStandby);
        QCOMPARE(heat().standby, std::vector{id(u"p2"_s)});
        QCOMPARE(checkIn({.row = meant(u"gr"_s), .onlyIfNeeded = true}), As::In);
        QVERIFY(heat().standby.empty());
    }

    void aBadgeThatNoOneHadIsTheirs() {
        QVERIFY(noteMissedBadge(*m_session, eventId(), first, u"981"_s));
        QCOMPARE(checkIn({.row = meant(u"gr"_s), .badge = u"981"_s}), As::In);
        QCOMPARE(findPlayer(event(), id(u"p2"_s))->badge, std::optional(u"981"_s));
        QVERIFY(missed().isEmpty());
        QVERIFY(m_session->undo());
        QCOMPARE(missed(), QStringList{u"981"_s});
        // Who has one keeps it, and is in already.
        QCOMPARE(checkIn({.row = meant(u"ada"_s), .badge = u"981"_s}), As::WasIn);
        QCOMPARE(findPlayer(event(), id(u"p1"_s))->badge, std::optional(u"11"_s));
        QVERIFY(missed().isEmpty());
    }

    void theBadgeThatWasScannedIsMissedNoLonger() {
        QVERIFY(takeOutAtDesk(*m_session, eventId(), first, id(u"p1"_s)).has_value());
        QVERIFY(m_session->perform(eventId(),
                                   *takeOutAtDesk(*m_session, eventId(), first, id(u"p1"_s))));
        QVERIFY(noteMissedBadge(*m_session, eventId(), first, u"11"_s));
        QCOMPARE(checkIn({.row = meant(u"11"_s), .scanned = u"11"_s}), As::In);
        QVERIFY(missed().isEmpty());
    }

    void whoWaitsWithAPhoneIsLetIn() {
        const PhoneGuest guest(*Name::fromText(u"Emmy Noether"_s));
        QVERIFY(checkInByPhone(*m_session, eventId(), first, guest, PhoneRule::Trusts));
        const auto waiting = besideCheckIn(*m_session, eventId(), first).waiting;
        QCOMPARE(waiting, std::vector{guest});
        QCOMPARE(checkIn({rowOfGuest(m_session->book(), event(), guest, {})}), As::In);
        QCOMPARE(m_who, event().players.back().id);
        const BesideCheckIn beside = besideCheckIn(*m_session, eventId(), first);
        QVERIFY(beside.waiting.empty());
        QCOMPARE(beside.byPhone, std::set{*m_who});
        QVERIFY(
            m_session->perform(eventId(), *takeOutAtDesk(*m_session, eventId(), first, *m_who)));
        QVERIFY(besideCheckIn(*m_session, eventId(), first).byPhone.empty());
    }

    void whoIsGoneComesInNoMore() {
        CheckInRow row = meant(u"gr"_s);
        row.who = id(u"p9"_s);
        QVERIFY(!checkIn({row}));
        QCOMPARE(m_why, FailureKind::UnknownPlayer);
        QCOMPARE(heat().entrants.size(), size_t(1));
    }
};

} // namespace mentat::test::tst_desk_check_in

MENTAT_TEST(tst_desk_check_in, TestDeskCheckIn, QCoreApplication)
#include "tst_desk_check_in.moc"
