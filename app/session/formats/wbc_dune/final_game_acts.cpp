#include "app/session/formats/wbc_dune/final_game_acts.h"

#include "app/session/acts.h"
#include "app/session/formats/wbc_dune/dune_session.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/formats/wbc_dune/final/final_game.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<const DunePlay*> playIn(const Event& event) {
    const auto* play = std::get_if<DunePlay>(&event.play);
    if (!play)
        return failure(FailureKind::NoFinal);
    return play;
}

/// The place that failures and the journal name.
Values inFinal(const Event& event) {
    return placeOf(event, finalAddress(event));
}

Seat* seatAt(Game& game, const PlayerId& player) {
    const auto found = std::ranges::find(game.seats, player, &Seat::player);
    return found == game.seats.end() ? nullptr : &*found;
}

/// What was decided about the final before play, and the game that follows from it as long as
/// nobody plays.
Change beforePlay(const Event& event, const DunePlay& play, const FinalChoices& choices,
                  ChangeKind kind, Values operands) {
    Edits edits(event);
    edits.put(FinalChoicesSlot{}, choices);
    if (const Game* known = play.finalGame(); known && !hasFinalBegun(*known)) {
        Game game = *known;
        if (choices.expansionVotes != play.choices.expansionVotes) {
            game.expansion
                = expansionVote(finalistsOf(event), choices.expansionVotes).value_or(false);
        }
        if (choices.picks != play.choices.picks) {
            for (Seat& seat : game.seats)
                dune(seat).faction = pickOf(choices, seat.player);
        }
        edits.put(GameSlot{finalName(), game.table}, Placed<Game>{0, game});
    }
    return {kind, std::move(operands), edits.take(), {}, {}};
}

/// Why the faction cannot be picked; nothing where it can.
std::optional<Failure> notToPick(const Event& event, const DunePlay& play, const PlayerId& player,
                                 Faction faction) {
    const auto& picks = play.choices.picks;
    const auto holder = std::ranges::find(picks, faction, &FactionPick::faction);
    if (holder != picks.end() && holder->player != player)
        return Failure{FailureKind::FactionTaken, {faction, playerName(event, holder->player)}, {}};
    const bool withExpansion = finalState(event).withExpansion;
    const auto pool = pickingOf({}, {}, event.details.sets, withExpansion).left;
    if (std::ranges::find(pool, faction) == pool.end())
        return Failure{FailureKind::FactionNotPlayed, {faction}, {}};
    return std::nullopt;
}

Game seated(const Event& event, const DunePlay& play) {
    if (const Game* game = play.finalGame())
        return *game;
    Game game;
    game.expansion = finalState(event).withExpansion;
    return game;
}

} // namespace

Result<Change> voteOnExpansion(const Event& event, const PlayerId& player,
                               std::optional<bool> inFavour) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    FinalChoices choices = (*play)->choices;
    const auto known = std::ranges::find(choices.expansionVotes, player, &ExpansionVote::player);
    Values operands{playerName(event, player)};
    if (!inFavour) {
        std::erase_if(choices.expansionVotes,
                      [&](const ExpansionVote& vote) { return vote.player == player; });
    } else {
        operands.push_back(*inFavour ? u"for"_s : u"against"_s);
        if (known != choices.expansionVotes.end())
            known->inFavour = *inFavour;
        else
            choices.expansionVotes.push_back({player, *inFavour});
    }
    return beforePlay(event, **play, choices, ChangeKind::ExpansionVoted, std::move(operands));
}

Result<Change> pickFaction(const Event& event, const PlayerId& player, Faction faction) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    if (const auto reason = notToPick(event, **play, player, faction))
        return tl::unexpected(*reason);
    FinalChoices choices = (*play)->choices;
    const auto known = std::ranges::find(choices.picks, player, &FactionPick::player);
    if (known != choices.picks.end())
        known->faction = faction;
    else
        choices.picks.push_back({player, faction});
    return beforePlay(event, **play, choices, ChangeKind::FactionPicked,
                      {playerName(event, player), faction});
}

Result<Change> takeBackLastPick(const Event& event) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    FinalChoices choices = (*play)->choices;
    if (choices.picks.empty())
        return failure(FailureKind::NothingPicked);
    const PlayerId player = choices.picks.back().player;
    choices.picks.pop_back();
    return beforePlay(event, **play, choices, ChangeKind::FactionPicked,
                      {playerName(event, player)});
}

Result<Change> tradeInFinal(const Event& event, const PlayerId& player, Faction faction) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    if (!event.settings.finalTrades)
        return failure(FailureKind::TradesOff);
    Game game = seated(event, **play);
    if (hasFinalBegun(game))
        return failure(FailureKind::StartedAlready, inFinal(event));
    Seat* one = seatAt(game, player);
    if (!one)
        return failure(FailureKind::NobodySits, inFinal(event));
    if (!dune(*one).faction)
        return failure(FailureKind::NoFaction, {playerName(event, player)});
    const auto other = std::ranges::find(game.seats, faction, playedFaction);
    if (other == game.seats.end())
        return failure(FailureKind::FactionNotPlayed, {faction});
    std::swap(dune(*one).faction, dune(*other).faction);
    Values operands = inFinal(event);
    operands.emplace_back(playerName(event, player));
    operands.emplace_back(playerName(event, other->player));
    return oneEdit(ChangeKind::FactionsTraded, std::move(operands), event,
                   GameSlot{finalName(), game.table}, std::optional(Placed<Game>{0, game}));
}

Result<Change> drawFinalSeats(const Event& event, qint64 seed) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    Game game = seated(event, **play);
    if (hasFinalBegun(game))
        return failure(FailureKind::StartedAlready, inFinal(event));
    std::vector<PlayerId> order = finalistsOf(event);
    DrawSource(seed).shuffle(order);
    std::vector<Seat> seats;
    for (const PlayerId& player : order) {
        const SeatNumber number(static_cast<int>(seats.size()) + 1);
        const Seat* known = seatAt(game, player);
        seats.push_back(known ? *known : seatOf(number, player));
        seats.back().number = number;
        if (!known)
            dune(seats.back()).faction = pickOf((*play)->choices, player);
    }
    game.seats = std::move(seats);
    return changeGame(event, finalName(), game, ChangeKind::SeatsDrawn);
}

Result<Change> seatFinalist(const Event& event, const PlayerId& player, SeatNumber number) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    Game game = seated(event, **play);
    if (hasFinalBegun(game))
        return failure(FailureKind::StartedAlready, inFinal(event));
    const Seat* known = seatAt(game, player);
    const auto free = known ? std::optional(known->number) : std::nullopt;
    const auto there = std::ranges::find(game.seats, number, &Seat::number);
    if (there != game.seats.end() && there->player != player) {
        if (free)
            there->number = *free;
        else
            game.seats.erase(there);
    }
    if (Seat* seat = seatAt(game, player)) {
        seat->number = number;
    } else {
        game.seats.push_back(seatOf(number, player));
        dune(game.seats.back()).faction = pickOf((*play)->choices, player);
    }
    std::ranges::sort(game.seats, {}, &Seat::number);
    return changeGame(event, finalName(), game, ChangeKind::SeatsDrawn);
}

Result<Change> waiveFinalClock(const Event& event, bool waived) {
    if (!heatsPlay(event))
        return failure(FailureKind::NoFinal);
    Settings settings = event.settings;
    settings.finalClockWaived = waived;
    return oneEdit(waived ? ChangeKind::FinalClockWaived : ChangeKind::FinalClockKept, {}, event,
                   SettingsSlot{}, settings);
}

} // namespace mentat
