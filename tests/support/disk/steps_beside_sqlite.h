#pragma once

#include "tests/support/disk/test_disk.h"

namespace mentat::test {

/// Sees to it that what the program does with files by itself, beside SQLite, comes to the disk of
/// the tests: new names, and what it brings to the disk, which is not done in truth. What it
/// calls for that is the system's own, so each kind of system has its source.
void watchStepsBesideSqlite();

/// Whether there is a disk of the tests now.
[[nodiscard]] bool isOnTestDisk();
/// Adds a step to it; without one, nothing.
void addStep(DiskStep step);

/// As Qt writes it: with slashes, and without what Windows puts before long paths.
[[nodiscard]] QString plainPath(const QString& path);

} // namespace mentat::test
