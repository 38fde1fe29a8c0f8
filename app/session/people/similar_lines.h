#pragma once

#include "app/session/people/lists/list_matching.h"

namespace mentat {

/// Somebody new of a list whose name looks like that of somebody who is known, or who stands above
/// in the list: perhaps they are one.
struct SimilarLine {
    qint64 line;
    Name name;
    Person other; // as the import leaves them
    friend bool operator==(const SimilarLine&, const SimilarLine&) = default;
};

/// people: whom the file knew before. Of the same family name, in the order of the file. Two lines
/// with two badges are two people. Of lists that no convention has none is told.
[[nodiscard]] std::vector<SimilarLine> similarLines(const std::vector<Person>& people,
                                                    const PeopleImport& import);

} // namespace mentat
