#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "model/document/people/people_csv.h"
#include "model/failure_kind.h"
#include "model/store/database.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_faults {

namespace {

/// Lets a number of statements through, then fails one as a full disk would.
class FailingStatement final : public StatementWatch {
public:
    void failAt(int statement) {
        m_left = statement;
        m_failed = false;
    }
    void stop() { m_left = -1; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    void aboutToRun(const QString& sql) override {
        ++m_seen;
        if (m_left < 0 || sql == u"ROLLBACK")
            return;
        if (m_left-- == 0) {
            m_failed = true;
            throw StoreError(FailureKind::DiskFull, {u"book"_s});
        }
    }
    [[nodiscard]] int seen() const { return m_seen; }
    void resetSeen() { m_seen = 0; }

private:
    int m_left = -1;
    bool m_failed = false;
    int m_seen = 0;
};

/// All that a failed write must leave as it was.
struct Everything {
    QByteArray documents;
    std::vector<Person> people;
    QString tables;
    std::optional<JournalId> undo;
    std::optional<JournalId> redo;
    size_t journalRows;
    size_t drafts;
    friend bool operator==(const Everything&, const Everything&) = default;
};

std::optional<JournalId> idOf(const Result<std::optional<JournalEntry>>& entry) {
    return *entry ? std::optional((**entry).id) : std::nullopt;
}

Everything everythingIn(Session& session) {
    return {
        exported(session.book()),  session.book().people,     dumpWithoutJournal(session.path()),
        idOf(session.undoEntry()), idOf(session.redoEntry()), session.journalMarks()->size(),
        session.drafts().size()};
}

using Act = std::function<Result<void>(Session&)>;

const Event& firstEvent(const Session& session) {
    return session.book().events.front().event;
}
EventId firstId(const Session& session) {
    return session.book().events.front().id;
}

/// Fails the act at every statement in turn, until it passes. Returns how often it failed.
int failEverywhere(Session& session, FailingStatement& watch, const Act& act) {
    const Everything before = everythingIn(session);
    QSignalSpy events(&session, &Session::eventChanged);
    QSignalSpy resets(&session, &Session::bookReset);
    for (int statement = 0;; ++statement) {
        watch.failAt(statement);
        const auto done = act(session);
        watch.stop();
        if (!watch.hasFailed()) {
            if (!done)
                qFatal("the act itself fails: %d", int(done.error().kind));
            return statement;
        }
        if (done || done.error().kind != FailureKind::DiskFull)
            qFatal("a failed statement was not told");
        if (!events.isEmpty() || !resets.isEmpty())
            qFatal("a change was told that did not happen");
        if (!(everythingIn(session) == before))
            qFatal("a failed write at statement %d left a trace", statement);
    }
}

} // namespace

class TestFaults : public QObject {
    Q_OBJECT

private:
    TestDisk m_disk; // which need not be waited for
    ScratchBook m_scratch;
    FailingStatement m_watch;
    std::unique_ptr<Session> m_session;

    void openBook(unsigned seed) {
        raw::RandomDocumentOptions options;
        options.players = 20;
        options.heats = 2;
        options.hasFinal = true;
        options.isOpen = true;
        m_scratch.create({raw::randomDocument(seed, options)});
        m_session = m_scratch.open(Session::Access::Write, {&m_watch, nullptr});
    }

private Q_SLOTS:
    void init() {
        m_session.reset();
        QFile::remove(m_scratch.path());
    }

    void aFailedWriteLeavesEverythingAsItWas_data() {
        QTest::addColumn<Act>("act");
        const auto fixed = [](const Change& change) {
            return Act([change](Session& s) { return s.perform(firstId(s), change); });
        };
        ScratchBook scratch;
        raw::RandomDocumentOptions options;
        options.players = 20;
        options.heats = 2;
        options.hasFinal = true;
        options.isOpen = true;
        scratch.create({raw::randomDocument(3, options)});
        const auto session = scratch.open();
        RandomSource random(17);
        std::set<ChangeKind> kinds;
        for (int i = 0; i < 3000 && kinds.size() < 22; ++i) {
            const auto change = randomChange(session->book(), firstId(*session), random);
            if (!change || kinds.contains(change->kind) || isIdle(withoutIdleEdits(*change)))
                continue;
            if (!session->perform(firstId(*session), *change))
                continue;
            QVERIFY(session->undo());
            kinds.insert(change->kind);
            QTest::newRow(mentat::idOf(change->kind).data()) << fixed(*change);
        }
        QVERIFY(kinds.size() >= 18);
        QTest::newRow("draft") << Act(
            [](Session& s) { return s.saveDraft(firstId(s), u"final"_s, u"{}"_s); });
        QTest::newRow("import") << Act([](Session& s) -> Result<void> {
            const auto id = s.importEvent(eventFrom(raw::randomDocument(44)), ImportMode::AsNew);
            return id ? Result<void>() : tl::unexpected(id.error());
        });
        QTest::newRow("replace") << Act([](Session& s) -> Result<void> {
            Event event = firstEvent(s);
            event.details.notes = u"replaced"_s;
            const auto id = s.importEvent(event, ImportMode::Replace);
            return id ? Result<void>() : tl::unexpected(id.error());
        });
        QTest::newRow("several events") << Act([](Session& s) -> Result<void> {
            Event replaced = firstEvent(s);
            replaced.details.notes = u"replaced"_s;
            const auto ids
                = s.importEvents({{eventFrom(raw::randomDocument(44)), ImportMode::AsNew},
                                  {replaced, ImportMode::Replace},
                                  {eventFrom(raw::randomDocument(45)), ImportMode::AsNew}});
            return ids ? Result<void>() : tl::unexpected(ids.error());
        });
        QTest::newRow("people") << Act([](Session& s) -> Result<void> {
            const auto list = readPeopleCsv("name,badge\nZoe New,77\nYan New,78\n");
            const auto done = s.importPeople(*list, false);
            return done ? Result<void>() : tl::unexpected(done.error());
        });
    }

