#include "reports/wording/placement_words.h"

#include "reports/wording/dune/dune_standing_words.h"
#include "reports/wording/ruleset/ruleset_kind_words.h"

namespace mentat {

template <>
const KindTable<PlacementWords>& kindTable<PlacementWords>() {
    static const KindTable table{rowOf<DunePlay>(PlacementWords{dunePlaceTie()}),
                                 rowOf<StormPlay>(PlacementWords()),
                                 rowOf<RulesetPlay>(PlacementWords{rulesetPlaceTie()})};
    return table;
}

namespace {

/// The row's player, then the others in their order.
std::vector<PlayerId> sharing(const std::vector<Placement>& places, size_t row) {
    size_t begin = row;
    while (begin > 0 && isTie(places[begin - 1].fromNext))
        --begin;
    std::vector<PlayerId> players{places[row].player};
    for (size_t i = begin; i < places.size(); ++i) {
        if (i != row)
            players.push_back(places[i].player);
        if (!isTie(places[i].fromNext))
            break;
    }
    return players;
}

} // namespace

QString placementText(const Wording& wording, const Event& event,
                      const std::vector<Placement>& places, size_t row, const NameOf& nameOf) {
    if (row + 1 >= places.size())
        return {};
    if (nameOf && isTie(places[row].fromNext))
        return say(wording.language(), kindOf<PlacementWords>(event).tied,
                   {firstNames(wording.language(), sharing(places, row), nameOf)});
    return wording.placement(event, places[row], places[row + 1], nameOf);
}

} // namespace mentat
