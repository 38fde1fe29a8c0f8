#include "model/store/book_store.h"

#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/book_tables.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/snapshots.h"
#include "model/store/journal_tables.h"
#include "model/store/slot_tables.h"
#include "model/store/store_kind.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// https://www.sqlite.org/pragma.html#pragma_data_version: the number changes when another
// connection changes the file.
qint64 changeNumber(Database& database) {
    return wholeIn(database.single(u"PRAGMA data_version"_s));
}

/// While it lives, all reads see the file at one moment.
class ReadingAtOnce {
public:
    explicit ReadingAtOnce(Database& database) : m_database(database) {
        m_database.run(u"BEGIN"_s);
    }
    ~ReadingAtOnce() {
        try {
            m_database.run(u"ROLLBACK"_s); // nothing was written
        } catch (const StoreError&) {
            // SQLite has rolled back already.
        }
    }
    ReadingAtOnce(const ReadingAtOnce&) = delete;
    ReadingAtOnce& operator=(const ReadingAtOnce&) = delete;

private:
    Database& m_database;
};

} // namespace

BookStore::BookStore(const QString& path, Access access, const StoreOptions& options)
    : m_path(realPathOf(path))
    , m_watch(options.watch)
    , m_steps(options.steps) {
    const int newest = latestVersion(*options.steps);
    checkHeader(path, newest);
    m_foundLog = foundLogOf(m_path);
    if (access == Access::Write) {
        if (!QFileInfo(path).isWritable())
            throw StoreError(FailureKind::NoPermission, {path});
        m_lock = std::make_unique<WriteLock>(path, options.holder, options.lockWait);
        m_deadWriter = m_lock->deadHolder();
        finishDeadRestore(m_path);
        if (hasOtherNames(m_path))
            throw StoreError(FailureKind::FileHasOtherNames, {path});
        m_strangers = Database::clearBeside(m_path);
        if (m_foundLog == FoundLog::OfAnotherFile)
            moveStrayLogAside(m_path);
    }
    m_identity = identityOf(m_path);
    // Look through a connection that cannot write, so that a refused file stays unchanged.
    auto reading = access == Access::Read && m_foundLog != FoundLog::AsItShouldBe
                       ? openWithoutLog(path, options.watch)
                       : openForReading(path, options.watch);
    checkSchema(*reading, *options.steps);
    checkIntegrity(*reading, newest);
    m_strangers.insert(m_strangers.end(), reading->strangers().begin(), reading->strangers().end());
    if (access == Access::Read) {
        openForReadingOnly(std::move(reading));
        return;
    }
    const int version = schemaVersion(*reading);
    reading.reset();
    openForWriting(path, version, options);
}

void BookStore::openForWriting(const QString& path, int version, const StoreOptions& options) {
    m_held = std::make_unique<HeldFile>(m_path);
    m_database = std::make_unique<Database>(path, Database::Access::ReadWrite, options.watch);
    const int newest = latestVersion(*options.steps);
    if (version < newest)
        bringUpToDate(path, version, options);
    // Closing folds in the log that a killed program left.
    m_hasWritten = textIn(m_database->single(u"PRAGMA journal_mode"_s)) == u"wal";
    if (m_hasWritten)
        m_held->noteLog();
    m_held->noteOwnWriting();
}

void BookStore::bringUpToDate(const QString& path, int version, const StoreOptions& options) {
    const int newest = latestVersion(*options.steps);
    const QString copy = backupPathBeforeMigration(path, version);
    copyTo(*m_database, copy);
    try {
        bringToDisk(copy);
        bringNamesToDisk(QFileInfo(copy).absolutePath());
        // With a log: if a program died while it used a journal, nobody could tell that journal
        // from another file's.
        beginLog();
        migrate(*m_database, *options.steps, [&] {
            const Change migrated{
                ChangeKind::FileMigrated, {qint64(version), qint64(newest)}, {}, {}, {}};
            (void)insertEntry(*m_database,
                              {JournalId(1), options.now, options.scorekeeper, std::nullopt,
                               JournalRole::Done, std::nullopt, migrated});
        });
    } catch (const StoreError&) {
        removeWithSideFiles(copy); // a copy of the file as it still is
        takeLogBack();
        throw;
    }
}

// Take the number before loading anything: a change in between is then seen twice rather than
// never. If loading fails, what was open stays open.
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
    m_upgradedCopy = std::move(folder); // an earlier copy may still be open
    return copy;
}

