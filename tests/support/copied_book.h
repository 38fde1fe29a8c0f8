#pragma once

#include "tests/support/scratch_book.h"

namespace mentat::test {

/// As create(), but copied from memory where the same was made before: the files that windows are
/// shown with are made again and again. Not for a disk that is not a real one.
void createOrCopy(ScratchBook& scratch, const std::vector<QByteArray>& documents);

} // namespace mentat::test
