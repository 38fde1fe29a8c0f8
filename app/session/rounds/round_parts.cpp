#include "app/session/rounds/round_parts.h"

#include "model/failure_kind.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

namespace mentat {

Result<const Heat*> heatIn(const Event& event, HeatNumber number) {
    const HeatsPlay* play = heatsPlay(event);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(number.value())});
    return heat;
}

Result<Game> gameIn(const Event& event, HeatNumber number, TableNumber table) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    const Game* game = findGame(**heat, table);
    if (!game)
        return failure(FailureKind::UnknownTable, placeOf(number, table));
    return *game;
}

Result<Game> gameIn(const Event& event, const GameAddress& place) {
    if (const auto heat = place.heat())
        return gameIn(event, *heat, place.table);
    if (const Game* game = gameAt(event, place))
        return *game;
    if (hasOnlyFinal(event) || !heatsPlay(event))
        return failure(FailureKind::NoFinal);
    return failure(FailureKind::UnknownStageTable,
                   {place.round.stage()->text(), qint64(place.table.value())});
}

Result<const HeatsPlay*> finalIn(const Event& event) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return failure(FailureKind::NoFinal);
    return play;
}

Result<Game> finalGameIn(const Event& event) {
    if (const auto play = finalIn(event); !play)
        return tl::unexpected(play.error());
    const Game* game = onlyFinalGame(event);
    return game ? *game : blankGame(event);
}

Result<Stage> finalStageIn(const Event& event) {
    const Stage* stage = finalStage(event);
    if (!stage)
        return failure(FailureKind::NoFinal);
    return *stage;
}

Result<AdvancedRound> roundIn(const Event& event, const RoundName& name) {
    if (!heatsPlay(event))
        return failure(FailureKind::NoFinal);
    auto round = heatsScoringOf(event).round(event, name);
    if (!round)
        return failure(FailureKind::UnknownStage, {name ? name->text() : QString(), QString()});
    return *std::move(round);
}

Values placeOf(HeatNumber heat, TableNumber table) {
    return {qint64(heat.value()), qint64(table.value())};
}

Values placeOf(const Event& event, const GameAddress& place) {
    if (const auto heat = place.heat())
        return placeOf(*heat, place.table);
    if (hasOnlyFinal(event))
        return {};
    return {place.round.stage()->text(), qint64(place.table.value())};
}

bool hasEndOrResult(const Game& game) {
    return game.end || hasResult(game);
}

bool hasBegun(const Game& game) {
    return game.start || hasEndOrResult(game);
}

std::optional<FailureKind> whyNotToStart(const Game& game) {
    if (game.isVoid)
        return FailureKind::VoidAlready;
    if (hasEndOrResult(game))
        return FailureKind::EndedAlready;
    return game.start ? std::optional(FailureKind::StartedAlready) : std::nullopt;
}

Result<Seat*> seatAt(Game& game, HeatNumber heat, SeatNumber number) {
    const auto found = std::find_if(game.seats.begin(), game.seats.end(),
                                    [&](const Seat& seat) { return seat.number == number; });
    if (found == game.seats.end()) {
        Values values = placeOf(heat, game.table);
        values.push_back(qint64(number.value()));
        return failure(FailureKind::UnknownSeat, std::move(values));
    }
    return &*found;
}

void clearTables(Edits& edits, const Heat& heat) {
    for (auto game = heat.games.rbegin(); game != heat.games.rend(); ++game)
        edits.put(GameSlot{heat.number, game->table}, std::nullopt);
}

void makeVoid(Game& game, const QString& reason) {
    const bool hasNote = game.note && !game.note->isEmpty();
    game.isVoid = true;
    game.note = hasNote ? QString(*game.note + u'\n' + reason) : reason;
}

void checkInSeated(Edits& edits, const Heat& heat, const Game& game) {
    auto entrants = heat.entrants;
    for (const Seat& seat : game.seats) {
        if (std::find(entrants.begin(), entrants.end(), seat.player) != entrants.end())
            continue;
        edits.put(EntrantSlot{heat.number, seat.player}, Attendance{false, entrants.size()});
        entrants.push_back(seat.player);
    }
}

} // namespace mentat
