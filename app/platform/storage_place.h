#pragma once

#include <QString>

namespace mentat {

/// Where a file stands, as far as that matters to one that is written often and by one program at a
/// time.
enum class StoragePlace {
    Local,
    Network,      // another computer keeps it: locks and order of writing are not sure there
    Synchronised, // a service copies it while it is being written
};

/// The place of the folder of a file. type: of the file system; absent: as the system says.
[[nodiscard]] StoragePlace storagePlaceOf(const QString& file, const QString& type = QString());

} // namespace mentat
