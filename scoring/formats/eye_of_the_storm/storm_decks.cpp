#include "scoring/formats/eye_of_the_storm/storm_decks.h"

#include <set>

namespace mentat {

namespace {

using Bearings = std::set<Sponsor>;

constexpr std::pair<Sponsor, Sponsor> adversaries[] = {
    {Sponsor::Corrino, Sponsor::Atreides},
    {Sponsor::Atreides, Sponsor::Harkonnen},
    {Sponsor::Harkonnen, Sponsor::Fremen},
    {Sponsor::Guild, Sponsor::Sisterhood},
};

void addAdversaries(Deck deck, const std::vector<Sponsor>& allegiances,
                    const std::optional<Sponsor>& sponsor, std::vector<DeckFault>& faults) {
    Bearings borne(allegiances.begin(), allegiances.end());
    if (sponsor)
        borne.insert(*sponsor);
    for (const auto& [first, second] : adversaries) {
        if (borne.contains(first) && borne.contains(second))
            faults.emplace_back(AdversariesInDeck{deck, first, second});
    }
}

} // namespace

std::vector<DeckFault> deckFaults(const House& house) {
    std::vector<DeckFault> faults;
    const Allegiances& decks = house.allegiances;
    addAdversaries(Deck::Imperial, decks.imperial, house.sponsor, faults);
    addAdversaries(Deck::House, decks.house, house.sponsor, faults);
    const Bearings imperial(decks.imperial.begin(), decks.imperial.end());
    for (const Sponsor allegiance : Bearings(decks.house.begin(), decks.house.end())) {
        if (!imperial.contains(allegiance))
            faults.emplace_back(NotInImperialDeck{allegiance});
    }
    return faults;
}

} // namespace mentat
