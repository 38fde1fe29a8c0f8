#include "app/session/formats/eye_of_the_storm/storm_acts.h"

#include <algorithm>

namespace mentat {

std::vector<RegisteredHouse> registeredHouses(const Book& book, PersonId person,
                                              std::optional<EventId> aside) {
    std::vector<RegisteredHouse> houses;
    for (const BookEvent& entry : book.events) {
        const auto* play = std::get_if<StormPlay>(&entry.event.play);
        if (!play || entry.id == aside)
            continue;
        for (const Player& player : entry.event.players) {
            const House* house = houseOf(*play, player.id);
            if (player.person == person && house)
                houses.push_back({entry.event.details.year, entry.event.details.name, *house});
        }
    }
    std::ranges::stable_sort(houses, std::ranges::greater(), &RegisteredHouse::year);
    std::vector<RegisteredHouse> different;
    for (RegisteredHouse& one : houses) {
        if (std::ranges::find(different, one.house, &RegisteredHouse::house) == different.end())
            different.push_back(std::move(one));
    }
    return different;
}

} // namespace mentat
