#pragma once

#include <QString>

namespace mentat {

/// Whether another computer keeps what stands in a folder, which is absolute. type: of the file
/// system there, as QStorageInfo says it. On Unix it decides; on Windows a share gives that of the
/// disk behind it, and the kind of its drive is asked.
[[nodiscard]] bool isKeptElsewhere(const QString& folder, const QString& type);

/// Where a file stands, as far as that matters to one that is written often and by one program at a
/// time.
enum class StorageKind {
    Local,
    Network,      // another computer keeps it: locks and order of writing are not sure there
    Synchronised, // a service copies it while it is being written
};

/// The place of the folder of a file. type: of the file system; absent: as the system says.
[[nodiscard]] StorageKind storagePlaceOf(const QString& file, const QString& type = QString());

} // namespace mentat
