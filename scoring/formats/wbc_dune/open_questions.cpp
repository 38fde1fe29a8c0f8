#include "scoring/formats/wbc_dune/open_questions.h"

#include "model/finding_kind.h"
#include "scoring/formats/wbc_dune/adjudication.h"
#include "scoring/formats/wbc_dune/board.h"
#include "scoring/formats/wbc_dune/dune_standings.h"
#include "scoring/formats/wbc_dune/own_values.h"
#include "scoring/formats/wbc_dune/performance.h"
#include "scoring/formats/wbc_dune/qualification.h"
#include "scoring/formats/wbc_dune/rivals.h"

#include <algorithm>
#include <unordered_map>

namespace mentat {

namespace {

using GamePlaces = std::unordered_map<const Game*, const PlacedGame*>;

GamePlaces placesOf(const std::vector<PlacedGame>& games) {
    GamePlaces places;
    for (const PlacedGame& placed : games)
        places.emplace(&placed.game, &placed);
    return places;
}

/// The seats whose values count for one by a reading of R4.3.
std::vector<const Seat*> addendsOf(const Game& game, const Seat& seat, TieBreakValues reading) {
    std::vector<const Seat*> seats{&seat};
    for (const Seat& other : game.seats) {
        if (reading == TieBreakValues::Alliance && areAllied(seat, other))
            seats.push_back(&other);
    }
    return seats;
}

const Seat* unknownAddend(const std::vector<const Seat*>& seats, EndValue value) {
    const auto found = std::ranges::find_if(
        seats, [value](const Seat* seat) { return !ownValues(*seat).at(value); });
    return found == seats.end() ? nullptr : *found;
}

/// The sums of the seats, each unknown where one addend is.
EndValues strictSums(const std::vector<const Seat*>& seats) {
    EndValues counted;
    for (const Seat* seat : seats)
        counted += ownValues(*seat);
    const auto sum = [&](EndValue value) {
        return unknownAddend(seats, value) ? std::nullopt : counted.at(value);
    };
    return {sum(EndValue::Strongholds), sum(EndValue::Tokens), sum(EndValue::Spice),
            sum(EndValue::Cards)};
}

Finding unknownInTie(const Event& event, const PlacedGame& placed, const Seat& seat,
                     const Doubt& doubt, const PlayerId& player, const PlayerId& rival) {
    return warningOf(placed, FindingKind::UnknownInTie, placed.seat(seat),
                     {QString(idOf(doubt.value)), playerName(event, seat.player),
                      playerName(event, player), playerName(event, rival)});
}

/// R4.3: whether a game's values, summed over these seats, are somebody's as much as the player's
/// of whom it is: as an ally with as many QP in it.
bool isSharedBy(const PlayerId& other, const Field& field, const Appearance& one,
                const std::vector<const Seat*>& side) {
    if (std::ranges::find(side, other, &Seat::player) == side.end())
        return false;
    const auto games = field.gamesOf(*field.positionOf(other));
    const auto same = std::ranges::find(games, one.game, &Appearance::game);
    return same != games.end() && same->qp == one.qp;
}

/// Of a group whom QP leave equal.
void addGroup(const Field& field, std::span<const Standing> group, const GamePlaces& places,
              Findings& findings) {
    const TieBreakValues reading = field.event().settings.tieBreakValues;
    std::vector<EndValues> values;
    for (const Standing& row : group)
        values.push_back(row.best->values);
    const Rivals rivals(values);
    for (size_t i = 0; i < group.size(); ++i) {
        const auto player = field.positionOf(group[i].player);
        for (const Appearance& one : field.gamesOf(*player)) {
            if (one.qp != group[i].best->qp)
                continue;
            const auto addends = addendsOf(*one.game, *one.seat, reading);
            const auto isShared = [&](size_t other) {
                return isSharedBy(group[other].player, field, one, addends);
            };
            const auto doubt = rivals.doubtOf(i, strictSums(addends), isShared);
            if (!doubt)
                continue;
            findings.push_back(unknownInTie(field.event(), *places.at(one.game),
                                            *unknownAddend(addends, doubt->value), *doubt,
                                            group[i].player, group[doubt->rival].player));
        }
    }
}

/// Whether values decide between two finalists, or would if they were not equal.
bool isByValues(const Separation& separation) {
    return !std::holds_alternative<ByKind>(separation)
           && !std::holds_alternative<ByDropoutTurn>(separation);
}

/// R5.2: the most PP that the board leaves to one whose PP are unknown, in half-points.
qint64 halvesLeft(const Event& event, const Game& game) {
    qint64 left
        = game.turns->value() * boardOf(game, event.details).greatestHalvesPerTurn(event.settings);
    for (const Seat& seat : game.seats)
        left -= performanceOf(seat, event.settings).value_or(PerformancePoints()).halves();
    return left;
}

bool couldReach(const Event& event, const Game& game, const std::optional<Fraction>& best) {
    if (!game.turns)
        return true;
    const qint64 left = halvesLeft(event, game);
    if (left <= 0 || game.turns->value() == 0)
        return false;
    const auto most = PerformancePoints::tryFromHalves(left);
    return !best || !most || normalized(*most, *game.turns, startersOf(game)) >= *best;
}

/// Whoever has an award already can only better its figure.
bool isHeldBy(const Award& award, const PlayerId& player) {
    return !award.winners.empty()
           && std::ranges::all_of(
               award.winners, [&](const Performance& winner) { return winner.player == player; });
}

} // namespace

Findings unknownFacts(const PlacedGame& placed) {
    const Game& game = placed.game;
    Findings findings;
    if (!game.victory)
        return findings;
    const auto add
        = [&](FindingKind kind) { findings.push_back(warningOf(placed, kind, placed.where)); };
    if (!game.turns)
        add(FindingKind::UnknownTurns);
    if (!game.minutes && !(game.start && game.end))
        add(FindingKind::UnknownTime);
    if (game.victory == Victory::BgPrediction && !game.predicted)
        add(FindingKind::UnknownPredicted);
    return findings;
}

Findings unknownInStandings(const Field& field, const Standings& standings,
                            const std::vector<PlacedGame>& games) {
    const GamePlaces places = placesOf(games);
    const std::span<const Standing> ranked = standings.ranked;
    Findings findings;
    for (size_t begin = 0; begin < ranked.size();) {
        size_t end = begin + 1;
        while (end < ranked.size() && areEqualInGames(ranked[begin], ranked[end]))
            ++end;
        if (end - begin > 1)
            addGroup(field, ranked.subspan(begin, end - begin), places, findings);
        begin = end;
    }
    return findings;
}

Findings unknownInAwards(const Field& field, const std::vector<Award>& awards,
                         const std::vector<PlacedGame>& games) {
    const GamePlaces places = placesOf(games);
    const Event& event = field.event();
    Findings findings;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (field.isDisqualified(player))
            continue;
        for (const Appearance& one : field.gamesOf(player)) {
            if (!one.seat->faction || performanceOf(*one.seat, event.settings))
                continue;
            const auto award = std::ranges::find(awards, *one.seat->faction, &Award::faction);
            if (award == awards.end() || isHeldBy(*award, one.seat->player)
                || !couldReach(event, *one.game, award->normalized()))
                continue;
            const PlacedGame& placed = *places.at(one.game);
            findings.push_back(
                warningOf(placed, FindingKind::UnknownInAward, placed.seat(*one.seat),
                          {playerName(event, one.seat->player), *one.seat->faction}));
        }
    }
    return findings;
}

Findings unknownInFinal(const Event& event, const std::vector<Placement>& placements,
                        const std::vector<PlacedGame>& games) {
    Findings findings;
    if (placements.empty())
        return findings;
    const PlacedGame& placed = games.back(); // the final's stands last
    const std::span<const Placement> all = placements;
    for (size_t begin = 0; begin < all.size();) {
        size_t end = begin + 1;
        while (end < all.size() && isByValues(all[end - 1].fromNext))
            ++end;
        std::vector<EndValues> values;
        for (const Placement& placement : all.subspan(begin, end - begin))
            values.push_back(placement.values);
        const Rivals rivals(values);
        const auto isShared = [](size_t) { return false; };
        for (size_t i = 0; i < values.size(); ++i) {
            const Placement& placement = all[begin + i];
            const Seat& seat
                = *std::ranges::find(placed.game.seats, placement.player, &Seat::player);
            if (const auto doubt
                = rivals.doubtOf(i, adjudicationValues(seat, event.settings), isShared)) {
                findings.push_back(unknownInTie(event, placed, seat, *doubt, placement.player,
                                                all[begin + doubt->rival].player));
            }
        }
        begin = end;
    }
    return findings;
}

} // namespace mentat
