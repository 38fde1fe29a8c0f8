#include "app/session/practice.h"

#include "app/session/formats/practice_play.h"
#include "app/session/people/invented_people.h"
#include "model/failure_kind.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/write_lock.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QFileInfoList practicesIn(const QString& folder) {
    return QDir(folder).entryInfoList({u"Practice*.mentat"_s}, QDir::Files, QDir::Time);
}

/// Makes room: earlier practices go, but those at which somebody is. Where a new one can stand.
QString roomFor(const QString& folder) {
    for (const QFileInfo& earlier : practicesIn(folder)) {
        if (!WriteLock::livingHolderOf(earlier.filePath()))
            removeWithSideFiles(earlier.filePath());
    }
    const QDir dir(folder);
    for (int number = 1;; ++number) {
        const QString name
            = number == 1 ? u"Practice.mentat"_s : u"Practice %1.mentat"_s.arg(number);
        if (!QFile::exists(dir.filePath(name)))
            return dir.absoluteFilePath(name);
    }
}

Result<QString> folderMade(const QString& folder) {
    if (!QDir().mkpath(folder))
        return failure(FailureKind::WriteFailed, {folder, QString()});
    return folder;
}

/// Marks a file that nobody knows yet, so that it is folded into one when this comes back.
Result<void> markFile(const QString& path, const Desk& desk) {
    auto session = Session::open(path, Session::Access::Write, desk);
    if (!session)
        return tl::unexpected(session.error());
    return (*session)->markAsPractice().and_then([&] { return (*session)->foldIn(); });
}

} // namespace

Result<QString> practiseWithCopy(Session& original, const QString& folder, const Desk& desk) {
    if (const auto made = folderMade(folder); !made)
        return made;
    QString path = roomFor(folder);
    // It gets its name when it says what it is: no copy without the mark is ever opened.
    const QString unmarked = path + u"-new"_s;
    removeWithSideFiles(unmarked);
    const auto marked
        = original.copyTo(unmarked).and_then([&] { return markFile(unmarked, desk); });
    if (!marked || !QFile::rename(unmarked, path)) {
        removeWithSideFiles(unmarked);
        if (!marked)
            return tl::unexpected(marked.error());
        return failure(FailureKind::WriteFailed, {path, QString()});
    }
    removeWithSideFiles(unmarked);
    return path;
}

Result<QString> practiseWithInvented(const QString& folder, const Desk& desk, QDate firstDay,
                                     const Event* like) {
    if (const auto made = folderMade(folder); !made)
        return made;
    QString path = roomFor(folder);
    const auto made = Session::create(path, desk, [&](Session& session) {
        return session.markAsPractice()
            .and_then([&] { return session.addEvent(inventedEvent(firstDay, like)); })
            .and_then(
                [&](EventId event) { return registerInvented(session, event, inventedPlayers); });
    });
    if (!made)
        return tl::unexpected(made.error());
    return path;
}

std::optional<QString> lastPractice(const QString& folder) {
    const QFileInfoList files = practicesIn(folder);
    return files.isEmpty() ? std::nullopt : std::optional(files.front().absoluteFilePath());
}

Event eventForDocument(const Book& book, const Event& event) {
    Event leaving = event;
    if (book.isPractice)
        leaving.details.name = *Name::fromText(event.details.name.text() + u" (practice)"_s);
    return leaving;
}

} // namespace mentat
