#pragma once

#include <QString>

namespace mentat {

/// Whether a folder (absolute) is on another computer. type: of its file system, from QStorageInfo.
/// Decisive on Unix; on Windows a share has the type of the underlying disk, so the drive's kind is
/// queried.
[[nodiscard]] bool isKeptElsewhere(const QString& folder, const QString& type);

/// The storage of a file, for a file that is written often by one program at a time.
enum class StorageKind {
    Local,
    Network,      // on another computer: locks and the order of writes are unreliable
    Synchronised, // a service copies it while it is being written
};

/// The storage of a file's folder. type: of the file system; absent: queried.
[[nodiscard]] StorageKind storagePlaceOf(const QString& file, const QString& type = QString());

} // namespace mentat
