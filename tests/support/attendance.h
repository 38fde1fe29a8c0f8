#pragma once

#include "tests/support/random_source.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace mentat::test {

/// Which of a pool come to a heat: a set of the given size, each equally likely, in pool order.
inline std::vector<size_t> attendance(size_t pool, size_t coming, RandomSource& random) {
    std::vector<size_t> people(pool);
    std::iota(people.begin(), people.end(), size_t(0));
    for (size_t i = 0; i < coming; ++i)
        std::swap(people[i], people[i + random.below(pool - i)]);
    people.resize(coming);
    std::sort(people.begin(), people.end());
    return people;
}

} // namespace mentat::test
