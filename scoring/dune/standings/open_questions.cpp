#include "scoring/dune/standings/open_questions.h"

#include "model/finding_kind.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/standings/dune_standings.h"

#include <algorithm>
#include <unordered_map>

namespace mentat {

Rivals::Rivals(std::span<const EndValues> ranked) : m_ranked(ranked) {
    for (size_t i = 0; i < ranked.size(); ++i) {
        for (size_t length = 0; length <= allEndValues.size(); ++length)
            m_having[prefixOf(i, length)].push_back(i);
    }
}

Rivals::Prefix Rivals::prefixOf(size_t position, size_t length) const {
    Prefix prefix;
    for (size_t i = 0; i < length; ++i)
        prefix.push_back(m_ranked[position].counted(allEndValues[i]));
    return prefix;
}

std::optional<Doubt> Rivals::doubtOf(size_t position, const EndValues& candidate,
                                     const std::function<bool(size_t)>& isShared) const {
    const auto isEqual
        = [&](size_t other) { return !firstDifference(m_ranked[other], m_ranked[position]); };
    const auto isRival
        = [&](size_t other) { return other != position && !(isEqual(other) && isShared(other)); };
    Prefix known;
    for (const EndValue value : allEndValues) {
        if (candidate.at(value)) {
            known.push_back(*candidate.at(value));
            continue;
        }
        // The candidate is level so far with a rival who is not ranked below: a large enough value
        // overtakes. If it is already behind the player's best game, no unknown value helps.
        if (known != prefixOf(position, known.size()))
            return std::nullopt;
        const auto& above = m_having.at(known);
        const auto first = std::ranges::find_if(above, isRival);
        if (first != above.end() && *first < position)
            return Doubt{value, *first};
        const auto& equal = m_having.at(prefixOf(position, allEndValues.size()));
        const auto other = std::ranges::find_if(equal, isRival);
        return other == equal.end() ? std::nullopt : std::optional(Doubt{value, *other});
    }
    return std::nullopt;
}

namespace {

using GameAddresses = std::unordered_map<const Game*, const AddressedGame*>;

GameAddresses placesOf(const std::vector<AddressedGame>& games) {
    GameAddresses places;
    for (const AddressedGame& placed : games)
        places.emplace(&placed.game, &placed);
    return places;
}

/// The seats whose values are added up for one player under a reading of R4.3.
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

/// The sums over the seats; each is unknown if one addend is.
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

Finding unknownInTie(const Event& event, const AddressedGame& placed, const Seat& seat,
                     const Doubt& doubt, const PlayerId& player, const PlayerId& rival) {
    return warningOf(placed, FindingKind::UnknownInTie, placed.seat(seat),
                     {QString(idOf(doubt.value)), playerName(event, seat.player),
                      playerName(event, player), playerName(event, rival)});
}

/// R4.3: whether the values of these seats are summed for the other player too, an ally with equal
/// QP in the game.
bool isSharedBy(const PlayerId& other, const Field& field, const Appearance& one,
                const std::vector<const Seat*>& side) {
    if (std::ranges::find(side, other, &Seat::player) == side.end())
        return false;
    const auto games = field.gamesOf(*field.positionOf(other));
    const auto same = std::ranges::find(games, one.game, &Appearance::game);
    return same != games.end() && same->qp == one.qp;
}

/// The first row with the same values.
size_t firstEqualOf(const std::vector<EndValues>& values, size_t position) {
    const auto first = std::ranges::find_if(
        values, [&](const EndValues& other) { return !firstDifference(other, values[position]); });
    return static_cast<size_t>(first - values.begin());
}

/// Adds a group tied on QP; begin is its first row.
void addGroup(const Field& field, std::span<const Standing> group, size_t begin,
              const GameAddresses& places, std::vector<TieDoubt>& doubts) {
    const TieBreakValues reading = field.event().settings.tieBreakValues;
    std::vector<EndValues> values;
    for (const Standing& row : group)
        values.push_back(bestValuesOf(row));
    const Rivals rivals(values);
    for (size_t i = 0; i < group.size(); ++i) {
        const auto player = field.positionOf(group[i].player);
        const QualificationPoints best = gamePointsOf(group[i]).front();
        for (const Appearance& one : field.gamesOf(*player)) {
            if (one.qp != best)
                continue;
            const auto addends = addendsOf(*one.game, *one.seat, reading);
            const auto isShared = [&](size_t other) {
                return isSharedBy(group[other].player, field, one, addends);
            };
            const auto doubt = rivals.doubtOf(i, strictSums(addends), isShared);
            if (!doubt)
                continue;
            doubts.push_back({unknownInTie(field.event(), *places.at(one.game),
                                           *unknownAddend(addends, doubt->value), *doubt,
                                           group[i].player, group[doubt->rival].player),
                              begin + i, begin + doubt->rival,
                              begin + std::min(doubt->rival, firstEqualOf(values, i))});
        }
    }
}

/// Whether values decide between two finalists, or would if they differed.
bool isByValues(const Separation& separation) {
    const auto key = keyOf(separation);
    return !key || *key >= FirstFinalValueKey;
}

} // namespace

Findings unknownFacts(const AddressedGame& placed) {
    const Game& game = placed.game;
    Findings findings;
    if (!hasResult(game))
        return findings;
    const auto add
        = [&](FindingKind kind) { findings.push_back(warningOf(placed, kind, placed.where)); };
    if (!game.turns)
        add(FindingKind::UnknownTurns);
    if (!game.minutes && !(game.start && game.end))
        add(FindingKind::UnknownTime);
    if (dune(game).victory == Victory::BgPrediction && !dune(game).predicted)
        add(FindingKind::UnknownPredicted);
    return findings;
}

std::vector<TieDoubt> doubtsInStandings(const Field& field, const Standings& standings,
                                        const std::vector<AddressedGame>& games) {
    const GameAddresses places = placesOf(games);
    const std::span<const Standing> ranked = standings.ranked;
    std::vector<TieDoubt> doubts;
    for (size_t begin = 0; begin < ranked.size();) {
        size_t end = begin + 1;
        while (end < ranked.size() && areEqualInGames(ranked[begin], ranked[end]))
            ++end;
        if (end - begin > 1)
            addGroup(field, ranked.subspan(begin, end - begin), begin, places, doubts);
        begin = end;
    }
    return doubts;
}

Findings unknownInStandings(const Field& field, const Standings& standings,
                            const std::vector<AddressedGame>& games) {
    Findings findings;
    for (TieDoubt& doubt : doubtsInStandings(field, standings, games))
        findings.push_back(std::move(doubt.warning));
    return findings;
}

bool couldBeBestGame(const Field& field, size_t player, const Appearance& one) {
    const TieBreakValues reading = field.event().settings.tieBreakValues;
    const auto best = bestGame(field.gamesOf(player), reading);
    if (one.qp != best.appearance->qp)
        return false;
    const EndValues values = strictSums(addendsOf(*one.game, *one.seat, reading));
    for (const EndValue value : allEndValues) {
        if (!values.at(value))
            return true;
        if (*values.at(value) != best.values.counted(value))
            return *values.at(value) > best.values.counted(value);
    }
    return true;
}

Findings unknownInAwards(const Field& field, const std::vector<Award>& awards,
                         const std::vector<AddressedGame>& games) {
    const GameAddresses places = placesOf(games);
    const Event& event = field.event();
    Findings findings;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (field.isDisqualified(player))
            continue;
        for (const Appearance& one : field.gamesOf(player)) {
            if (!dune(*one.seat).faction || performanceOf(*one.seat, event.settings))
                continue;
            const auto award = std::ranges::find(awards, *dune(*one.seat).faction, &Award::side);
            if (award == awards.end() || isHeldBy(*award, one.seat->player))
                continue;
            if (one.game->turns && !couldWinAward(event, awards, *one.game, *one.seat))
                continue;
            const AddressedGame& placed = *places.at(one.game);
            findings.push_back(
                warningOf(placed, FindingKind::UnknownInAward, placed.seat(*one.seat),
                          {playerName(event, one.seat->player), *dune(*one.seat).faction}));
        }
    }
    return findings;
}

Findings unknownInFinal(const Event& event, const std::vector<Placement>& placements,
                        const std::vector<AddressedGame>& games) {
    Findings findings;
    if (placements.empty())
        return findings;
    const AddressedGame& placed = games.back(); // the final comes last
    const std::span<const Placement> all = placements;
    for (size_t begin = 0; begin < all.size();) {
        size_t end = begin + 1;
        while (end < all.size() && isByValues(all[end - 1].fromNext))
            ++end;
        std::vector<EndValues> values;
        for (const Placement& placement : all.subspan(begin, end - begin))
            values.push_back(endValuesIn(placement.values, FirstFinalValueKey));
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
