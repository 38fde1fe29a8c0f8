#pragma once

#include "model/people/player.h"
#include "tests/support/random_source.h"

#include <vector>

namespace mentat::test {

/// People of a convention's list: given names of one to three parts, some hyphenated, with accents
/// or as initials, and family names of which many are alike. Numbered from 1.
[[nodiscard]] std::vector<Person> madeUpPeople(int count, RandomSource& random);

} // namespace mentat::test
