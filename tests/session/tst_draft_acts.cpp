#include "app/session/acts.h"
#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "tests/kill/marked_change.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_draft_acts {

/// What is half typed is thrown away and moved by acts like any other: undone, redone, put back.
class TestDraftActs : public SessionTest {
    Q_OBJECT

private:
    const GameAddress m_first{HeatNumber(1), TableNumber(1)};
    const GameAddress m_second{HeatNumber(1), TableNumber(2)};

    std::optional<QString> draftOf(const GameAddress& place) {
        for (const Draft& draft : m_session->drafts()) {
            if (draft.event == id() && draft.place == draftPlaceOf(place))
                return draft.content;
        }
        return std::nullopt;
    }
    void type(const GameAddress& place, const QString& content) {
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf(place), content));
    }

private Q_SLOTS:
    void init() { openFileWith({documentToMark(12)}); }
    void cleanup() { closeFile(); }

    void whatIsThrownAwayComesBack() {
        type(m_first, u"typed"_s);
        QSignalSpy changed(m_session.get(), &Session::draftsChanged);
        QVERIFY(m_session->perform(id(), discardDraftAt(event(), m_first, u"typed"_s)));
        QCOMPARE(changed.count(), 1);
        QVERIFY(!draftOf(m_first));
        QCOMPARE((*m_session->undoEntry())->change.kind, ChangeKind::DraftDiscarded);
        openAgain(); // the journal keeps it
        QVERIFY(!draftOf(m_first));
        QVERIFY(m_session->undo());
        QCOMPARE(draftOf(m_first), u"typed"_s);
        openAgain();
        QCOMPARE(draftOf(m_first), u"typed"_s);
        QVERIFY(m_session->redo());
        QVERIFY(!draftOf(m_first));
    }

    void whatIsMovedGoesBack() {
        type(m_first, u"of table 1"_s);
        QVERIFY(m_session->perform(id(), moveDraft({HeatNumber(1), TableNumber(1)}, u"of table 1"_s,
                                                   TableNumber(2), u"of table 2"_s)));
        QVERIFY(!draftOf(m_first));
        QCOMPARE(draftOf(m_second), u"of table 2"_s);
        openAgain();
        QCOMPARE(draftOf(m_second), u"of table 2"_s);
        QVERIFY(m_session->undo());
        QCOMPARE(draftOf(m_first), u"of table 1"_s);
        QVERIFY(!draftOf(m_second));
    }

    // What was typed since is not laid over.
    void whatWasTypedSinceStays() {
        type(m_first, u"one"_s);
        QCOMPARE(
            m_session->perform(id(), discardDraftAt(event(), m_first, u"another"_s)).error().kind,
            FailureKind::Stale);
        QCOMPARE(draftOf(m_first), u"one"_s);
        QVERIFY(m_session->perform(id(), discardDraftAt(event(), m_first, u"one"_s)));
        type(m_first, u"two"_s);
        QCOMPARE(m_session->undo().error().kind, FailureKind::Stale);
        QCOMPARE(draftOf(m_first), u"two"_s);
        QCOMPARE(m_session->putBack((*m_session->undoEntry())->id).error().kind,
                 FailureKind::Stale);
    }

    Change recorded(const QString& answer) {
        Ruling ruling;
        ruling.answer = answer; // stands for a result
        Change change = *recordRuling(event(), ruling);
        change.settlesDraft = draftPlaceOf(m_first);
        return change;
    }

    void whatWasRecordedIsADraftAgain() {
        type(m_first, u"typed"_s);
        QVERIFY(m_session->perform(id(), recorded(u"yes"_s)));
        QVERIFY(!draftOf(m_first));
        openAgain();
        QVERIFY(m_session->undo());
        QCOMPARE(draftOf(m_first), u"typed"_s);
        openAgain();
        QCOMPARE(draftOf(m_first), u"typed"_s);
        QVERIFY(m_session->redo());
        QVERIFY(!draftOf(m_first));
        openAgain();
        QVERIFY(!draftOf(m_first));
        QVERIFY(m_session->putBack((*m_session->undoEntry())->id));
        QCOMPARE(draftOf(m_first), u"typed"_s);
    }

    // What is recorded is what matters: a draft of then gives way to what is typed now.
    void whatWasTypedSinceARecordingStays() {
        type(m_first, u"typed"_s);
        QVERIFY(m_session->perform(id(), recorded(u"yes"_s)));
        type(m_first, u"a correction"_s);
        QVERIFY(m_session->undo());
        QCOMPARE(draftOf(m_first), u"a correction"_s);
        QVERIFY(m_session->redo());
        QCOMPARE(draftOf(m_first), u"a correction"_s);
        QVERIFY(m_session->discardDraft(id(), draftPlaceOf(m_first)));
        QVERIFY(m_session->undo());
        QCOMPARE(draftOf(m_first), u"typed"_s);
    }

    void withNothingTypedNothingComesBack() {
        QVERIFY(m_session->perform(id(), recorded(u"yes"_s)));
        QVERIFY(m_session->undo());
        QVERIFY(m_session->drafts().empty());
        QVERIFY(m_session->redo());
    }

    void itIsPutBackFromTheJournal() {
        type(m_first, u"typed"_s);
        QVERIFY(m_session->perform(id(), discardDraftAt(event(), m_first, u"typed"_s)));
        const JournalId thrownAway = (*m_session->undoEntry())->id;
        Ruling ruling;
        ruling.answer = u"later"_s;
        QVERIFY(m_session->perform(id(), *recordRuling(event(), ruling)));
        QVERIFY(m_session->putBack(thrownAway));
        QCOMPARE(draftOf(m_first), u"typed"_s);
    }

    void thatOfTheFinalToo() {
        type(finalAddress(event()), u"final"_s);
        QVERIFY(
            m_session->perform(id(), discardDraftAt(event(), finalAddress(event()), u"final"_s)));
        QVERIFY(!draftOf(finalAddress(event())));
        QCOMPARE((*m_session->undoEntry())->change.kind, ChangeKind::DraftDiscarded);
        QVERIFY(m_session->undo());
        QCOMPARE(draftOf(finalAddress(event())), u"final"_s);
    }
};

} // namespace mentat::test::tst_draft_acts

MENTAT_TEST(tst_draft_acts, TestDraftActs, QCoreApplication)
#include "tst_draft_acts.moc"
