#pragma once

#include "model/values/ids.h"

#include <initializer_list>
#include <vector>

namespace mentat::test {

/// "p7": players in test documents are numbered.
[[nodiscard]] inline PlayerId player(int number) {
    return *PlayerId::fromText(QStringLiteral("p%1").arg(number));
}

[[nodiscard]] inline std::vector<PlayerId> players(std::initializer_list<int> numbers) {
    std::vector<PlayerId> all;
    for (const int number : numbers)
        all.push_back(player(number));
    return all;
}

} // namespace mentat::test
