#pragma once

#include "model/result.h"

#include <QByteArray>

namespace mentat {

/// The bytes at a path: written beside it and put in its place once they are all there, so that a
/// file that stood there is whole, the old or the new one. What is no file (a printer's device, a
/// pipe) is written to straight. Failures: UnwritableFile, NoSpaceForFile, IsEventFile.
[[nodiscard]] Result<void> writeReportFile(const QString& path, const QByteArray& bytes);

} // namespace mentat
