#include "model/ruleset/results.h"

#include <algorithm>

namespace mentat {

namespace {

bool hasPlace(const Seat& seat) {
    return std::get<RulesetSeat>(seat.part).place.has_value();
}

const std::optional<Decimal>& scoreOf(const Seat& seat) {
    return std::get<RulesetSeat>(seat.part).score;
}

template <class Has>
bool allWhoStayed(const std::vector<Seat>& seats, Has has) {
    return std::ranges::all_of(seats, [&](const Seat& seat) { return seat.dropout || has(seat); });
}

bool hasScore(const Seat& seat) {
    return scoreOf(seat).has_value();
}

} // namespace

bool isComplete(const std::vector<Seat>& seats) {
    if (!std::ranges::any_of(seats, [](const Seat& seat) { return !seat.dropout; }))
        return false;
    const bool isWithoutPlaces
        = allWhoStayed(seats, [](const Seat& seat) { return !hasPlace(seat); });
    return isWithoutPlaces ? allWhoStayed(seats, hasScore) : allWhoStayed(seats, hasPlace);
}

bool isScored(const Game& game) {
    return game.seats.size() > 1 && allWhoStayed(game.seats, hasScore);
}

bool isBetterScore(Decimal score, Decimal other, Scores scores) {
    return scores == Scores::Low ? score < other : score > other;
}

namespace {

/// The places that follow from scores, whatever places were recorded; 0 for dropouts and players
/// without a score.
std::vector<int> placesByScore(const Game& game, Scores scores) {
    std::vector<int> places;
    places.reserve(game.seats.size());
    for (const Seat& seat : game.seats) {
        if (seat.dropout || !hasScore(seat)) {
            places.push_back(0);
            continue;
        }
        const auto isBetter = [&](const Seat& other) {
            return !other.dropout && hasScore(other)
                   && isBetterScore(*scoreOf(other), *scoreOf(seat), scores);
        };
        places.push_back(1 + static_cast<int>(std::ranges::count_if(game.seats, isBetter)));
    }
    return places;
}

} // namespace

std::vector<int> placesOf(const Game& game, Scores scores) {
    const bool isPlaced = std::ranges::any_of(
        game.seats, [](const Seat& seat) { return !seat.dropout && hasPlace(seat); });
    std::vector<int> places = placesByScore(game, scores);
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Seat& seat = game.seats[i];
        if (seat.dropout)
            places[i] = static_cast<int>(game.seats.size());
        else if (isPlaced)
            places[i] = std::get<RulesetSeat>(seat.part).place->value();
    }
    return places;
}

} // namespace mentat
