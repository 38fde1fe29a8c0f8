#include "scoring/ranking/laurels.h"

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

void addPlaces(std::vector<Placement>& placements, size_t participants, Count prizeLevel) {
    for (size_t begin = 0; begin < placements.size();) {
        size_t end = begin + 1;
        while (end < placements.size() && isTie(placements[end - 1].fromNext))
            ++end;
        for (size_t i = begin; i < end; ++i) {
            placements[i].place = Place(static_cast<int>(begin) + 1);
            placements[i].tied = end - begin > 1;
            placements[i].laurels = meanLaurels(begin + 1, end, participants, prizeLevel);
            placements[i].plaque = begin < static_cast<size_t>(prizeLevel.value());
        }
        begin = end;
    }
}

} // namespace mentat
