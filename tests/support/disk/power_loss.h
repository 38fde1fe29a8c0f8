#pragma once

#include "tests/support/disk/test_disk.h"

#include <map>
#include <random>

namespace mentat::test {

/// What stands in a folder: the bytes of its files by their paths.
using FolderBytes = std::map<QString, QByteArray>;

[[nodiscard]] FolderBytes bytesIn(const QString& folder);
/// The folder holds these files and no others.
void putBytes(const QString& folder, const FolderBytes& files);

/// What of the steps that were not brought to the disk is on it all the same. Steps of a file that
/// are cut off or left out leave what was there before.
enum class Kept {
    Nothing,
    Everything,
    Beginnings, // of each file, its steps up to some moment
    Some,       // any of them
    Sectors,    // any of them, and of what was written any sectors of 512 bytes
};

/// What is in the folder after the power went when so many of the steps had been taken. before:
/// what stood there, on the disk, before the first step. What was synced is there; of all else, and
/// of what was made, removed and renamed since the folder was synced, what `kept` says.
[[nodiscard]] FolderBytes afterPowerLoss(const FolderBytes& before,
                                         const std::vector<DiskStep>& steps, size_t taken,
                                         Kept kept, std::mt19937& random);

} // namespace mentat::test
