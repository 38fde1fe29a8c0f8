#pragma once

#include <QString>

namespace mentat {

/// Whether another computer keeps what stands in a folder, which is absolute. type: of the file
/// system there, as QStorageInfo says it. On Unix it decides; on Windows a share gives that of the
/// disk behind it, and the kind of its drive is asked.
[[nodiscard]] bool isKeptElsewhere(const QString& folder, const QString& type);

} // namespace mentat
