#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/file/event_file.h"
#include "model/store/file/held_file.h"
#include "model/store/file/write_lock.h"

class QTemporaryDir;

namespace mentat {

struct StoreOptions {
    LockHolder holder; // the writer, for another program's message
    // Who migrates an older file, and when, for its journal.
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

    /// Refuses, and leaves untouched, a file that is not an event file, is damaged, or was made by
    /// a newer program. Migrates an older file after copying it next to the original, and journals
    /// that; for reading, it migrates a copy instead.
    BookStore(const QString& path, Access access, const StoreOptions& options);
    /// Folds the side files in, if possible, unless the file is no longer ours.
    ~BookStore();

    /// Folds them in, so that the file alone holds everything. Throws StoreError if that is
    /// impossible, for example because the file is being read; everything is still in the log then.
    void foldIn();

    [[nodiscard]] bool canWrite() const { return m_lock != nullptr; }
    /// The previous holder of the write lock, which died and was replaced by this one; absent if
    /// there was none.
    [[nodiscard]] const std::optional<LockHolder>& deadWriter() const { return m_deadWriter; }

    /// What was next to the file when it was opened. A log of another file is moved aside by a
    /// writer, and ignored by a reader.
    [[nodiscard]] FoundLog foundLog() const { return m_foundLog; }
    /// Other unused files next to it, then or later: a journal, a link.
    [[nodiscard]] Strangers strangers() const;
    /// Moves aside files that have appeared next to a file open for writing.
    void clearBeside();

    /// Whether another program has changed or replaced the file since the book was loaded; further
    /// loads use the current file.
    [[nodiscard]] bool followChanges();

    /// For a file open for writing: throws StoreError (FileGone, FileReplaced, FileOverwritten) if
    /// the file at the path is no longer the open one as it was left. Called before every commit.
    void checkPlace() const;
    /// What another program would find on opening the file now, by its rules for log and file.
    /// Throws StoreError, also if it would ignore our log.
    struct Content {
        Book book;
        std::vector<Draft> drafts;
        std::vector<JournalMark> acts;
    };
    [[nodiscard]] Content contentAtPath() const;
    /// Someone else has written the file, and its content is still right: take its current state as
    /// the known one.
    void acceptTouch();
    /// Saves the open content as a new, verified file, whatever happened to the original. Throws
    /// StoreError; then there is no new file.
    void saveApart(const QString& newPath);
    /// Closes the file without folding anything in: the content is saved elsewhere.
    void giveUpFile();

    [[nodiscard]] Book loadBook();
    [[nodiscard]] std::vector<JournalMark> loadJournalMarks();
    [[nodiscard]] JournalEntry loadJournalEntry(JournalId id);
    [[nodiscard]] std::vector<JournalEntry> loadJournalPage(std::optional<JournalId> before,
                                                            int count);
    /// All of it, newest entry first.
    void readJournal(const std::function<void(JournalEntry)>& use);
    [[nodiscard]] std::vector<Draft> loadDrafts();
    /// In printing order.
    [[nodiscard]] std::vector<PrintedReport> loadPrintLog();

    /// A consistent, verified copy of the current file, as a new file.
    void copyAs(const QString& newPath);

    /// What can be written in a transaction.
    class Writer {
    public:
        void savePeople(const std::vector<PersonEdit>& people);
        void saveEdits(EventId event, const std::vector<AnyEdit>& edits);
        void saveLinks(const std::vector<PersonLink>& links);
        void addEvent(EventId id, const Event& event);
        void removeEvent(EventId id);
        /// Writes only the differences.
        void changeEvent(EventId id, const Event& before, const Event& after);
        void addSummary(EventId id, const Summary& summary);
        void removeSummary(EventId id);
        void saveDraft(const Draft& draft);
        void removeDraft(EventId event, const DraftAddress& place);
        void addPrinted(const PrintedReport& printed);
        /// Appends the entry to the journal; the mark has its new id.
        JournalMark addEntry(const JournalEntry& entry);
        /// Replaces the change of an entry; id, time, author, and kind stay. Only for removing a
        /// person: nothing else rewrites the journal.
        void rewriteEntry(const JournalEntry& entry);
        /// Makes the file a practice file, permanently.
        void markAsPractice();

    private:
        friend class BookStore;
        explicit Writer(Database& database) : m_database(database) {}
        Database& m_database;
    };
    /// Runs the act in a transaction: on return the file has all of it; on an exception nothing.
    void write(const std::function<void(Writer&)>& act);
    /// The same, overwriting what it deletes.
    void writeOver(const std::function<void(Writer&)>& act);
    /// Rewrites the file and its log without anything ever deleted from it. False if that is
    /// impossible now, because another program is reading; then it is retried when the file is
    /// closed.
    [[nodiscard]] bool vacuum();

private:
    void openForWriting(const QString& path, int version, const StoreOptions& options);
    void leaveLostFile();
    /// Whether the reason for reading a copy is gone.
    [[nodiscard]] bool isFreeAgain() const;
    void bringUpToDate(const QString& path, int version, const StoreOptions& options);
    void openForReadingOnly(std::unique_ptr<Database>&& reading);
    void openAgain();
    [[nodiscard]] std::unique_ptr<Database> upgradedCopyOf(Database& older);
    /// Reopens it if rolling back the log closed it.
    [[nodiscard]] Database& database();
    void beginLog();
    void takeLogBack();

    QString m_path; // the canonical path, whatever name was used
    std::unique_ptr<WriteLock> m_lock;
    std::optional<LockHolder> m_deadWriter;
    FoundLog m_foundLog = FoundLog::AsItShouldBe;
    Strangers m_strangers; // except those found by the writing connection
    StatementWatch* m_watch;
    const std::vector<Migration>* m_steps;
    std::unique_ptr<QTemporaryDir> m_upgradedCopy;
    std::unique_ptr<HeldFile> m_held;       // of a file that is written; outlives the connection
    std::optional<FileIdentity> m_identity; // of a file that is read
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Database> m_older; // the file itself, while a copy of it is read
    qint64 m_foundChange = 0;          // the number of the latest change noticed in the file
    qint64 m_loadedChange = 0;         // the number of the change in the loaded book
    bool m_hasWritten = false;         // the write-ahead log has begun
    bool m_isTakingBackDue = false;    // ending the log after a failed first change is still due
    bool m_isVacuumDue = false;
};

} // namespace mentat
