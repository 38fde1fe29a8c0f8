#include "model/store/book_store.h"

#include "model/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/book_loading.h"
#include "model/store/journal_table.h"
#include "model/store/on_disk.h"
#include "model/store/print_log_table.h"
#include "model/store/side_files.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// https://www.sqlite.org/pragma.html#pragma_data_version: another number than before, once another
// connection has changed the file.
qint64 changeNumber(Database& database) {
    return wholeIn(database.single(u"PRAGMA data_version"_s));
}

/// While it lives, everything is read of one moment of the file.
class ReadingAtOnce {
public:
    explicit ReadingAtOnce(Database& database) : m_database(database) {
        m_database.run(u"BEGIN"_s);
    }
    ~ReadingAtOnce() {
        try {
            m_database.run(u"ROLLBACK"_s); // nothing was written
        } catch (const StoreError&) {
            // SQLite has given up the moment by itself.
        }
    }
    ReadingAtOnce(const ReadingAtOnce&) = delete;
    ReadingAtOnce& operator=(const ReadingAtOnce&) = delete;

private:
    Database& m_database;
};

} // namespace

BookStore::BookStore(const QString& path, Access access, const StoreOptions& options)
    : m_watch(options.watch)
    , m_steps(options.steps) {
    const int newest = latestVersion(*options.steps);
    checkHeader(path, newest);
    if (access == Access::Write) {
        if (!QFileInfo(path).isWritable())
            throw StoreError(FailureKind::NoPermission, {path});
        m_lock = std::make_unique<WriteLock>(path, options.holder, options.lockWait);
        m_deadWriter = m_lock->deadHolder();
    }
    // Looked at through a connection that cannot write: a file that is refused stays as it is.
    auto reading = openForReading(path, options.watch);
    checkSchema(*reading, *options.steps);
    checkIntegrity(*reading, newest);
    if (access == Access::Read) {
        openForReadingOnly(std::move(reading));
        return;
    }
    const int version = schemaVersion(*reading);
    reading.reset();
    openForWriting(path, version, options);
}

void BookStore::openForWriting(const QString& path, int version, const StoreOptions& options) {
    m_database = std::make_unique<Database>(path, Database::Access::ReadWrite, options.watch);
    const int newest = latestVersion(*options.steps);
    if (version >= newest)
        return;
    const QString copy = backupPathBeforeMigration(path, version);
    copyTo(*m_database, copy);
    try {
        bringToDisk(copy);
        bringNamesToDisk(QFileInfo(copy).absolutePath());
        migrate(*m_database, *options.steps, [&] {
            const Change migrated{
                ChangeKind::FileMigrated, {qint64(version), qint64(newest)}, {}, {}, {}};
            (void)insertEntry(*m_database, {JournalId(1), options.now, options.hand, std::nullopt,
                                            JournalRole::Done, std::nullopt, migrated});
        });
    } catch (const StoreError&) {
        removeWithSideFiles(copy); // of the file as it still is
        throw;
    }
}

// The number is taken before anything is loaded: what changes in between is looked at twice rather
// than never. Where it fails, what was open stays open.
void BookStore::openForReadingOnly(std::unique_ptr<Database>&& reading) {
    m_foundChange = changeNumber(*reading);
    if (schemaVersion(*reading) < latestVersion(*m_steps)) {
        m_database = upgradedCopyOf(*reading);
        m_older = std::move(reading);
    } else {
        m_database = std::move(reading);
        m_older.reset();
        m_upgradedCopy.reset();
    }
}

std::unique_ptr<Database> BookStore::upgradedCopyOf(Database& older) {
    auto folder = std::make_unique<QTemporaryDir>();
    const QString path = folder->filePath(u"copy.mentat"_s);
    copyTo(older, path);
    Database upgraded(path, Database::Access::ReadWrite);
    migrate(upgraded, *m_steps);
    auto copy = std::make_unique<Database>(path, Database::Access::ReadOnly, m_watch);
    m_upgradedCopy = std::move(folder); // the former copy, if any, is still open: it goes by name
    return copy;
}

