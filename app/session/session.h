#pragma once

#include "app/session/incoming.h"
#include "app/session/people/list_matching.h"
#include "model/book.h"
#include "model/changes/journal.h"
#include "model/values/times.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace mentat {

class BookStore;
class StatementWatch;
struct Migration;
class PersonRemoval;

/// The person at the desk, and the clock: made by the program's main, passed in.
struct Desk {
    const Clock& clock;
    QString scorekeeper; // initials, or the program's name; stored in the journal
    QString host;
    QString user;
    /// The longest wait for another program that writes the file.
    std::chrono::milliseconds lockWait{2000};
    /// Where to save everything if the event file and its folder are removed while open; empty:
    /// then a change fails, and the session cannot continue without the file.
    QString refuge = {};
};

/// The program that writes an event file, as far as known.
struct FileWriter {
    QString host;
    QString user;
    QDateTime since; // UTC; invalid if unknown
};

/// What happened to the event file while it was open for writing, and where everything is now.
struct LostFile {
    FailureKind what; // FileGone, FileReplaced or FileOverwritten
    QString refuge;   // a whole event file, in which work continues; empty: none could be made
};

/// A foreign file with the name of one of the event file's side files.
struct StrayFile {
    QString path;  // its original path
    QString aside; // its new path; empty: it stays there, unused
};

/// Hooks for tests; the defaults are for production.
struct StoreSeams {
    StatementWatch* watch = nullptr;
    const std::vector<Migration>* steps = nullptr;
};

/// An open event file, and the one way to change it. A change is validated, written in a
/// transaction with its journal row, applied in memory, and announced, in this order; if either of
/// the first two fails, nothing has happened. The journal is the undo stack.
class Session : public QObject {
    Q_OBJECT

public:
    enum class Access { Write, Read };

    [[nodiscard]] static Result<std::unique_ptr<Session>>
    open(const QString& path, Access access, const Desk& desk, const StoreSeams& seams = {});
    /// Creates an event file: fill() gets a session on it; the file appears at its path, complete,
    /// only when that is done.
    [[nodiscard]] static Result<void> create(const QString& path, const Desk& desk,
                                             const std::function<Result<void>(Session&)>& fill,
                                             const StoreSeams& seams = {});
    ~Session() override;

    /// Checks that the event file is still as this session left it, as every change does. If not,
    /// everything continues in a refuge: a complete file with everything reported as saved. Cheap
    /// unless something happened. Failures: the file is gone, and no refuge could be made.
    [[nodiscard]] Result<void> lookAfterFile();
    [[nodiscard]] const std::optional<LostFile>& lostPlace() const { return m_lostPlace; }
    /// Continues in a new event file with everything, complete and verified; removes a refuge. Also
    /// at its old path, if that is free. Failures: FileExists, those of writing; then nothing has
    /// changed.
    [[nodiscard]] Result<void> settleAt(const QString& path);

    /// A consistent copy of the current event file, at a free path. Failures: FileExists, those of
    /// writing.
    [[nodiscard]] Result<void> copyTo(const QString& newPath);

