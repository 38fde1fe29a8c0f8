#include "app/session/rounds/table_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {
namespace {

/// If it fails, adds the table's address to the failure.
tl::unexpected<Failure> refused(const Event& event, const GameAddress& place, FailureKind kind) {
    return failure(kind, placeOf(event, place));
}

Result<Game> voidGameIn(const Event& event, const GameAddress& place) {
    auto game = gameIn(event, place);
    if (game && !game->isVoid)
        return refused(event, place, FailureKind::NotVoid);
    return game;
}

/// One more than the last number.
TableNumber nextTable(const Event& event, const RoundId& round) {
    const auto* games = gamesOf(*heatsPlay(event), round);
    int last = 0;
    for (const Game& game : games ? *games : std::vector<Game>())
        last = std::max(last, game.table.value());
    return TableNumber(last + 1);
}

/// Why the game cannot be added there, if so.
std::optional<Failure> whyNotToAdd(const Event& event, const RoundId& round, const Game& game) {
    if (const auto heat = round.heat()) {
        if (const auto known = heatIn(event, *heat); !known)
            return known.error();
    } else if (const auto known = roundIn(event, *round.stage()); !known) {
        return known.error();
    }
    if (gameAt(event, {round, game.table}))
        return Failure{FailureKind::TableExists, placeOf(event, {round, game.table}), {}};
    for (const Seat& seat : game.seats) {
        if (!findPlayer(event, seat.player))
            return Failure{FailureKind::UnknownPlayer, {seat.player.text()}, {}};
    }
    return std::nullopt;
}

} // namespace

Result<Change> startTable(const Event& event, const GameAddress& place, const VenueTime& time) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (const auto reason = whyNotToStart(*game))
        return refused(event, place, *reason);
    game->start = time;
    return changeGame(event, place.round, *game, ChangeKind::GameStarted);
}

Result<Change> takeBackStart(const Event& event, const GameAddress& place) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (hasEndOrResult(*game))
        return refused(event, place, FailureKind::EndedAlready);
    if (!game->start)
        return refused(event, place, FailureKind::NotStarted);
    game->start.reset();
    return changeGame(event, place.round, *game, ChangeKind::StartTakenBack);
}

Result<Change> endGame(const Event& event, const GameAddress& place, const VenueTime& time) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (game->isVoid)
        return refused(event, place, FailureKind::VoidAlready);
    if (game->end)
        return refused(event, place, FailureKind::EndedAlready);
    game->end = time;
    return changeGame(event, place.round, *game, ChangeKind::GameEnded);
}

Result<Change> takeBackEnd(const Event& event, const GameAddress& place) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (!game->end || hasResult(*game))
        return refused(event, place, FailureKind::NotEnded);
    if (isAwaitingVerdict(*game))
        playOn(*game); // it no longer waits for a verdict
    game->end.reset();
    return changeGame(event, place.round, *game, ChangeKind::EndTakenBack);
}

Result<Change> toggleTableLock(const Event& event, const GameAddress& place) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    game->locked = !game->locked;
    return changeGame(event, place.round, *game, ChangeKind::GameChanged);
}

Result<Change> drawSeats(const Event& event, const GameAddress& place,
                         const std::vector<PlayerId>& players) {
    const auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (hasEndOrResult(*game))
        return refused(event, place, FailureKind::EndedAlready);
    if (!std::ranges::is_permutation(game->seats, players, {}, &Seat::player))
        return refused(event, place, FailureKind::OthersSitThere);
    Game after = *game;
    after.seats.clear();
    for (const PlayerId& player : players) {
        Seat seat = *std::ranges::find(game->seats, player, &Seat::player);
        seat.number = SeatNumber(static_cast<int>(after.seats.size()) + 1);
        after.seats.push_back(std::move(seat));
    }
    return changeGame(event, place.round, after, ChangeKind::SeatsDrawn);
}

Result<Change> addGame(const Event& event, const RoundId& round, const Game& game) {
    if (const auto reason = whyNotToAdd(event, round, game))
        return tl::unexpected(*reason);
    const GameAddress place{round, game.table};
    Edits edits(event);
    if (const auto heat = round.heat())
        checkInSeated(edits, **heatIn(event, *heat), game);
    else
        edits.put(StageSlot{*round.stage()}, stageAt(event, *round.stage()));
    edits.put(GameSlot{round, game.table}, AtPosition<Game>{positionOf(event, place), game});
    Change change{ChangeKind::GameAdded, placeOf(event, place), edits.take(), {}, {}};
    if (hasResult(game))
        change.settlesDraft = draftPlaceOf(place);
    return change;
}

Result<Change> addTable(const Event& event, const RoundId& round) {
    if (!heatsPlay(event))
        return failure(FailureKind::NoFinal);
    Game game = blankGame(event);
    game.table = nextTable(event, round);
    return addGame(event, round, game);
}

Result<Change> removeGame(const Event& event, const GameAddress& place) {
    const auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (!game->seats.empty() || game->start || game->turns || hasEndOrResult(*game))
        return refused(event, place, FailureKind::GameNotEmpty);
    return oneEdit(ChangeKind::GameRemoved, placeOf(event, place), event,
                   GameSlot{place.round, place.table}, std::nullopt);
}

Result<Change> voidGame(const Event& event, const GameAddress& place, const QString& reason) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (game->isVoid)
        return refused(event, place, FailureKind::VoidAlready);
    const QString why = reason.trimmed();
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    makeVoid(*game, why);
    auto change = changeGame(event, place.round, *game, ChangeKind::GameVoided);
    if (change)
        change->operands.emplace_back(why);
    return change;
}

Result<Change> countGame(const Event& event, const GameAddress& place) {
    auto game = voidGameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    game->isVoid = false;
    return changeGame(event, place.round, *game, ChangeKind::GameCounts);
}

Result<Change> playAgain(const Event& event, const GameAddress& place) {
    const auto before = voidGameIn(event, place);
    if (!before)
        return tl::unexpected(before.error());
    Game game = blankGame(event);
    game.table = nextTable(event, place.round);
    for (const Seat& seat : before->seats)
        game.seats.push_back(blankSeat(event, seat.number, seat.player));
    return addGame(event, place.round, game);
}

Result<Change> changeGame(const Event& event, const RoundId& round, const Game& game,
                          ChangeKind kind) {
    const GameAddress place{round, game.table};
    const auto known = gameIn(event, place);
    // The final's table is created with its first fact.
    if (!known && !(round.isAdvanced() && hasOnlyFinal(event)))
        return tl::unexpected(known.error());
    const GameSlot slot{round, game.table};
    const auto before = valueAt(event, slot);
    Change change = oneEdit(kind, placeOf(event, place), event, slot,
                            AtPosition<Game>{before ? before->position : 0, game});
    if (kind == ChangeKind::ResultRecorded)
        change.settlesDraft = draftPlaceOf(place);
    return change;
}

} // namespace mentat
