#include "model/kinds/format.h"

#include "model/dune/dune_format.h"
#include "model/ruleset/ruleset_format.h"
#include "model/storm/storm_format.h"

#include <algorithm>

namespace mentat {

std::span<const Format> formats() {
    static const auto all = rowsOfFormats([](auto play) { return formatOf(play); });
    return all;
}

const Format& formatOf(const Event& event) {
    return formats()[event.play.index()];
}

const Format* formatById(QStringView id) {
    const auto all = formats();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Format& format) { return id == format.id; });
    return found == all.end() ? nullptr : &*found;
}

const CommonFacts& allFacts() {
    static const CommonFacts all;
    return all;
}

const CommonFacts& factsWithOwnSheets() {
    static const CommonFacts facts{.sheetLabels = false};
    return facts;
}

} // namespace mentat
