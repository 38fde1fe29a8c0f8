#include "app/session/rounds/result_acts.h"
#include "tests/session/desk_acts.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_draft_acts {

class TestDraftActs : public SessionTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { closeFile(); }

    void whatIsThrownAwayIsToldOnce() {
        openFileWith({twoHeats()});
        const GameAddress place{HeatNumber(1), TableNumber(1)};
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf(place), u"typed"_s));
        QSignalSpy changed(m_session.get(), &Session::draftsChanged);
        QVERIFY(m_session->perform(id(), throwDraftAway(event(), place, u"typed"_s)));
        QCOMPARE(changed.count(), 1);
    }
};

} // namespace mentat::test::tst_draft_acts

MENTAT_TEST(tst_draft_acts, TestDraftActs, QCoreApplication)
#include "tst_draft_acts.moc"
