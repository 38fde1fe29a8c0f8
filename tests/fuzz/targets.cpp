#include "tests/fuzz/targets.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

std::span<const FuzzTarget> fuzzTargets() {
    static constexpr std::array targets{
        FuzzTarget{"documents", tryDocument, 3}, FuzzTarget{"tables", tryTable, 8},
        FuzzTarget{"rules", tryRules, 1},        FuzzTarget{"files", tryFile, 3},
        FuzzTarget{"requests", tryRequest, 4},   FuzzTarget{"workbooks", tryWorkbook, 5}};
    return targets;
}

const FuzzTarget* findTarget(const QString& name) {
    const auto all = fuzzTargets();
    const auto found = std::ranges::find_if(
        all, [&](const FuzzTarget& one) { return name == QLatin1StringView(one.name); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace mentat::test
