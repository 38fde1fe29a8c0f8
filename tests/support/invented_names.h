#pragma once

#include "model/people/player.h"
#include "tests/support/random_source.h"

#include <vector>

namespace mentat::test {

/// People as on a convention's list: given names of one to three parts, some with hyphens, accents,
/// or initials, and many similar family names. Numbered from 1.
[[nodiscard]] std::vector<Person> madeUpPeople(int count, RandomSource& random);

} // namespace mentat::test