    [[nodiscard]] const Book& book() const { return m_book; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool canWrite() const;
    /// Another current writer of the file; absent if there is none, or it is this session.
    [[nodiscard]] std::optional<FileWriter> otherWriter() const;
    /// For a reading session: loads what another program has written. Returns whether there was
    /// anything. Cheap if there was not: call it as often as needed. Failures: those of the file;
    /// then the book is unchanged.
    [[nodiscard]] Result<bool> catchUp();
    /// Whether the file was copied or moved during a write, without its log (`FILE-wal`): recent
    /// changes may be missing.
    [[nodiscard]] bool isWithoutItsLog() const;
    /// Whether there was another file's log next to it, which is ignored.
    [[nodiscard]] bool hadStrayLog() const;
    /// Foreign files under its side files' names (a journal, a link), found at opening or since:
    /// none was used.
    [[nodiscard]] std::vector<StrayFile> strayFiles() const;
    /// The program that died while writing the file, if any: this session has replaced it.
    /// Everything it reported as saved is here.
    [[nodiscard]] std::optional<FileWriter> deadWriter() const;
    [[nodiscard]] const Desk& desk() const { return m_desk; }
    void setScorekeeper(const QString& scorekeeper) { m_desk.scorekeeper = scorekeeper; }

    /// Makes a change in an event. A change without effect is ignored. Failures: Refused with the
    /// errors of the outcome, Stale, ReadOnly, ClosedEvent, UnknownEvent, those of the file.
    [[nodiscard]] Result<void> perform(EventId event, const Change& change);

    /// The act that undo or redo would revert or repeat; absent if there is none.
    [[nodiscard]] Result<std::optional<JournalEntry>> undoEntry();
    [[nodiscard]] Result<std::optional<JournalEntry>> redoEntry();
    /// Whether this session made the entry.
    [[nodiscard]] bool isOfThisRun(JournalId id) const { return id >= m_firstOfRun; }
    /// Failures: NothingToUndo, UndoBarrier with the barrier's kind.
    [[nodiscard]] Result<void> undo();
    [[nodiscard]] Result<void> redo();
    /// Reverts one act, whatever came after it; refused (LaterDepends, with their kinds) if
    /// something later depends on it, or (RevertedAlready) if nothing of it is left.
    [[nodiscard]] Result<void> putBack(JournalId id);
    [[nodiscard]] Result<JournalEntry> journalEntry(JournalId id);
    /// Up to this many entries, newest first: those older than the given one, or the newest of all.
    /// Empty: the journal has no older ones.
    [[nodiscard]] Result<std::vector<JournalEntry>> journalPage(std::optional<JournalId> before,
                                                                int count);
    [[nodiscard]] Result<std::vector<JournalMark>> journalMarks();

    /// A new event as set up. An undo barrier. Failures: EventExists, Refused, ReadOnly, those of
    /// the file.
    [[nodiscard]] Result<EventId> addEvent(Event event);
    [[nodiscard]] Result<EventId> importEvent(Event event, ImportMode mode);
    /// Several, in one transaction: all or none. Each has its own journal entry.
    [[nodiscard]] Result<std::vector<EventId>> importEvents(std::vector<IncomingEvent> events);
    [[nodiscard]] Result<int> importSummaries(const std::vector<Summary>& summaries,
                                              ImportMode mode);
    [[nodiscard]] Result<int> importSummaries(const std::vector<IncomingSummary>& summaries);
    /// Outside events, as one act that undo reverts. If lines are rejected and not to be skipped,
    /// nothing is written; the outcome lists them.
    [[nodiscard]] Result<PeopleImport> importPeople(PeopleList list, bool skipRejected);

    /// What removing a person would delete; reads the whole journal. neutral: the name for their
    /// remaining games. Failures: UnknownPerson, those of the file.
    [[nodiscard]] Result<PersonRemoval> removalOf(PersonId person, const Name& neutral);
    /// Removes a person from the file permanently: deletes everything said about them, including in
    /// the journal and unused parts of the file. Changes closed events, too; an undo barrier.
    /// Returns whether the whole file has been rewritten: false if that was not possible yet, then
    /// closing does it. Failures: UnknownPerson, ReadOnly, those of the file.
    [[nodiscard]] Result<bool> removePerson(const PersonRemoval& removal);

    [[nodiscard]] const std::vector<Draft>& drafts() const { return m_drafts; }
    /// nullptr if there is none.
    [[nodiscard]] const Draft* draftAt(EventId event, const DraftAddress& place) const;
    [[nodiscard]] Result<void> saveDraft(EventId event, const DraftAddress& place,
                                         const QString& content);
    [[nodiscard]] Result<void> discardDraft(EventId event, const DraftAddress& place);

    /// What left the desk on paper or in files, from all events, in order.
    [[nodiscard]] const std::vector<PrintedReport>& printLog() const { return m_printLog; }
    /// Appends to it, with the current time; not undone. Failures: UnknownEvent, ReadOnly, those of
    /// the file.
    [[nodiscard]] Result<void> notePrinted(std::vector<PrintedReport> printed);

    /// Makes the file a practice file permanently: nothing in it counts, which every copy says. For
    /// a file made for that; see practice.h. Failures: ReadOnly, those of the file.
    [[nodiscard]] Result<void> markAsPractice();
    /// Folds everything written into the one file, as closing does. Failures: those of the file.
    [[nodiscard]] Result<void> foldIn();

Q_SIGNALS:
    void eventChanged(mentat::EventId event, const mentat::Change& change);
    void peopleChanged();
    void draftsChanged();
    void printLogChanged();
    /// Anything may have changed: an event was imported, or another program wrote.
    void bookReset();
    /// The event file was removed, or a new one replaces it.
    void placeChanged();

private:
    Session(QString path, const Desk& desk, std::unique_ptr<BookStore> store);

    void load();
    [[nodiscard]] Result<std::vector<EventId>> takeIn(std::vector<IncomingEvent> events,
                                                      ChangeKind kind);
    [[nodiscard]] Result<void> make(EventId event, const Change& change, JournalRole role,
                                    std::optional<JournalId> target);
    [[nodiscard]] Result<void> tryToMake(EventId event, const Change& change, JournalRole role,
                                         std::optional<JournalId> target);
    /// Makes a change of people only, outside events: allowed even if events are closed.
    [[nodiscard]] Result<void> makeBeside(const Change& change, JournalRole role,
                                          std::optional<JournalId> target);
    /// Whether the drafts are as a change expects.
    [[nodiscard]] bool draftsMatch(EventId event, const Change& change) const;
    [[nodiscard]] std::vector<Draft> draftsMadeBy(EventId event, const Change& change) const;
    void rememberDraft(const Draft& draft);
    void forgetDraft(EventId event, const DraftAddress& place);
    /// Runs a write; if the file was removed, again in the refuge.
    template <class Act>
    auto written(Act act) -> decltype(act());
    /// Whether an act that failed for lack of the file can be retried.
    [[nodiscard]] bool canGoOnAfter(const Failure& failure);
    [[nodiscard]] bool holdsWhatIsShown() const;
    [[nodiscard]] bool isKept(const std::vector<Draft>& drafts) const;
    void takeRefuge(FailureKind what);
    void goOnIn(const QString& path);
    [[nodiscard]] JournalEntry entry(const Change& change, std::optional<EventId> event,
                                     JournalRole role, std::optional<JournalId> target) const;
    [[nodiscard]] Values laterOnes(const JournalEntry& wanted);

    QString m_path;
    Desk m_desk;
    std::unique_ptr<BookStore> m_store;
    Book m_book;
    std::vector<Draft> m_drafts;
    std::vector<PrintedReport> m_printLog;
    std::optional<LostFile> m_lostPlace;
    UndoOrder m_undoOrder;
    JournalId m_firstOfRun{1};
};

/// Attributes acts to someone else: until the end of the block, the journal's author is not the
/// person at the desk.
class ActingHand {
public:
    ActingHand(Session& session, const QString& hand)
        : m_session(session)
        , m_atDesk(session.desk().scorekeeper) {
        m_session.setScorekeeper(hand);
    }
    ~ActingHand() { m_session.setScorekeeper(m_atDesk); }
    ActingHand(const ActingHand&) = delete;
    ActingHand& operator=(const ActingHand&) = delete;

private:
    Session& m_session;
    QString m_atDesk;
};

} // namespace mentat
