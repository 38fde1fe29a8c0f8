#include "scoring/ranking/standings.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace mentat {

std::map<PlayerId, Place> ranksIn(const Standings& standings) {
    std::map<PlayerId, Place> ranks;
    for (const Standing& row : standings.ranked) {
        if (row.rank)
            ranks.emplace(row.player, *row.rank);
    }
    return ranks;
}

std::vector<Standing> standingsOf(std::vector<Ranked> rows) {
    std::vector<Standing> standings;
    standings.reserve(rows.size());
    for (Ranked& row : rows) {
        standings.push_back({.player = std::move(row.player),
                             .rank = row.place,
                             .values = std::move(row.values),
                             .tied = row.tied,
                             .fromNext = std::move(row.fromNext)});
    }
    return standings;
}

void setQualifiers(Standings& standings, size_t places) {
    for (size_t row = 0; row < standings.ranked.size(); ++row)
        standings.ranked[row].status
            = row < places ? StandingStatus::Qualifier : StandingStatus::Alternate;
}

TieMatter matterOf(TiedRows rows, size_t places) {
    if (rows.end <= places)
        return TieMatter::Order;
    return rows.begin < places ? TieMatter::Cut : TieMatter::Alternates;
}

Advancement advancement(const Standings& standings, Positive finalists,
                        const std::vector<PlayerId>& unavailable) {
    const auto wanted = static_cast<size_t>(finalists.value());
    const std::unordered_set<PlayerId> absent(unavailable.begin(), unavailable.end());
    Advancement result;
    for (const Standing& row : standings.ranked) {
        auto& list = result.qualifiers.size() < wanted ? result.qualifiers : result.alternates;
        list.push_back(row.player);
        if (result.lineUp.size() < wanted && !absent.contains(row.player))
            result.lineUp.push_back(row.player);
    }
    for (const TiedRows rows : tiedRows(standings.ranked)) {
        OpenTie& tie = result.ties.emplace_back(OpenTie{{}, matterOf(rows, wanted)});
        for (size_t row = rows.begin; row < rows.end; ++row)
            tie.players.push_back(standings.ranked[row].player);
    }
    return result;
}

namespace {

constexpr std::array<qint64, 6> shares{10, 6, 4, 3, 2, 1};

/// R7.6: the mean of the laurels for places `first` to `last`, from 1.
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
