#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_closed_event {

/// A closed event is as it was when it was closed, until it is reopened with a reason.
class TestClosedEvent : public SessionTest {
    Q_OBJECT

private:
    void open(int seed) {
        openFileWith({raw::randomDocument(static_cast<quint32>(seed))});
        if (const auto reopened = reopenEvent(event(), u"x"_s))
            QVERIFY(m_session->perform(id(), *reopened));
    }

private Q_SLOTS:
    void nothingChangesAClosedEvent() {
        int refused = 0;
        for (int seed = 1; seed <= (isSoak() ? 200 : 12); ++seed) {
            open(seed);
            RandomSource random(static_cast<unsigned>(seed));
            performRandomChanges(*m_session, random, 5);
            const auto last = m_session->undoEntry();
            QVERIFY(last && *last);
            QVERIFY(m_session->perform(id(), *closeEvent(event())));
            const QByteArray before = exported(m_session->book());
            // Made up for the event as if it were open: only the session stands in the way.
            Book asIfOpen = m_session->book();
            asIfOpen.events.front().event.details.closed = false;
            for (int i = 0; i < 20; ++i) {
                const auto change = randomChange(asIfOpen, id(), random);
                if (!change || isIdle(withoutIdleEdits(*change)))
                    continue;
                const auto done = m_session->perform(id(), *change);
                QVERIFY2(!done, qPrintable(u"seed %1: %2"_s.arg(seed).arg(idOf(change->kind))));
                QCOMPARE(done.error().kind, FailureKind::ClosedEvent);
                ++refused;
            }
            QVERIFY(!m_session->undo());
            QCOMPARE(m_session->putBack((*last)->id).error().kind, FailureKind::ClosedEvent);
            QCOMPARE(exported(m_session->book()), before);
        }
        QVERIFY(refused > 50);
    }

    void otherEventsOfTheFileAreNotConcerned() {
        openFileWith({R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune",
            "year": 2025, "rules": "wbc-dune", "closed": true}, "players": []})",
                      R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune",
            "year": 2026, "rules": "wbc-dune"}, "players": []})"});
        const BookEvent& other = m_session->book().events.back();
        EventDetails details = other.event.details;
        details.gm = u"Anna"_s;
        QVERIFY(m_session->perform(other.id, *changeDetails(other.event, details)));
        const auto refused = m_session->perform(id(), *changeDetails(event(), details));
        QCOMPARE(refused.error().kind, FailureKind::ClosedEvent);
        QCOMPARE(refused.error().values, (Values{u"Dune"_s, qint64(2025)}));
    }
};

} // namespace mentat::test::tst_closed_event

MENTAT_TEST(tst_closed_event, TestClosedEvent, QCoreApplication)
#include "tst_closed_event.moc"
