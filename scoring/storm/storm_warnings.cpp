#include "scoring/storm/storm_warnings.h"

namespace mentat {
namespace {

// Rulebook, Request Admission to High Council.
constexpr int favorForAdmission = 10;
constexpr int spiceForAdmission = 10;
constexpr size_t fewestPlayers = 2;

std::vector<PlayerId> greatHousesOf(const StormGame& game) {
    std::vector<PlayerId> players;
    for (const StormSeat& seat : game.seats) {
        if (seat.status == StormStatus::GreatHouse)
            players.push_back(seat.player);
    }
    return players;
}

bool hasLess(const StormSeat& seat) {
    return seat.status == StormStatus::GreatHouse && seat.favor && seat.spice
           && seat.favor->value() > 0
           && (seat.favor->value() < favorForAdmission || seat.spice->value() < spiceForAdmission);
}

} // namespace

bool notesOtherVictory(const std::optional<QString>& note) {
    return note && note->contains(otherVictoryRule);
}

std::vector<StormWarning> stormWarnings(const StormGame& game) {
    std::vector<StormWarning> warnings;
    if (game.isVoid)
        return warnings;
    if (game.seats.size() < fewestPlayers)
        warnings.emplace_back(TooFewPlayers{static_cast<int>(game.seats.size())});
    if (auto great = greatHousesOf(game); great.size() > 1)
        warnings.emplace_back(TwoGreatHouses{std::move(great)});
    for (const StormSeat& seat : game.seats) {
        if (seat.status != StormStatus::Eliminated && seat.favor && seat.favor->value() <= 0)
            warnings.emplace_back(FavorGone{seat.player, seat.favor->value()});
        if (hasLess(seat) && !notesOtherVictory(game.note))
            warnings.emplace_back(
                AdmittedWithLess{seat.player, seat.favor->value(), seat.spice->value()});
    }
    return warnings;
}

} // namespace mentat