bool BookStore::followChanges() {
    if (canWrite())
        return false; // the lock keeps everyone else out
    if (identityOf(m_path) != m_identity) {
        openAgain();
        return true;
    }
    auto& file = m_older ? m_older : m_database;
    try {
        const qint64 now = changeNumber(*file);
        if (now == m_loadedChange && !isFreeAgain())
            return false;
        m_foundChange = now;
    } catch (const StoreError& error) {
        if (error.failure().kind != FailureKind::LockInTheWay)
            throw;
        openAgain(); // another program's file has appeared beside it
        return true;
    }
    if (isFreeAgain())
        openAgain();
    else if (m_older)
        openForReadingOnly(std::move(m_older));
    return true;
}

void BookStore::openAgain() {
    const int newest = latestVersion(*m_steps);
    const auto identity = identityOf(m_path);
    checkHeader(m_path, newest);
    auto reading = openForReading(m_path, m_watch);
    checkSchema(*reading, *m_steps);
    checkIntegrity(*reading, newest);
    m_strangers = reading->strangers();
    openForReadingOnly(std::move(reading));
    m_identity = identity;
}

// Without readers, return to a rollback journal, so that a closed file is a single file that also
// opens from a read-only medium; with readers, only fold the log in.
BookStore::~BookStore() {
    if (m_isTakingBackDue && !m_hasWritten)
        takeLogBack();
    if (!m_hasWritten || !m_database)
        return;
    if (!m_held->isAsLeft()) {
        leaveLostFile();
        return;
    }
    if (m_isVacuumDue)
        (void)vacuum();
    m_held->forgetLog();
    try {
        clearBeside(); // turning the log off needs a journal
    } catch (const StoreError&) {
        return;
    }
    for (const QString& pragma : {u"PRAGMA busy_timeout = 0"_s, u"PRAGMA journal_mode = DELETE"_s,
                                  u"PRAGMA wal_checkpoint(TRUNCATE)"_s}) {
        try {
            (void)m_database->single(pragma);
        } catch (const StoreError&) {
            // Everything is safe in the log; the next program to open the file folds it in.
        }
    }
}

void BookStore::foldIn() {
    clearBeside();
    m_held->forgetLog();
    const SqlValue mode = database().single(u"PRAGMA journal_mode = DELETE"_s);
    if (isNull(mode) || textIn(mode) != u"delete")
        throw StoreError(FailureKind::WriteFailed, {database().path(), QString()});
    m_hasWritten = false;
    m_held->noteOwnWriting();
}

Book BookStore::loadBook() {
    const ReadingAtOnce moment(database()); // whatever another program writes meanwhile
    Book book = loadWholeBook(database());
    m_loadedChange = m_foundChange;
    return book;
}

std::vector<JournalMark> BookStore::loadJournalMarks() {
    return loadMarks(database());
}

JournalEntry BookStore::loadJournalEntry(JournalId id) {
    return loadEntry(database(), id);
}

std::vector<JournalEntry> BookStore::loadJournalPage(std::optional<JournalId> before, int count) {
    return loadEntriesBefore(database(), before, count);
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
    return loadAllDrafts(database());
}

std::vector<PrintedReport> BookStore::loadPrintLog() {
    return loadPrinted(database());
}

void BookStore::copyAs(const QString& newPath) {
    copyTo(database(), newPath);
}

// Only at the first change: opening a file without changing anything leaves its bytes as they are.
void BookStore::beginLog() {
    const SqlValue mode = database().single(u"PRAGMA journal_mode = WAL"_s);
    m_hasWritten = true;
    m_held->noteOwnWriting();
    if (isNull(mode) || textIn(mode) != u"wal")
        throw StoreError(FailureKind::FileBusy, {m_path});
}

// A file with a log needs room beside it even to be read; if there was none for the first change,
// readers have none either.
void BookStore::takeLogBack() {
    m_hasWritten = false;
    m_isTakingBackDue = false;
    if (m_held->fate() != FileFate::AsLeft)
        return;
    m_database.reset();
    try {
        Database alone(m_path, Database::Access::Alone);
        // Keep this journal of one page in memory: the disk may have no room.
        (void)alone.single(u"PRAGMA journal_mode = MEMORY"_s);
        QFile::remove(m_path + u"-shm"_s); // created before the disk ran out of room
    } catch (const StoreError&) {
        // It has a reader, so there is room for the shared memory, and closing takes the log back.
        m_isTakingBackDue = true;
    }
    m_held->noteOwnWriting();
}

Database& BookStore::database() {
    if (!m_database)
        m_database = std::make_unique<Database>(m_path, Database::Access::ReadWrite, m_watch);
    return *m_database;
}

