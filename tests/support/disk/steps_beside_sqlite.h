#pragma once

#include "tests/support/disk/test_disk.h"

namespace mentat::test {

/// Routes the program's own file operations, outside SQLite, to the test disk: new names, and
/// syncs, which it only records. They are system calls, so each system has a source of its own.
void watchStepsBesideSqlite();

/// Whether a test disk is active.
[[nodiscard]] bool isOnTestDisk();
/// Records a step on the test disk, if there is one.
void addStep(DiskStep step);

/// The path as Qt writes it: with slashes, and without Windows' prefix for long paths.
[[nodiscard]] QString plainPath(const QString& path);

} // namespace mentat::test
