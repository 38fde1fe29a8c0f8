#pragma once

#include <QFile>
#include <QFileDevice>
#include <QFileInfo>
#include <QString>

#include <optional>

namespace mentat {

/// What a file holds is on the disk when this comes back: a stick may be pulled out, the power may
/// go. Throws StoreError (WriteFailed).
void bringToDisk(const QString& path);

/// The same of the names in a folder: of what was made, renamed or removed there. File systems that
/// cannot do it on its own do it without being asked, so that it never fails.
void bringNamesToDisk(const QString& folder);

/// Gives a file another name on the same disk, in place of what had it; the name always refers to
/// a file. Throws StoreError: FileBusy where another program keeps either
/// from being renamed (Windows only), else WriteFailed.
void moveOver(const QString& from, const QString& to);

/// The same for a name that nobody has: what stands there, stays. Throws StoreError: FileBusy
/// (Windows only), else WriteFailed.
void giveFreeName(const QString& from, const QString& to);

/// A second name for a file. False where the file system knows no such thing.
[[nodiscard]] bool giveSecondName(const QString& from, const QString& to);

/// Where files that are open keep their names (Windows), renaming one fails half-way through what
/// was meant to be all or nothing. Waits a moment for whoever is about to close it. Throws
/// StoreError (FileBusy); never where open files can be renamed.
void checkCanBeRenamed(const QString& path);

/// The path as the system and SQLite take it: on Windows a long one only in a form of its own.
[[nodiscard]] QString systemPath(const QString& path);

/// Makes an empty file for what is nobody else's business (names, phone numbers), where nothing
/// stands yet: for its owner alone, or for whom another file is. Throws StoreError: FileExists,
/// DiskFull, NoPermission.
void makePrivateFile(const QString& path, std::optional<QFileDevice::Permissions> like = {});
/// The same for a folder; one that is there stays as it is. Throws StoreError: NoPermission, with
/// the folder.
void makePrivateFolder(const QString& path);

/// Removes a file that nobody uses, with all that can stand beside it.
inline void removeWithSideFiles(const QString& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal", "-lock"})
        QFile::remove(path + QLatin1StringView(suffix));
}

/// A path beside a file, of its name and a mark, that nothing has yet: a number is added if need
/// be.
[[nodiscard]] inline QString freePathBeside(const QString& file, const QString& mark) {
    const QFileInfo info(file);
    const QString name = info.path() + u'/' + info.completeBaseName() + u'.' + mark;
    const QString suffix = info.suffix().isEmpty() ? QString() : QString(u'.' + info.suffix());
    QString path = name + suffix;
    const auto isTaken = [&path] {
        return QFileInfo::exists(path) || QFileInfo::exists(path + QStringLiteral("-lock"));
    };
    for (int number = 2; isTaken(); ++number)
        path = name + QStringLiteral(" (%1)").arg(number) + suffix;
    return path;
}

} // namespace mentat
