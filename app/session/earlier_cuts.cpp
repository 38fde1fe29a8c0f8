#include "app/session/earlier_years.h"

#include "scoring/formats/scoring_format.h"

#include <algorithm>

namespace mentat {

std::vector<EarlierCut> earlierCuts(const Book& book, EventId aside) {
    std::vector<EarlierCut> cuts;
    const Event* shown = findEvent(book, aside);
    for (const BookEvent& entry : book.events) {
        const Event& event = entry.event;
        const auto standings = scoringFormatOf(event).standings;
        if (entry.id == aside || !standings || (shown && event.details.year >= shown->details.year))
            continue;
        if (const auto cut = cutOf(standings(event), event.settings.finalists))
            cuts.push_back({event.details.year, event.details.name, *cut});
    }
    std::ranges::stable_sort(cuts, std::greater<>(), &EarlierCut::year);
    return cuts;
}

} // namespace mentat
