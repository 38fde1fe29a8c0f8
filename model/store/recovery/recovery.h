#pragma once

#include "model/recovered.h"
#include "model/store/file/snapshots.h"

namespace mentat {

/// Makes a new event file from everything left of a damaged one, which is never touched: its rows,
/// then the snapshots (newest first, those that open), then its journal. The new file has no error
/// R10.1–R10.10, and no row that was never in the file. Throws StoreError: FileExists (newFile),
/// NotAnEventFile, NewerFile, NothingLeft, those of writing.
[[nodiscard]] Recovery recover(const QString& file, const QString& newFile,
                               const std::vector<Snapshot>& snapshots, const QDateTime& now,
                               const QString& scorekeeper);

} // namespace mentat
