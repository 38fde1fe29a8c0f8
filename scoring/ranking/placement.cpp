#include "scoring/ranking/placement.h"

#include <algorithm>
#include <array>

namespace mentat {

namespace {

constexpr std::array<qint64, 6> shares{10, 6, 4, 3, 2, 1};

/// R7.6: the mean of what places `first` to `last`, from 1, would get.
Fraction meanLaurels(size_t first, size_t last, size_t participants, Count prizeLevel) {
    qint64 sum = 0;
    for (size_t place = first; place <= last; ++place)
        sum += laurelsOf(place, participants, prizeLevel);
    return {sum, static_cast<qint64>(last - first + 1)};
}

} // namespace

qint64 laurelsOf(size_t place, size_t participants, Count prizeLevel) {
    constexpr size_t fewestParticipants = 8;
    const bool inUpperHalf = 2 * place <= participants;
    if (place > shares.size() || !inUpperHalf || participants < fewestParticipants)
        return 0;
    return shares[place - 1] * prizeLevel.value();
}

size_t placesWithPrizes(size_t participants, Count prizeLevel) {
    auto places = static_cast<size_t>(prizeLevel.value());
    for (size_t place = 1; place <= shares.size(); ++place) {
        if (laurelsOf(place, participants, prizeLevel) > 0)
            places = std::max(places, place);
    }
    return places;
}

std::vector<Placement> placementsOf(std::vector<Ranked> rows, size_t participants,
                                    Count prizeLevel) {
    std::vector<Placement> placements;
    placements.reserve(rows.size());
    for (Ranked& row : rows) {
        const auto place = static_cast<size_t>(row.place.value());
        const auto sharing = std::ranges::count(rows, row.place, &Ranked::place);
        placements.push_back(
            {.place = row.place,
             .player = std::move(row.player),
             .tied = row.tied,
             .laurels = meanLaurels(place, place + static_cast<size_t>(sharing) - 1, participants,
                                    prizeLevel),
             .plaque = row.place.value() <= prizeLevel.value(),
             .values = std::move(row.values),
             .fromNext = std::move(row.fromNext)});
    }
    return placements;
}

} // namespace mentat
