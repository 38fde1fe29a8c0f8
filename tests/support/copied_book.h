#pragma once

#include "tests/support/scratch_book.h"

namespace mentat::test {

/// Like create(), but copied from memory if the same file was made before: tests of windows make
/// the same files again and again. Not for a simulated disk.
void createOrCopy(ScratchBook& scratch, const std::vector<QByteArray>& documents);

} // namespace mentat::test
