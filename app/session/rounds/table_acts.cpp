#include "app/session/rounds/table_acts.h"

#include "app/session/rounds/draft_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

Result<Change> startHeat(const Event& event, HeatNumber number, const VenueTime& time) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    Edits edits(event);
    qint64 started = 0;
    const auto& games = (*heat)->games;
    for (size_t position = 0; position < games.size(); ++position) {
        if (whyNotToStart(games[position]))
            continue;
        Game game = games[position];
        game.start = time;
        edits.put(GameSlot{number, game.table}, Placed<Game>{position, game});
        ++started;
    }
    if (started == 0)
        return failure(FailureKind::NothingToStart, {qint64(number.value())});
    return Change{ChangeKind::HeatStarted, {qint64(number.value()), started}, edits.take(), {}, {}};
}

Result<Change> startTable(const Event& event, HeatNumber heat, TableNumber table,
                          const VenueTime& time) {
    auto game = gameIn(event, heat, table);
    if (!game)
        return tl::unexpected(game.error());
    if (const auto past = whyNotToStart(*game))
        return failure(*past, placeOf(heat, table));
    game->start = time;
    return changeGame(event, heat, *game, ChangeKind::GameStarted);
}

Result<Change> takeBackStart(const Event& event, HeatNumber heat, TableNumber table) {
    auto game = gameIn(event, heat, table);
    if (!game)
        return tl::unexpected(game.error());
    if (hasEndOrResult(*game))
        return failure(FailureKind::EndedAlready, placeOf(heat, table));
    if (!game->start)
        return failure(FailureKind::NotStarted, placeOf(heat, table));
    game->start.reset();
    return changeGame(event, heat, *game, ChangeKind::StartTakenBack);
}

Result<Change> toggleTableLock(const Event& event, HeatNumber heat, TableNumber table) {
    auto game = gameIn(event, heat, table);
    if (!game)
        return tl::unexpected(game.error());
    game->locked = !game->locked;
    return changeGame(event, heat, *game, ChangeKind::GameChanged);
}

Result<Change> addGame(const Event& event, HeatNumber number, const Game& game) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    if (findGame(**heat, game.table))
        return failure(FailureKind::TableExists, placeOf(number, game.table));
    for (const Seat& seat : game.seats) {
        if (!findPlayer(event, seat.player))
            return failure(FailureKind::UnknownPlayer, {seat.player.text()});
    }
    const auto& games = (*heat)->games;
    const auto before = std::count_if(games.begin(), games.end(),
                                      [&](const Game& other) { return other.table < game.table; });
    Edits edits(event);
    checkInSeated(edits, **heat, game);
    edits.put(GameSlot{number, game.table}, Placed<Game>{static_cast<size_t>(before), game});
    Change change{ChangeKind::GameAdded, placeOf(number, game.table), edits.take(), {}, {}};
    if (hasResult(game))
        change.settlesDraft = draftPlaceOf({number, game.table});
    return change;
}

Result<Change> addTable(const Event& event, HeatNumber number) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    int next = 1;
    for (const Game& game : (*heat)->games)
        next = std::max(next, game.table.value() + 1);
    Game game = blankGame(event);
    game.table = TableNumber(next);
    return addGame(event, number, game);
}

Result<Change> voidGame(const Event& event, HeatNumber heat, TableNumber table,
                        const QString& reason) {
    auto game = gameIn(event, heat, table);
    if (!game)
        return tl::unexpected(game.error());
    if (game->isVoid)
        return failure(FailureKind::VoidAlready, placeOf(heat, table));
    const QString why = reason.trimmed();
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    makeVoid(*game, why);
    return changeGame(event, heat, *game, ChangeKind::GameVoided);
}

Result<Change> removeGame(const Event& event, HeatNumber heat, TableNumber table) {
    const auto game = gameIn(event, heat, table);
    if (!game)
        return tl::unexpected(game.error());
    if (!game->seats.empty() || game->start || game->turns || hasEndOrResult(*game))
        return failure(FailureKind::GameNotEmpty, placeOf(heat, table));
    Edits edits(event);
    edits.put(GameSlot{heat, table}, std::nullopt);
    return Change{ChangeKind::GameRemoved, placeOf(heat, table), edits.take(), {}, {}};
}

} // namespace mentat
