#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QFileDevice>

namespace mentat {

/// What everything goes through that is written for people: reports, pages, pictures, documents.

/// Failure: IsEventFile.
[[nodiscard]] Result<void> mayBeWritten(const QString& path);

/// Hands all bytes over to the system; false where it does not take them, and then the file says
/// why.
[[nodiscard]] bool writeAll(QFileDevice& file, const QByteArray& bytes);

/// Why a file could not be opened, written or given its name: NoSpaceForFile or UnwritableFile.
[[nodiscard]] Failure writingFailure(const QString& path, const QFileDevice& file);

} // namespace mentat
