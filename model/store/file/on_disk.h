#pragma once

#include <QFile>
#include <QFileDevice>
#include <QFileInfo>
#include <QString>

#include <optional>

namespace mentat {

/// Returns once the file's content is on the disk: a drive may be unplugged, the power may fail.
/// Throws StoreError (WriteFailed).
void bringToDisk(const QString& path);

/// The same for the names in a folder: files created, renamed, or removed there. Never fails: file
/// systems without this call do it automatically.
void bringNamesToDisk(const QString& folder);

/// Renames a file on the same disk, replacing any file of that name; the name always refers to a
/// file. Throws StoreError: FileBusy if another program prevents it (Windows only), otherwise
/// WriteFailed.
void moveOver(const QString& from, const QString& to);

/// The same for a free name: never replaces a file. Throws StoreError: FileBusy (Windows only),
/// otherwise WriteFailed.
void giveFreeName(const QString& from, const QString& to);

/// Adds a second name to a file. False if the file system does not support that.
[[nodiscard]] bool giveSecondName(const QString& from, const QString& to);

/// Where open files keep their names (Windows), a rename may fail halfway through an operation that
/// must be atomic. Waits a moment for another program to close the file. Throws StoreError
/// (FileBusy); never where open files can be renamed.
void checkCanBeRenamed(const QString& path);

/// The path in the form that the system and SQLite accept: a long one on Windows needs a special
/// form.
[[nodiscard]] QString systemPath(const QString& path);

/// Creates an empty file for private data (names, phone numbers), where none exists: for its owner
/// alone, or with the permissions of another file. Throws StoreError: FileExists, DiskFull,
/// NoPermission.
void makePrivateFile(const QString& path, std::optional<QFileDevice::Permissions> like = {});
/// The same for a folder; leaves an existing one alone. Throws StoreError: NoPermission, with the
/// folder.
void makePrivateFolder(const QString& path);

/// Removes a file that nobody uses, with all its possible side files.
inline void removeWithSideFiles(const QString& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal", "-lock"})
        QFile::remove(path + QLatin1StringView(suffix));
}

/// An unused path next to a file, from its name and a mark, with a number if needed.
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
