#pragma once

#include "app/session/backups.h"
#include "model/recovered.h"

namespace mentat {

/// Makes a new event file of all that is left of a damaged one and of its backups. The damaged file
/// is never touched. Failures: FileExists (newFile), FileMissing, NotAnEventFile, NewerFile,
/// NothingLeft, those of writing; then there is no new file.
[[nodiscard]] Result<Recovery> recoverInto(const QString& newFile, const BackupFolders& folders,
                                           const Desk& desk);

} // namespace mentat
