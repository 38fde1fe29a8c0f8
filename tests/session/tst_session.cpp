#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/next_year.h"
#include "model/store/database.h"
#include "tests/session/session_test.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_session {

namespace {

QByteArray tenPlayers() {
    raw::RandomDocumentOptions options;
    options.players = 10;
    options.heats = 1;
    options.isOpen = true;
    return raw::randomDocument(21, options);
}

class CountedStatements final : public StatementWatch {
public:
    void aboutToRun(const QString&) override { ++count; }
    int count = 0;
};

} // namespace

class TestSession : public SessionTest {
    Q_OBJECT

private:
    Result<void> rule(const QString& answer) {
        Ruling ruling;
        ruling.answer = answer;
        return m_session->perform(id(), *recordRuling(event(), ruling));
    }

private Q_SLOTS:
    void init() { openFileWith({tenPlayers()}); }
    void cleanup() { closeFile(); }

    void aChangeIsInTheFileWhenItIsTold() {
        QByteArray inTheFile;
        connect(m_session.get(), &Session::eventChanged, this,
                [&] { inTheFile = exported(m_scratch->open(Session::Access::Read)->book()); });
        QVERIFY(rule(u"yes"_s));
        QCOMPARE(inTheFile, exported(m_session->book()));
    }

    void whoHasGivenNoInitialsCanWrite() {
        m_session->setScorekeeper({});
        QVERIFY(rule(u"yes"_s));
        QCOMPARE(m_session->journalPage({}, 1)->front().scorekeeper, QString());
    }

    void whatChangesNothingIsNoChange() {
        const auto rows = m_session->journalMarks()->size();
        QSignalSpy told(m_session.get(), &Session::eventChanged);
        QVERIFY(m_session->perform(id(), *changeDetails(event(), event().details)));
        QCOMPARE(m_session->journalMarks()->size(), rows);
        QCOMPARE(told.count(), 0);
    }

    void aChangeThatWouldBreakARuleIsRefusedWithItsErrors() {
        std::vector<TieRoll> ties{{{event().players[0].id, event().players[0].id}, {}, {}}};
        const QByteArray before = exported(m_session->book());
        const auto refused = m_session->perform(
            id(), oneEdit(ChangeKind::TiesRolled, {qint64(1)}, event(), TieRollsSlot{}, ties));
        QCOMPARE(refused.error().kind, FailureKind::Refused);
        QCOMPARE(refused.error().findings.size(), size_t(1));
        QCOMPARE(refused.error().findings.front().where.text(), u"/tieRolls/0/players/1"_s);
        QCOMPARE(exported(m_session->book()), before);
    }

    void aChangeMadeUpForAnOlderStateIsRefused() {
        Ruling ruling;
        ruling.answer = u"first"_s;
        const Change old = *recordRuling(event(), ruling);
        QVERIFY(rule(u"second"_s));
        QCOMPARE(m_session->perform(id(), old).error().kind, FailureKind::Stale);
    }

