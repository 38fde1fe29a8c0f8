#include "app/session/session_refuge.h"

#include "model/failure_kind.h"
#include "model/store/book_store.h"
#include "model/store/file/event_file.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/snapshots.h"

#include <QFileInfo>

// The event file was taken away while a session has it open: deleted, moved, replaced, or
// overwritten.

namespace mentat {

namespace {

bool isOfLostPlace(FailureKind kind) {
    return kind == FailureKind::FileGone || kind == FailureKind::FileReplaced
           || kind == FailureKind::FileOverwritten;
}

} // namespace

Result<void> Session::lookAfterFile() {
    const auto sound = guarded(m_path, [&]() -> Result<void> {
        m_store->checkPlace();
        m_store->clearBeside();
        return {};
    });
    return sound || canGoOnAfter(sound.error()) ? Result<void>() : sound;
}

bool Session::canGoOnAfter(const Failure& failure) {
    if (!isOfLostPlace(failure.kind) || !canWrite())
        return false;
    if (failure.kind == FailureKind::FileOverwritten && holdsWhatIsShown()) {
        m_store->acceptTouch();
        return true;
    }
    const bool isNew = !m_lostPlace;
    takeRefuge(failure.kind);
    if (isNew || !m_lostPlace->refuge.isEmpty())
        Q_EMIT placeChanged();
    return !m_lostPlace->refuge.isEmpty();
}

// The file was written through SQLite, or only touched, e.g. by folding in a log on opening. What
// counts is what the next program would find in it, even after a crash here.
bool Session::holdsWhatIsShown() const {
    return guarded(m_path,
                   [&]() -> Result<bool> {
                       const BookStore::Content found = m_store->contentAtPath();
                       const UndoOrder order(found.acts);
                       return found.book == m_book && isKept(found.drafts)
                              && order.nextUndo() == m_undoOrder.nextUndo()
                              && order.nextRedo() == m_undoOrder.nextRedo();
                   })
        .value_or(false);
}

bool Session::isKept(const std::vector<Draft>& drafts) const {
    return drafts.size() == m_drafts.size() && std::ranges::all_of(drafts, [&](const Draft& draft) {
               const Draft* shown = draftAt(draft.event, draft.place);
               return shown && shown->content == draft.content;
           });
}

// Beside the backups, where people look first; otherwise in Mentat's own folder.
void Session::takeRefuge(FailureKind what) {
    m_lostPlace = LostFile{what, {}};
    if (m_desk.refuge.isEmpty())
        return;
    const QString folder = QFileInfo(m_path).absolutePath();
    QStringList folders;
    if (QFileInfo(folder).isDir())
        folders << snapshotFolder(m_path, folder);
    folders << m_desk.refuge;
    for (const QString& place : folders) {
        const auto made = guarded(place, [&]() -> Result<QString> {
            makePrivateFolder(place);
            const QString path = refugePath(m_path, place, m_desk.clock.nowUtc());
            goOnIn(path);
            return path;
        });
        if (made) {
            m_lostPlace->refuge = *made;
            return;
        }
    }
}

// Continues in the new file only after all data was found there.
void Session::goOnIn(const QString& path) {
    m_store->saveApart(path);
    try {
        bringToDisk(path);
        bringNamesToDisk(QFileInfo(path).absolutePath());
        auto store
            = std::make_unique<BookStore>(path, BookStore::Access::Write, storeOptions(m_desk, {}));
        if (store->loadBook() != m_book)
            throw StoreError(FailureKind::DamagedFile, {path});
        m_store->giveUpFile();
        m_store = std::move(store);
    } catch (const StoreError&) {
        removeWithSideFiles(path);
        throw;
    }
}

Result<void> Session::settleAt(const QString& path) {
    const auto settled = guarded(path, [&]() -> Result<void> {
        checkIsFree(path);
        goOnIn(path);
        return {};
    });
    if (!settled)
        return settled;
    if (m_lostPlace && !m_lostPlace->refuge.isEmpty())
        removeWithSideFiles(m_lostPlace->refuge);
    m_path = path;
    m_lostPlace.reset();
    Q_EMIT placeChanged();
    return {};
}

} // namespace mentat
