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

/// Who sits at the desk, and when: made by the program's main, passed in.
struct Desk {
    const Clock& clock;
    QString scorekeeper; // initials, or the program's name; the journal carries them
    QString host;
    QString user;
    /// How long to wait for another program that writes the file.
    std::chrono::milliseconds lockWait{2000};
    /// Where everything is kept when the event file is taken away while it is open, and its own
    /// folder with it; empty: a change fails then, and nobody goes on without the file.
    QString refuge = {};
};

/// The program that writes an event file, as far as it says who it is.
struct FileWriter {
    QString host;
    QString user;
    QDateTime since; // UTC; invalid where it does not say
};

/// What became of the event file while it was open for writing, and where everything is since.
struct LostFile {
    FailureKind what; // FileGone, FileReplaced or FileOverwritten
    QString refuge;   // a whole event file, in which work goes on; empty: none could be made
};

/// A file that stands beside the event file as if it were its own.
struct StrayFile {
    QString path;  // where it stood
    QString aside; // where it is now; empty: it stays there, and is not used
};

/// Where tests reach in; the defaults are what people use.
struct StoreSeams {
    StatementWatch* watch = nullptr;
    const std::vector<Migration>* steps = nullptr;
};

/// An open event file, and the one door to change it. A change is checked, written in a transaction
/// with its row of the journal, made in memory, and told to whoever listens, in this order; where
/// one of the first two fails, nothing has happened. The journal is the undo stack.
class Session : public QObject {
    Q_OBJECT

public:
    enum class Access { Write, Read };

    [[nodiscard]] static Result<std::unique_ptr<Session>>
    open(const QString& path, Access access, const Desk& desk, const StoreSeams& seams = {});
    /// Makes a new event file: fill() gets a session on it, and only when that is done does the
    /// file stand at its path, complete.
    [[nodiscard]] static Result<void> create(const QString& path, const Desk& desk,
                                             const std::function<Result<void>(Session&)>& fill,
                                             const StoreSeams& seams = {});
    ~Session() override;

    /// Whether the event file is still there as this session left it, which every change asks too.
    /// Where it is not, everything goes on in a refuge: a whole file of its own, with all that was
    /// said to be saved. Cheap while nothing happened. Failures: the file is gone, and no refuge
    /// could be made.
    [[nodiscard]] Result<void> lookAfterFile();
    [[nodiscard]] const std::optional<LostFile>& lostPlace() const { return m_lostPlace; }
    /// Goes on in a new event file that holds everything, complete and checked; a refuge goes. Also
    /// at its old path, where nothing else stands. Failures: FileExists, those of writing; then all
    /// is as it was.
    [[nodiscard]] Result<void> settleAt(const QString& path);

    /// A consistent copy of the event file as it now is, at a path where nothing stands. Failures:
    /// FileExists, those of writing.
    [[nodiscard]] Result<void> copyTo(const QString& newPath);