    void theJournalTellsWhoWhenAndWhat() {
        m_session->setScorekeeper(u"CD"_s);
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 30), QTime(9, 5, 1, 250), Qt::UTC));
        QVERIFY(rule(u"no"_s));
        const auto entry = **m_session->undoEntry();
        QCOMPARE(entry.scorekeeper, u"CD"_s);
        QCOMPARE(entry.time, m_scratch->clock().nowUtc());
        QCOMPARE(entry.event, std::optional(id()));
        const auto& edit = std::get<Edit<RulingsSlot>>(entry.change.edits.front());
        QCOMPARE(edit.after->size(), edit.before->size() + 1);
    }

    void draftsStayAsTypedAndGoWhenTheResultIsRecorded() {
        const DraftAddress place = u"heats/1/tables/1"_s;
        QVERIFY(m_session->saveDraft(id(), place, u"{\"turns\":\"7?\"}"_s));
        QVERIFY(m_session->saveDraft(id(), u"final"_s, u"{}"_s));
        QVERIFY(m_session->saveDraft(id(), place, u"{\"turns\":\"7\"}"_s));
        const auto rows = m_session->journalMarks()->size();
        openAgain();
        QCOMPARE(m_session->drafts().size(), size_t(2));
        QCOMPARE(m_session->journalMarks()->size(), rows);

        QSignalSpy told(m_session.get(), &Session::draftsChanged);
        Ruling ruling;
        ruling.answer = u"stands for a result"_s;
        Change recorded = *recordRuling(event(), ruling);
        recorded.settlesDraft = place;
        QVERIFY(m_session->perform(id(), recorded));
        QCOMPARE(told.count(), 1);
        QCOMPARE(m_session->drafts().size(), size_t(1));
        QCOMPARE(m_session->drafts().front().place, u"final"_s);
        openAgain();
        QCOMPARE(m_session->drafts().size(), size_t(1));
    }

    void aReaderSeesButDoesNotWrite() {
        auto reader = m_scratch->open(Session::Access::Read);
        QVERIFY(!reader->canWrite());
        QCOMPARE(exported(reader->book()), exported(m_session->book()));
        Ruling ruling;
        QCOMPARE(reader->perform(id(), *recordRuling(event(), ruling)).error().kind,
                 FailureKind::ReadOnly);
        QCOMPARE(reader->saveDraft(id(), u"final"_s, u"{}"_s).error().kind, FailureKind::ReadOnly);
        QCOMPARE(reader->importEvent(event(), ImportMode::AsNew).error().kind,
                 FailureKind::ReadOnly);
    }

    void aSecondWriterIsToldWhoHasTheFile() {
        const auto second
            = Session::open(m_scratch->path(), Session::Access::Write, m_scratch->desk());
        QCOMPARE(second.error().kind, FailureKind::LockedByOther);
        QCOMPARE(second.error().values,
                 (Values{m_scratch->path(), u"laptop"_s, u"anna"_s, u"2026-07-29T12:00:00Z"_s}));
    }

    void aClosedFileIsOnePlainFile() {
        QVERIFY(rule(u"yes"_s));
        QVERIFY(QFileInfo::exists(m_scratch->path() + u"-wal"_s));
        m_session.reset();
        QCOMPARE(QDir(m_scratch->folder()).entryList(QDir::Files), QStringList{u"book.mentat"_s});
    }

    void aReaderThatStaysDoesNotKeepTheLogFromBeingFoldedIn() {
        auto reader = m_scratch->open(Session::Access::Read);
        QVERIFY(rule(u"yes"_s));
        const QByteArray written = exported(m_session->book());
        m_session.reset();
        QCOMPARE(QFileInfo(m_scratch->path() + u"-wal"_s).size(), 0);
        reader.reset();
        QCOMPARE(exported(m_scratch->open(Session::Access::Read)->book()), written);
    }

    void anEventOfTheSameNameAndYear() {
        const auto again = [&](ImportMode mode) {
            return m_session->importEvent(eventFrom(tenPlayers()), mode);
        };
        QCOMPARE(again(ImportMode::RefuseExisting).error().kind, FailureKind::EventExists);
        QVERIFY(m_session->saveDraft(id(), u"final"_s, u"{}"_s));
        QCOMPARE(*again(ImportMode::Replace), id());
        QVERIFY(m_session->drafts().empty());
        QCOMPARE(m_session->book().events.size(), size_t(1));
        QVERIFY(*again(ImportMode::AsNew) != id());
        QCOMPARE(m_session->book().events.size(), size_t(2));
        QCOMPARE(m_session->undo().error().kind, FailureKind::UndoBarrier);
        const QByteArray all = exported(m_session->book());
        openAgain();
        QCOMPARE(exported(m_session->book()), all);
    }

    void severalEventsComeInTogetherOrNotAtAll() {
        const auto ofYear = [](int year) {
            Event event = eventFrom(tenPlayers());
            event.details.year = Year(year);
            return event;
        };
        const QByteArray before = exported(m_session->book());
        const QSignalSpy resets(m_session.get(), &Session::bookReset);
        const auto refused = m_session->importEvents({{ofYear(2001)}, {eventFrom(tenPlayers())}});
        QCOMPARE(refused.error().kind, FailureKind::EventExists);
        QCOMPARE(exported(m_session->book()), before);
        Event broken = ofYear(2003);
        broken.players.push_back(broken.players.front());
        QCOMPARE(m_session->importEvents({{ofYear(2001)}, {broken}}).error().kind,
                 FailureKind::Refused);
        QCOMPARE(exported(m_session->book()), before);
        QCOMPARE(resets.size(), 0);

        QVERIFY(m_session->saveDraft(id(), u"final"_s, u"{}"_s));
        const auto ids = m_session->importEvents(
            {{ofYear(2001)}, {eventFrom(tenPlayers()), ImportMode::Replace}, {ofYear(2002)}});
        QVERIFY(ids);
        QCOMPARE(ids->size(), size_t(3));
        QCOMPARE((*ids)[1], id());
        QCOMPARE(resets.size(), 1);
        QVERIFY(m_session->drafts().empty());
        QCOMPARE(m_session->book().events.size(), size_t(3));
        // The same people in all years: each event finds those of the one before.
        QCOMPARE(m_session->book().people.size(), event().players.size());
        QCOMPARE(m_session->undo().error().kind, FailureKind::UndoBarrier);
        const auto journal = *m_session->journalPage({}, 3);
        QCOMPARE(journal[0].event, (*ids)[2]);
        QCOMPARE(journal[1].change.kind, ChangeKind::EventReplaced);
        QCOMPARE(journal[2].change.kind, ChangeKind::EventImported);
        const QByteArray all = exported(m_session->book());
        openAgain();
        QCOMPARE(exported(m_session->book()), all);
    }

    // Each year is written once, whatever stands in the file already.
    void manyEventsCostNoMoreEach() {
        CountedStatements watch;
        ScratchBook scratch;
        scratch.create();
        const auto session = scratch.open(Session::Access::Write, {&watch});
        const auto statements = [&](int first, int years) {
            std::vector<IncomingEvent> events;
            for (int year = first; year < first + years; ++year) {
                Event event = eventFrom(tenPlayers());
                event.details.year = Year(year);
                events.push_back({std::move(event)});
            }
            watch.count = 0;
            if (!session->importEvents(std::move(events)))
                return 0;
            return watch.count;
        };
        const int five = statements(1990, 5);
        const int thirty = statements(2000, 30);
        QVERIFY(five > 5);
        QVERIFY2(thirty <= 6 * five, qPrintable(u"%1, then %2"_s.arg(five).arg(thirty)));
        QCOMPARE(session->book().events.size(), size_t(35));
        QCOMPARE(session->book().people.size(), size_t(10));
    }

    void anEventThatWasSetUpIsAdded() {
        const Event next = nextYearOf(event(), Year(event().details.year.value() + 1));
        const auto added = m_session->addEvent(next);
        QVERIFY(added);
        QCOMPARE(m_session->book().events.back().id, *added);
        QCOMPARE(m_session->addEvent(next).error().kind, FailureKind::EventExists);
        const auto undone = m_session->undo();
        QCOMPARE(undone.error().kind, FailureKind::UndoBarrier);
        QCOMPARE(undone.error().values, (Values{u"event-added"_s}));
        openAgain();
        QVERIFY(m_session->book().events.back().event == next);
    }

    void summariesStandBesideEvents() {
        Summary summary{*Name::fromText(u"Dune"_s),
                        Year(2018),
                        Name::fromText(u"A B"_s),
                        Count(38),
                        Count(14),
                        6.9,
                        3.9,
                        Count(3),
                        {},
                        u"year book"_s};
        summary.top = {{Place(1), *Name::fromText(u"A B"_s), u"IL"_s}};
        QCOMPARE(*m_session->importSummaries({summary}, ImportMode::RefuseExisting), 1);
        QCOMPARE(m_session->importSummaries({summary}, ImportMode::RefuseExisting).error().kind,
                 FailureKind::EventExists);
        const EventId first = m_session->book().summaries.front().id;
        QVERIFY(first != id());
        summary.games = Count(15);
        QCOMPARE(*m_session->importSummaries({summary}, ImportMode::Replace), 1);
        openAgain();
        QCOMPARE(m_session->book().summaries.size(), size_t(1));
        QCOMPARE(m_session->book().summaries.front().id, first);
        QCOMPARE(m_session->book().summaries.front().summary, summary);
    }

    void creatingIsAllOrNothing() {
        const QString path = m_scratch->folder() + u"/other.mentat"_s;
        const auto failed = Session::create(path, m_scratch->desk(), [](Session&) -> Result<void> {
            return failure(FailureKind::NoEvent);
        });
        QCOMPARE(failed.error().kind, FailureKind::NoEvent);
        QCOMPARE(QDir(m_scratch->folder()).entryList({u"other*"_s}, QDir::Files), QStringList());
        // what a program left that died while it made the file
        writeBytes(path + u"-new"_s, QByteArray("SQLite format 3\0", 16));
        QVERIFY(Session::create(path, m_scratch->desk(), [](Session&) { return Result<void>(); }));
        QCOMPARE(QDir(m_scratch->folder()).entryList({u"other*"_s}, QDir::Files),
                 QStringList{u"other.mentat"_s});
        // somebody's own file, which has that name, is left alone
        const QString third = m_scratch->folder() + u"/third.mentat"_s;
        writeBytes(third + u"-new"_s, "somebody's");
        const auto inTheWay
            = Session::create(third, m_scratch->desk(), [](Session&) { return Result<void>(); });
        QCOMPARE(inTheWay.error().kind, FailureKind::NameInTheWay);
        QCOMPARE(bytesOf(third + u"-new"_s), QByteArray("somebody's"));
        const auto again
            = Session::create(path, m_scratch->desk(), [](Session&) { return Result<void>(); });
        QCOMPARE(again.error().kind, FailureKind::FileExists);
    }
};

} // namespace mentat::test::tst_session

MENTAT_TEST(tst_session, TestSession, QCoreApplication)
#include "tst_session.moc"
