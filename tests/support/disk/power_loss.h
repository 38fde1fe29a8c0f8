#pragma once

#include "tests/support/disk/test_disk.h"

#include <map>
#include <random>

namespace mentat::test {

/// The content of a folder: the bytes of its files by path.
using FolderBytes = std::map<QString, QByteArray>;

[[nodiscard]] FolderBytes bytesIn(const QString& folder);
/// Makes the folder hold exactly these files.
void putBytes(const QString& folder, const FolderBytes& files);

/// Which unsynced steps reached the disk anyway. Steps that were cut off or lost leave the earlier
/// content.
enum class Kept {
    Nothing,
    Everything,
    Beginnings, // for each file, its steps up to some moment
    Some,       // any of them
    Sectors,    // any of them, and any 512-byte sectors of each write
};

/// The folder's content after power failed once this many steps had been taken. before: the content
/// on the disk before the first step. Synced data is there; for everything else, and for names
/// created, removed, or changed since the folder was synced, `kept` decides.
[[nodiscard]] FolderBytes afterPowerLoss(const FolderBytes& before,
                                         const std::vector<DiskStep>& steps, size_t taken,
                                         Kept kept, std::mt19937& random);

} // namespace mentat::test