// Before the commit, only the log's beginning is written: check that the file is still ours before
// that, and before each commit.
void BookStore::write(const std::function<void(Writer&)>& act) {
    if (!canWrite())
        throw StoreError(FailureKind::ReadOnly, {});
    const bool isFirst = !m_hasWritten;
    if (isFirst)
        checkPlace();
    try {
        if (isFirst)
            beginLog();
        Transaction transaction(database());
        Writer writer(database());
        act(writer);
        checkPlace();
        transaction.commit();
    } catch (const StoreError&) {
        if (isFirst)
            takeLogBack();
        else
            checkPlace(); // if the file is lost, that is the reason, whatever SQLite reports
        throw;
    }
    m_held->noteLog();
    m_held->noteOwnWriting();
}

void BookStore::writeOver(const std::function<void(Writer&)>& act) {
    // https://www.sqlite.org/pragma.html#pragma_secure_delete
    (void)database().single(u"PRAGMA secure_delete = ON"_s);
    write(act);
}

bool BookStore::vacuum() {
    m_isVacuumDue = true;
    try {
        database().run(u"VACUUM"_s);
        // Do not wait for readers: one may be a window that stays open all day.
        const qint64 wait = wholeIn(database().single(u"PRAGMA busy_timeout"_s));
        (void)database().single(u"PRAGMA busy_timeout = 0"_s);
        m_isVacuumDue = wholeIn(database().single(u"PRAGMA wal_checkpoint(TRUNCATE)"_s)) != 0;
        (void)database().single(u"PRAGMA busy_timeout = %1"_s.arg(wait));
    } catch (const StoreError&) {
        // For instance, no room for a second file.
    }
    m_held->noteOwnWriting();
    return !m_isVacuumDue;
}

namespace {

template <class Slot>
Rows rowsAt(EventId event, const Slot& slot, const std::optional<typename Slot::Value>& value) {
    return value ? rowsOf(event, slot, *value) : Rows();
}

template <class Slot>
concept ListedSlot = requires(EventId event, const Slot& slot, const typename Slot::Value& value) {
    scopeOf(event, slot, value);
};

/// Opens and closes gaps in the list, so that only the row itself remains to be written.
template <ListedSlot Slot>
void moveNeighbors(Database& database, EventId event, const Edit<Slot>& edit) {
    std::optional<ListScope> from;
    std::optional<ListScope> to;
    if (edit.before)
        from = scopeOf(event, edit.slot, *edit.before);
    if (edit.after)
        to = scopeOf(event, edit.slot, *edit.after);
    if (from && to && from == to && edit.before->position == edit.after->position)
        return;
    if (from)
        closeGap(database, *from, edit.before->position);
    if (to)
        openGap(database, *to, edit.after->position);
}

template <class Slot>
void saveEdit(Database& database, EventId event, const Edit<Slot>& edit) {
    if constexpr (ListedSlot<Slot>)
        moveNeighbors(database, event, edit);
    writeDifference(database, rowsAt(event, edit.slot, edit.before),
                    rowsAt(event, edit.slot, edit.after));
}

/// All tables with rows of an event, except the journal and the print log, which outlive it.
QStringList tablesOfEvents(Database& database) {
    QStringList names;
    database.select(
        u"SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c "
        "WHERE m.type = 'table' AND c.name = 'event' AND m.name NOT IN ('journal', 'printed')"_s,
        {}, [&](SqlRow row) { names << textIn(row[0]); });
    return names;
}

} // namespace

void BookStore::Writer::savePeople(const std::vector<PersonEdit>& people) {
    for (const PersonEdit& edit : people)
        writeDifference(m_database, personRows(edit.before), personRows(edit.after));
}

void BookStore::Writer::saveEdits(EventId event, const std::vector<AnyEdit>& edits) {
    for (const AnyEdit& edit : edits)
        std::visit([&](const auto& e) { saveEdit(m_database, event, e); }, edit);
}

void BookStore::Writer::saveLinks(const std::vector<PersonLink>& links) {
    for (const PersonLink& link : links)
        m_database.run(u"UPDATE player SET person = ? WHERE event = ? AND id = ?"_s,
                       {link.after.number(), link.event.number(), link.player.text()});
}

void BookStore::Writer::addEvent(EventId id, const Event& event) {
    insertRows(m_database, commonRows(id, event));
    insertRows(m_database, kindOf<StoreKind>(event.play).rows(id, event.play));
}

void BookStore::Writer::removeEvent(EventId id) {
    for (const QString& table : tablesOfEvents(m_database))
        m_database.run(u"DELETE FROM %1 WHERE event = ?"_s.arg(table), {id.number()});
    m_database.run(u"DELETE FROM event WHERE id = ?"_s, {id.number()});
}