    [[nodiscard]] const Book& book() const { return m_book; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool canWrite() const;
    /// Who else writes the file now; absent where nobody does, or this session itself.
    [[nodiscard]] std::optional<FileWriter> otherWriter() const;
    /// For a session that reads: takes in what another program has written meanwhile. Whether there
    /// was anything. Cheap where there was not: ask as often as the page should be fresh. Failures:
    /// those of the file; then the book stays as it was.
    [[nodiscard]] Result<bool> catchUp();
    /// Whether the file was copied or moved while a program wrote it, without its log (`FILE-wal`):
    /// what was changed then may be missing.
    [[nodiscard]] bool isWithoutItsLog() const;
    /// Whether a log stood beside it that is of another file: it is left out.
    [[nodiscard]] bool hadStrayLog() const;
    /// What stood beside it, at its opening or since, under a name that goes with it (a journal, a
    /// link), and is not its own: none of it was used.
    [[nodiscard]] std::vector<StrayFile> strayFiles() const;
    /// The program that died while it wrote the file, where there was one: this session has taken
    /// its place. Whatever it had said was saved is here.
    [[nodiscard]] std::optional<FileWriter> deadWriter() const;
    [[nodiscard]] const Desk& desk() const { return m_desk; }
    void setScorekeeper(const QString& scorekeeper) { m_desk.scorekeeper = scorekeeper; }

    /// Makes a change in an event. One that changes nothing is no change. Failures: Refused with
    /// the errors it would bring, Stale, ReadOnly, ClosedEvent, UnknownEvent, those of the file.
    [[nodiscard]] Result<void> perform(EventId event, const Change& change);

    /// The act that undo would take back, or redo do again; absent where there is none.
    [[nodiscard]] Result<std::optional<JournalEntry>> undoEntry();
    [[nodiscard]] Result<std::optional<JournalEntry>> redoEntry();
    /// Whether an entry was made since the file was opened by this session.
    [[nodiscard]] bool isOfThisRun(JournalId id) const { return id >= m_firstOfRun; }
    /// Failures: NothingToUndo, UndoBarrier with the kind that undo stops at.
    [[nodiscard]] Result<void> undo();
    [[nodiscard]] Result<void> redo();
    /// Takes one act back, whatever came after it; refused (LaterDepends, with their kinds) where
    /// something later stands on it.
    [[nodiscard]] Result<void> putBack(JournalId id);
    [[nodiscard]] Result<JournalEntry> journalEntry(JournalId id);
    /// At most so many entries, newest first: those older than this one, or the newest of all.
    /// None: the journal has no older ones.
    [[nodiscard]] Result<std::vector<JournalEntry>> journalPage(std::optional<JournalId> before,
                                                                int count);
    [[nodiscard]] Result<std::vector<JournalMark>> journalMarks();

    /// A new event as the person set it up. Undo stops at it. Failures: EventExists, Refused,
    /// ReadOnly, those of the file.
    [[nodiscard]] Result<EventId> addEvent(Event event);
    [[nodiscard]] Result<EventId> importEvent(Event event, ImportMode mode);
    /// Several, in one transaction: all of them or none. Each has its entry in the journal.
    [[nodiscard]] Result<std::vector<EventId>> importEvents(std::vector<IncomingEvent> events);
    [[nodiscard]] Result<int> importSummaries(const std::vector<Summary>& summaries,
                                              ImportMode mode);
    [[nodiscard]] Result<int> importSummaries(const std::vector<IncomingSummary>& summaries);
    /// Beside all events, as one act that undo takes back. Where lines are rejected and not to be
    /// skipped, nothing is written; the outcome tells them.
    [[nodiscard]] Result<PeopleImport> importPeople(PeopleList list, bool skipRejected);

    /// What removing a person would take away; reads the whole journal. neutral: the name that
    /// their games are to stand under. Failures: UnknownPerson, those of the file.
    [[nodiscard]] Result<PersonRemoval> removalOf(PersonId person, const Name& neutral);
    /// Takes a person out of the file for good: what was said of them stands nowhere any more, the
    /// journal and the unused parts of the file included. Closed events are changed too; undo stops
    /// at it. Whether the whole file has been written anew: false where that could not be done yet,
    /// then closing it does. Failures: UnknownPerson, ReadOnly, those of the file.
    [[nodiscard]] Result<bool> removePerson(const PersonRemoval& removal);

    [[nodiscard]] const std::vector<Draft>& drafts() const { return m_drafts; }
    /// nullptr where none stands there.
    [[nodiscard]] const Draft* draftAt(EventId event, const DraftAddress& place) const;
    [[nodiscard]] Result<void> saveDraft(EventId event, const DraftAddress& place,
                                         const QString& content);
    [[nodiscard]] Result<void> discardDraft(EventId event, const DraftAddress& place);

    /// What left the desk on paper or in files, of all events, in the order in which it did.
    [[nodiscard]] const std::vector<PrintedReport>& printLog() const { return m_printLog; }
    /// Adds to it, as of now; undo leaves it alone. Failures: UnknownEvent, ReadOnly, those of the
    /// file.
    [[nodiscard]] Result<void> notePrinted(std::vector<PrintedReport> printed);

    /// From now on and for good the file is one to practise with: nothing of it counts, which it
    /// says wherever it is copied to. For a file made for that; see practice.h. Failures:
    /// ReadOnly, those of the file.
    [[nodiscard]] Result<void> markAsPractice();
    /// Folds what was written into the one file, as closing does. Failures: those of the file.
    [[nodiscard]] Result<void> foldIn();

Q_SIGNALS:
    void eventChanged(mentat::EventId event, const mentat::Change& change);
    void peopleChanged();
    void draftsChanged();
    void printLogChanged();
    /// Everything may be different: an event came in, or what another program has written.
    void bookReset();
    /// The event file was taken away, or a new one has been settled in.
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
    /// Makes a change of people alone, which is of no event: closed ones do not mind.
    [[nodiscard]] Result<void> makeBeside(const Change& change, JournalRole role,
                                          std::optional<JournalId> target);
    /// Whether a change finds the drafts as it expects them.
    [[nodiscard]] bool draftsMatch(EventId event, const Change& change) const;
    [[nodiscard]] std::vector<Draft> draftsMadeBy(EventId event, const Change& change) const;
    void rememberDraft(const Draft& draft);
    void forgetDraft(EventId event, const DraftAddress& place);
    /// Runs what writes; where the file was taken away, once more in the refuge.
    template <class Act>
    auto written(Act act) -> decltype(act());
    /// Whether what failed for want of the file can be tried again.
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

/// Somebody else's act in the journal: from here to the end of the block another hand stands there
/// than that of whoever sits at the desk.
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