    void aFailedWriteLeavesEverythingAsItWas() {
        QFETCH(Act, act);
        openBook(3);
        QVERIFY(failEverywhere(*m_session, m_watch, act) >= 3);
    }

    void aFailedUndoAndRedoLeaveEverythingAsItWas() {
        openBook(3);
        RandomSource random(4);
        performRandomChanges(*m_session, random, 10);
        QVERIFY(failEverywhere(*m_session, m_watch, &Session::undo) >= 3);
        QVERIFY(failEverywhere(*m_session, m_watch, &Session::redo) >= 3);
        // Beside all events.
        QVERIFY(m_session->importPeople(*readPeopleCsv("name\nZoe New\n"), false));
        QVERIFY(failEverywhere(*m_session, m_watch, &Session::undo) >= 2);
        QVERIFY(failEverywhere(*m_session, m_watch, &Session::redo) >= 2);
    }

    // A commit that fails by itself: the people of the change break a reference, which the event
    // file only finds when the transaction ends.
    void aFailedCommitLeavesEverythingAsItWas() {
        openBook(3);
        const Everything before = everythingIn(*m_session);
        const Person person = m_session->book().people.front();
        const Change broken{
            ChangeKind::PlayerChanged, {}, {}, {{person.id, person, std::nullopt}}, {}};
        const auto done = m_session->perform(firstId(*m_session), broken);
        QVERIFY(!done);
        QCOMPARE(done.error().kind, FailureKind::WriteFailed);
        QVERIFY(everythingIn(*m_session) == before);
        QVERIFY(m_session->saveDraft(firstId(*m_session), u"final"_s, u"{}"_s));
    }

    // The planted faults: a difference in memory, in the file or in the undo order is seen.
    void theComparisonSeesEachDifference() {
        openBook(3);
        const Everything before = everythingIn(*m_session);
        QVERIFY(m_session->saveDraft(firstId(*m_session), u"final"_s, u"{}"_s));
        QVERIFY(!(everythingIn(*m_session) == before));
        QVERIFY(m_session->discardDraft(firstId(*m_session), u"final"_s));
        QVERIFY(everythingIn(*m_session) == before);
        QVERIFY(m_session->perform(firstId(*m_session), *closeEvent([&] {
                                       Event event = firstEvent(*m_session);
                                       event.details.closed = false;
                                       return event;
                                   }()))
                || firstEvent(*m_session).details.closed);
        Everything other = everythingIn(*m_session);
        other.documents += 'x';
        QVERIFY(!(everythingIn(*m_session) == other));
    }

    // The gate's figures for what a change costs; absolute times are in docs/PERFORMANCE.md.
    void statementsAChange() {
        openBook(3);
        const EventId id = firstId(*m_session);
        const auto cost = [&](const Change& change) {
            m_watch.resetSeen();
            const auto done = m_session->perform(id, change);
            if (!done)
                qFatal("refused: %d", int(done.error().kind));
            return m_watch.seen();
        };
        const Event& event = firstEvent(*m_session);
        Ruling first;
        first.answer = u"the first change also begins the write-ahead log"_s;
        QVERIFY(m_session->perform(id, *recordRuling(event, first)));
        Player player = event.players.front();
        player.whereabouts = u"hall"_s;
        Change onlyPlayer = *changePlayer(m_session->book(), event, player);
        onlyPlayer.people.clear();
        // BEGIN, the row, the journal row, COMMIT
        QCOMPARE(cost(onlyPlayer), 4);
        Ruling ruling;
        ruling.answer = u"no"_s;
        QCOMPARE(cost(*recordRuling(event, ruling)), 4);
        // one gap to close behind the first player, one row out, the person stays
        Player extra = player;
        extra.id = *PlayerId::fromText(u"extra"_s);
        extra.person.reset();
        // one of them the new person's row
        QCOMPARE(cost(*addPlayer(m_session->book(), event, extra)), 6);
        QCOMPARE(cost(*removePlayer(event, extra.id)), 5);
    }
};

} // namespace mentat::test::tst_faults

MENTAT_TEST(tst_faults, TestFaults, QCoreApplication)
#include "tst_faults.moc"
