#include "model/failure_kind.h"
#include "model/store/book_loading.h"
#include "model/store/book_store.h"
#include "model/store/file/side_files.h"
#include "model/store/journal_table.h"

// What becomes of the file, and beside it, while it is open.

using namespace Qt::StringLiterals;

namespace mentat {

Strangers BookStore::strangers() const {
    Strangers all = m_strangers;
    if (canWrite() && m_database)
        all.insert(all.end(), m_database->strangers().begin(), m_database->strangers().end());
    return all;
}

// A copy of the file is read for as long as what cannot be moved stands beside it.
bool BookStore::isFreeAgain() const {
    return std::ranges::any_of(m_strangers, [](const Stranger& stranger) {
        const QFileInfo info(stranger.path);
        return stranger.aside.isEmpty() && !info.exists() && !info.isSymLink();
    });
}

// With the log on there is no journal of ours, and what else stands beside it is in use.
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

// Who opens the file after a kill leaves out a log that the file's first bytes know nothing of.
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
    // Of a file that was written over, the connection reads what is there now.
    if (m_held->fate() != FileFate::Touched) {
        copyTo(database(), newPath);
        return;
    }
    checkIsFree(newPath); // what fails below removes what stands there
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

// Nobody can be asked any more.
void BookStore::leaveLostFile() {
    try {
        saveApart(freePathBeside(m_path, u"kept"_s));
    } catch (const StoreError&) {
        if (m_held->fate() == FileFate::Touched) {
            // The log is all that is left of the changes, and closing the connection would fold it
            // into what the file was written over with. It ends with the program, unclosed.
            static auto& unclosed = *new std::vector<std::unique_ptr<Database>>;
            unclosed.push_back(std::move(m_database));
            m_held->moveLogAside();
            return;
        }
    }
    giveUpFile();
}

} // namespace mentat
