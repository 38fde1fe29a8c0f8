#pragma once

#include "model/values/bounded_int.h"

#include <vector>

namespace mentat {

/// H1: how many sit at a table.
using ListedSize = BoundedInt<struct ListedSizeTag, 2, 10>;
/// In order of preference, each once.
using ListedSizes = std::vector<ListedSize>;

} // namespace mentat
