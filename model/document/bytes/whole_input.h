#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QIODevice>

namespace mentat {

/// More than this no document and no list of people or games holds. Whatever goes on, such as a
/// device or another program's output, is read no further.
inline constexpr qint64 mostInputMegabytes = 64;
inline constexpr qint64 mostInputBytes = mostInputMegabytes * 1024 * 1024;

/// Everything that is left in a device. name: of it, for a failure. Failures: InputTooLarge,
/// ReadFailed.
[[nodiscard]] Result<QByteArray> readWhole(QIODevice& device, const QString& name);

/// Everything in a file. Failures: those, FileMissing, FileIsFolder, NoPermission.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString& path);

/// Failure: InputTooLarge, without a name.
[[nodiscard]] Result<void> checkSize(qint64 bytes);

} // namespace mentat
