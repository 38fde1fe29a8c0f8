#include "scoring/dune/final/final_game.h"

#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

std::optional<bool> expansionVote(const std::vector<PlayerId>& lineUp,
                                  const std::vector<ExpansionVote>& votes) {
    std::optional<bool> first;
    int majority = 0; // votes for minus votes against
    for (const PlayerId& player : lineUp) {
        const auto vote = std::ranges::find(votes, player, &ExpansionVote::player);
        if (vote == votes.end())
            continue;
        majority += vote->inFavor ? 1 : -1;
        if (!first)
            first = vote->inFavor;
    }
    return majority == 0 ? first : std::optional(majority > 0);
}

Picking pickingOf(const std::vector<PlayerId>& lineUp, const std::vector<FactionPick>& picks,
                  const std::vector<GameSet>& sets, bool withExpansion) {
    Picking picking;
    for (const auto& entry : idTable(Faction{})) {
        if (isInPlay(entry.value, sets, withExpansion)
            && std::ranges::find(picks, entry.value, &FactionPick::faction) == picks.end())
            picking.left.push_back(entry.value);
    }
    const auto hasNotPicked = [&](const PlayerId& player) {
        return std::ranges::find(picks, player, &FactionPick::player) == picks.end();
    };
    const auto next = std::ranges::find_if(lineUp, hasNotPicked);
    if (next != lineUp.end())
        picking.next = *next;
    return picking;
}

namespace {

std::optional<bool> voteOf(const FinalChoices& choices, const PlayerId& player) {
    const auto found = std::ranges::find(choices.expansionVotes, player, &ExpansionVote::player);
    return found == choices.expansionVotes.end() ? std::nullopt : std::optional(found->inFavor);
}

/// Once play has begun, exactly the players seated at the table.
std::vector<PlayerId> finalists(const std::vector<PlayerId>& lineUp, const FinalChoices& choices,
                                const Game* game) {
    const bool isSettled = game && hasFinalBegun(*game);
    std::vector<PlayerId> players;
    const auto sits = [&](const PlayerId& player) {
        return game && std::ranges::find(game->seats, player, &Seat::player) != game->seats.end();
    };
    for (const PlayerId& player : lineUp) {
        if (!isSettled || sits(player))
            players.push_back(player);
    }
    if (game) {
        for (const Seat& seat : game->seats) {
            if (!isAmong(players, seat.player))
                players.push_back(seat.player);
        }
    }
    if (!isSettled) {
        for (const FactionPick& pick : choices.picks) {
            if (!isAmong(players, pick.player))
                players.push_back(pick.player);
        }
    }
    return players;
}

FinalSeat seatIn(const FinalChoices& choices, const Game* game, const PlayerId& player) {
    FinalSeat seat{
        .player = player, .vote = voteOf(choices, player), .picked = pickOf(choices, player)};
    if (!game)
        return seat;
    const auto found = std::ranges::find(game->seats, player, &Seat::player);
    if (found != game->seats.end()) {
        seat.plays = dune(*found).faction;
        seat.number = found->number;
    }
    return seat;
}

FinalStep stepBefore(const FinalState& state) {
    const bool isVoted = state.votes.missing == 0;
    const bool hasPicks = std::ranges::any_of(
        state.seats, [](const FinalSeat& seat) { return seat.picked.has_value(); });
    const bool sit = std::ranges::all_of(
        state.seats, [](const FinalSeat& seat) { return seat.number.has_value(); });
    const bool play = std::ranges::all_of(
        state.seats, [](const FinalSeat& seat) { return seat.plays.has_value(); });
    if (sit && play)
        return FinalStep::ToStart;
    if (state.hasVote && !isVoted && !hasPicks)
        return FinalStep::Voting;
    if (state.picking.next)
        return FinalStep::Picks;
    return sit ? FinalStep::ToStart : FinalStep::TakingSeats;
}

FinalStep stepOf(const Event& event, const FinalState& state, const Game* game) {
    if (game && hasResult(*game))
        return tiesOfFinal(dunePlacements(event)).empty() ? FinalStep::Placed : FinalStep::Rolls;
    if (game && game->end)
        return FinalStep::ResultDue;
    if (game && game->start)
        return FinalStep::Playing;
    return state.seats.empty() ? FinalStep::NoLineUp : stepBefore(state);
}

} // namespace

VoteCount countVotes(const std::vector<PlayerId>& lineUp, const std::vector<ExpansionVote>& votes) {
    VoteCount count;
    std::optional<PlayerId> first;
    for (const PlayerId& player : lineUp) {
        const auto vote = std::ranges::find(votes, player, &ExpansionVote::player);
        if (vote == votes.end()) {
            ++count.missing;
            continue;
        }
        ++(vote->inFavor ? count.inFavor : count.against);
        if (!first)
            first = player;
    }
    if (count.inFavor == count.against)
        count.followed = first;
    return count;
}

bool hasFinalBegun(const Game& game) {
    return game.start || game.end || hasResult(game);
}

FinalState finalState(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    const FinalChoices& choices = play.choices;
    const Game* game = play.finalGame();
    const auto lineUp = finalistsOf(event);
    FinalState state{.isLineUpClosed = play.stage().closed,
                     .hasVote = hasVariant(event),
                     .votes = countVotes(lineUp, choices.expansionVotes)};
    state.withExpansion = game && !game->seats.empty()
                              ? game->variant
                              : expansionVote(lineUp, choices.expansionVotes).value_or(false);
    for (const PlayerId& player : finalists(lineUp, choices, game)) {
        state.seats.push_back(seatIn(choices, game, player));
        state.seats.back().inLineUp = isAmong(lineUp, player);
    }
    state.picking = pickingOf(lineUp, choices.picks, event.details.sets, state.withExpansion);
    state.step = stepOf(event, state, game);
    return state;
}

std::vector<PlayerId> finalistsOf(const Event& event) {
    return finalLineUp(event, duneAdvancement(event));
}

std::vector<std::vector<PlayerId>> tiesOfFinal(const std::vector<Placement>& placements) {
    std::vector<std::vector<PlayerId>> ties;
    for (size_t i = 0; i < placements.size(); ++i) {
        if (!placements[i].tied)
            continue;
        if (i == 0 || placements[i - 1].place != placements[i].place)
            ties.emplace_back();
        ties.back().push_back(placements[i].player);
    }
    return ties;
}

std::optional<Faction> pickOf(const FinalChoices& choices, const PlayerId& player) {
    const auto found = std::ranges::find(choices.picks, player, &FactionPick::player);
    return found == choices.picks.end() ? std::nullopt : std::optional(found->faction);
}

} // namespace mentat