void BookStore::Writer::changeEvent(EventId id, const Event& before, const Event& after) {
    writeDifference(m_database, commonRows(id, before), commonRows(id, after));
    writeDifference(m_database, kindOf<StoreKind>(before.play).rows(id, before.play),
                    kindOf<StoreKind>(after.play).rows(id, after.play));
}

void BookStore::Writer::addSummary(EventId id, const Summary& summary) {
    insertRows(m_database, summaryRows(id, summary));
}

void BookStore::Writer::removeSummary(EventId id) {
    m_database.run(u"DELETE FROM summary WHERE id = ?"_s, {id.number()});
}

void BookStore::Writer::saveDraft(const Draft& draft) {
    m_database.run(u"INSERT INTO draft (event, place, content, saved) VALUES (?, ?, ?, ?) "
                   "ON CONFLICT (event, place) DO UPDATE SET content = excluded.content, "
                   "saved = excluded.saved"_s,
                   {draft.event.number(), draft.place, draft.content,
                    draft.saved.toUTC().toString(Qt::ISODateWithMs)});
}

void BookStore::Writer::removeDraft(EventId event, const DraftAddress& place) {
    m_database.run(u"DELETE FROM draft WHERE event = ? AND place = ?"_s, {event.number(), place});
}

void BookStore::Writer::addPrinted(const PrintedReport& printed) {
    insertPrinted(m_database, printed);
}

JournalMark BookStore::Writer::addEntry(const JournalEntry& entry) {
    const JournalId id = insertEntry(m_database, entry);
    return {id, entry.change.kind, entry.role, entry.target};
}

void BookStore::Writer::rewriteEntry(const JournalEntry& entry) {
    updateEntry(m_database, entry);
}

void BookStore::Writer::markAsPractice() {
    mentat::markAsPractice(m_database);
}

// The fate of the file, and of files beside it, while it is open.

Strangers BookStore::strangers() const {
    Strangers all = m_strangers;
    if (canWrite() && m_database)
        all.insert(all.end(), m_database->strangers().begin(), m_database->strangers().end());
    return all;
}

// A copy is read as long as a file that cannot be moved lies beside the event file.
bool BookStore::isFreeAgain() const {
    return std::ranges::any_of(m_strangers, [](const Stranger& stranger) {
        const QFileInfo info(stranger.path);
        return stranger.aside.isEmpty() && !info.exists() && !info.isSymLink();
    });
}

// With a log there is no journal of ours; other files beside it are in use.
void BookStore::clearBeside() {
    if (!canWrite() || !m_hasWritten)
        return;
    const QString journal = m_path + u"-journal"_s;
    const QFileInfo info(journal);
    if (info.exists() || info.isSymLink())
        m_strangers.push_back(movedAside(m_path, journal));
}

void BookStore::checkPlace() const {
    if (m_held)
        m_held->check();
}

// After a crash, the next program ignores a log that the file's header does not mention.
BookStore::Content BookStore::contentAtPath() const {
    if (foundLogOf(m_path, m_held->header()) != FoundLog::AsItShouldBe)
        throw StoreError(FailureKind::FileOverwritten, {m_path});
    const auto database = openForReading(m_path);
    checkIsEventFile(*database);
    checkIntegrity(*database, latestVersion(*m_steps));
    return {loadWholeBook(*database), loadAllDrafts(*database), loadMarks(*database)};
}

void BookStore::acceptTouch() {
    m_held->noteOwnWriting();
}

void BookStore::saveApart(const QString& newPath) {
    // If the file was overwritten, the connection reads the new content.
    if (m_held->fate() != FileFate::Touched) {
        copyTo(database(), newPath);
        return;
    }
    checkIsFree(newPath); // a failure below removes the new file
    try {
        m_held->copySoundTo(newPath);
        Database copy(newPath, Database::Access::ReadWrite);
        (void)copy.single(u"PRAGMA journal_mode = DELETE"_s);
        checkIntegrity(copy, schemaVersion(copy));
    } catch (const StoreError&) {
        removeWithSideFiles(newPath);
        throw;
    }
}

void BookStore::giveUpFile() {
    m_held->withoutFoldingIn([this] { m_database.reset(); });
    m_held.reset();
    m_lock.reset();
}

// Nobody can be asked anymore.
void BookStore::leaveLostFile() {
    try {
        saveApart(freePathBeside(m_path, u"kept"_s));
    } catch (const StoreError&) {
        if (m_held->fate() == FileFate::Touched) {
            // Only the log still has the changes, and closing the connection would fold it into the
            // foreign content. So leave the connection open until the program ends.
            static auto& unclosed = *new std::vector<std::unique_ptr<Database>>;
            unclosed.push_back(std::move(m_database));
            m_held->moveLogAside();
            return;
        }
    }
    giveUpFile();
}

} // namespace mentat
