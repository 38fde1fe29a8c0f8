#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/file/event_file.h"
#include "model/store/file/held_file.h"
#include "model/store/file/write_lock.h"

class QTemporaryDir;

namespace mentat {

struct StoreOptions {
    LockHolder holder; // who writes, for another program's message
    // Who brings an older file up to date, and when, for its journal.
    QString scorekeeper;
    QDateTime now;
    std::chrono::milliseconds lockWait{2000};
    StatementWatch* watch = nullptr;
    const std::vector<Migration>* steps = &migrations();
};

/// An open event file. Everything throws StoreError.
class BookStore {
public:
    enum class Access { Write, Read };

    /// Refuses, and leaves untouched, what is no event file, damaged or of a newer program. A file
    /// of an older one is brought up to date, after a copy was made beside it, and its journal says
    /// so; for reading, a copy is brought up to date instead.
    BookStore(const QString& path, Access access, const StoreOptions& options);
    /// Folds the side files in, as far as that goes and the file is still its own.
    ~BookStore();

    /// Folds them in, so that the file alone holds everything. Throws StoreError where it does not
    /// go, also because somebody reads the file; then all is in the log still.
    void foldIn();

    [[nodiscard]] bool canWrite() const { return m_lock != nullptr; }
    /// Who died with the right to write, which this one has taken over; absent where nobody did.
    [[nodiscard]] const std::optional<LockHolder>& deadWriter() const { return m_deadWriter; }

    /// What stood beside the file when it was opened. A log of another file is moved aside by who
    /// writes, and not read by who reads.
    [[nodiscard]] FoundLog foundLog() const { return m_foundLog; }
    /// What else stood beside it and was not used, then or since: a journal, a link.
    [[nodiscard]] Strangers strangers() const;
    /// Moves aside what has come to stand beside a file that is written.
    void clearBeside();

    /// Whether another program has changed the file since the book was loaded, or put another in
    /// its place; what is loaded from now on is the file as it then is.
    [[nodiscard]] bool followChanges();

    /// Of a file that is written: throws StoreError (FileGone, FileReplaced, FileOverwritten) where
    /// the file at the path is no longer the open one as it was left. Asked before every commit.
    void checkPlace() const;
    /// What another program finds that opens the file now, by the rules by which that judges log
    /// and file. Throws StoreError, also where it would leave our log out.
    struct Content {
        Book book;
        std::vector<Draft> drafts;
        std::vector<JournalMark> acts;
    };
    [[nodiscard]] Content contentAtPath() const;
    /// Somebody else has written the file, and it still holds what it should: that is how it was
    /// left, from now on.
    void acceptTouch();
    /// All that is open here as a new file, checked, whatever became of the one that was opened.
    /// Throws StoreError; then there is none.
    void saveApart(const QString& newPath);
    /// Closes the file without folding anything in: all is kept elsewhere.
    void giveUpFile();

    [[nodiscard]] Book loadBook();
    [[nodiscard]] std::vector<JournalMark> loadJournalMarks();
    [[nodiscard]] JournalEntry loadJournalEntry(JournalId id);
    [[nodiscard]] std::vector<JournalEntry> loadJournalPage(std::optional<JournalId> before,
                                                            int count);
    /// All of it, newest entry first.
    void readJournal(const std::function<void(JournalEntry)>& use);
    [[nodiscard]] std::vector<Draft> loadDrafts();
    /// In the order in which it was printed.
    [[nodiscard]] std::vector<PrintedReport> loadPrintLog();

    /// A consistent copy of the file as it now is, as a new file, checked.
    void copyAs(const QString& newPath);

    /// What can be written within one transaction.
    class Writer {
    public:
        void savePeople(const std::vector<PersonEdit>& people);
        void saveEdits(EventId event, const std::vector<AnyEdit>& edits);
        void saveLinks(const std::vector<PersonLink>& links);
        void addEvent(EventId id, const Event& event);
        void removeEvent(EventId id);
        /// Writes what differs.
        void changeEvent(EventId id, const Event& before, const Event& after);
        void addSummary(EventId id, const Summary& summary);
        void removeSummary(EventId id);
        void saveDraft(const Draft& draft);
        void removeDraft(EventId event, const DraftAddress& place);
        void addPrinted(const PrintedReport& printed);
        /// Writes the entry as the last of the journal; the mark says the id it got.
        JournalMark addEntry(const JournalEntry& entry);
        /// Puts another change in an entry's place; id, time, hand and kind stay. Only for the
        /// removal of a person: nothing else changes what is written in the journal.
        void rewriteEntry(const JournalEntry& entry);
        /// The file is one to practise with, from now on for good.
        void markAsPractice();

    private:
        friend class BookStore;
        explicit Writer(Database& database) : m_database(database) {}
        Database& m_database;
    };
    /// Runs the act in a transaction: all of it is in the file when this comes back, or nothing.
    void write(const std::function<void(Writer&)>& act);
    /// The same, and what it takes out is overwritten.
    void writeOver(const std::function<void(Writer&)>& act);
    /// Writes the file anew without what was ever taken out of it, its log too. False where that
    /// cannot be now, another program reading it; then it is tried again when the file is closed.
    [[nodiscard]] bool vacuum();

private:
    void openForWriting(const QString& path, int version, const StoreOptions& options);
    void leaveLostFile();
    /// Whether what a copy was read for is gone.
    [[nodiscard]] bool isFreeAgain() const;
    void bringUpToDate(const QString& path, int version, const StoreOptions& options);
    void openForReadingOnly(std::unique_ptr<Database>&& reading);
    void openAgain();
    [[nodiscard]] std::unique_ptr<Database> upgradedCopyOf(Database& older);
    /// Open again, where taking back the log closed it.
    [[nodiscard]] Database& database();
    void beginLog();
    void takeLogBack();

    QString m_path; // the one path of the file, whatever name it was reached by
    std::unique_ptr<WriteLock> m_lock;
    std::optional<LockHolder> m_deadWriter;
    FoundLog m_foundLog = FoundLog::AsItShouldBe;
    Strangers m_strangers; // but those that the connection which writes has found
    StatementWatch* m_watch;
    const std::vector<Migration>* m_steps;
    std::unique_ptr<QTemporaryDir> m_upgradedCopy;
    std::unique_ptr<HeldFile> m_held;       // of a file that is written; outlives the connection
    std::optional<FileIdentity> m_identity; // of a file that is read
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Database> m_older; // the file itself, while a copy of it is read
    qint64 m_foundChange = 0;          // the number of the file's last change that was noticed
    qint64 m_loadedChange = 0;         // and of the one that the loaded book shows
    bool m_hasWritten = false;         // the write-ahead log has begun
    bool m_isTakingBackDue = false;    // it could not be ended after a first change that failed
    bool m_isVacuumDue = false;
};

} // namespace mentat
