#include "reports/formats/wbc_dune/rules/played_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

bool isPlayedAt(const Event& event, const RuleEntry& entry) {
    const auto& played = event.details.sets;
    return std::ranges::all_of(
        entry.sets, [&](GameSet set) { return std::ranges::find(played, set) != played.end(); });
}

RuleSheetLine karamaLine(const RuleEntry& entry) {
    // "Karama: stop the Voice in a battle": where every line is about Karama, none need say so.
    QString title = entry.title;
    title.remove(u"Karama: "_s);
    title.front() = title.front().toUpper();
    return {entry.karama->isSpecialPower ? u"★"_s : u"•"_s, title, entry.karama->timing};
}

} // namespace mentat