bool BookStore::followChanges() {
    if (canWrite())
        return false; // the lock keeps everybody else out
    auto& file = m_older ? m_older : m_database;
    const qint64 now = changeNumber(*file);
    if (now == m_loadedChange)
        return false;
    m_foundChange = now;
    if (m_older)
        openForReadingOnly(std::move(m_older));
    return true;
}

// Without a reader the file goes back to a rollback journal, so that a closed file is one plain
// file which also opens on a medium that cannot be written; with one, the log is folded in.
BookStore::~BookStore() {
    if (!m_hasWritten)
        return;
    if (m_isVacuumDue)
        (void)vacuum();
    for (const QString& pragma : {u"PRAGMA busy_timeout = 0"_s, u"PRAGMA journal_mode = DELETE"_s,
                                  u"PRAGMA wal_checkpoint(TRUNCATE)"_s}) {
        try {
            (void)m_database->single(pragma);
        } catch (const StoreError&) {
            // Everything is already safe in the log; the next one to open the file folds it in.
        }
    }
}

void BookStore::foldIn() {
    const SqlValue mode = m_database->single(u"PRAGMA journal_mode = DELETE"_s);
    if (isNull(mode) || textIn(mode) != u"delete")
        throw StoreError(FailureKind::WriteFailed, {m_database->path(), QString()});
    m_hasWritten = false;
}

Book BookStore::loadBook() {
    const ReadingAtOnce moment(*m_database); // whatever another program writes meanwhile
    Book book = loadWholeBook(*m_database);
    m_loadedChange = m_foundChange;
    return book;
}

std::vector<JournalMark> BookStore::loadJournalMarks() {
    return loadMarks(*m_database);
}

JournalEntry BookStore::loadJournalEntry(JournalId id) {
    return loadEntry(*m_database, id);
}

std::vector<JournalEntry> BookStore::loadJournalPage(std::optional<JournalId> before, int count) {
    return loadEntriesBefore(*m_database, before, count);
}

void BookStore::readJournal(const std::function<void(JournalEntry)>& use) {
    constexpr int atOnce = 256;
    std::optional<JournalId> before;
    for (;;) {
        auto entries = loadJournalPage(before, atOnce);
        if (entries.empty())
            return;
        before = entries.back().id;
        for (JournalEntry& entry : entries)
            use(std::move(entry));
    }
}

std::vector<Draft> BookStore::loadDrafts() {
    return loadAllDrafts(*m_database);
}

std::vector<PrintedReport> BookStore::loadPrintLog() {
    return loadPrinted(*m_database);
}

void BookStore::copyAs(const QString& newPath) {
    copyTo(*m_database, newPath);
}

void BookStore::write(const std::function<void(Writer&)>& act) {
    if (!canWrite())
        throw StoreError(FailureKind::ReadOnly, {});
    // Only now: who opens a file and changes nothing leaves its bytes as they are.
    if (!m_hasWritten)
        (void)m_database->single(u"PRAGMA journal_mode = WAL"_s);
    m_hasWritten = true;
    Transaction transaction(*m_database);
    Writer writer(*m_database);
    act(writer);
    transaction.commit();
}

void BookStore::writeOver(const std::function<void(Writer&)>& act) {
    // https://www.sqlite.org/pragma.html#pragma_secure_delete
    (void)m_database->single(u"PRAGMA secure_delete = ON"_s);
    write(act);
}

bool BookStore::vacuum() {
    m_isVacuumDue = true;
    try {
        m_database->run(u"VACUUM"_s);
        // Who reads is not waited for: it may be a window that stays open all day.
        const qint64 wait = wholeIn(m_database->single(u"PRAGMA busy_timeout"_s));
        (void)m_database->single(u"PRAGMA busy_timeout = 0"_s);
        m_isVacuumDue = wholeIn(m_database->single(u"PRAGMA wal_checkpoint(TRUNCATE)"_s)) != 0;
        (void)m_database->single(u"PRAGMA busy_timeout = %1"_s.arg(wait));
    } catch (const StoreError&) {
        // No room for a second file, say.
    }
    return !m_isVacuumDue;
}

} // namespace mentat
