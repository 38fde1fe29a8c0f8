#include "model/rounds/game.h"

#include <algorithm>

namespace mentat {

Seat seatOf(SeatNumber number, PlayerId player) {
    return {number, std::move(player), false, false, {}, false, {}};
}

bool hasResult(const Game& game) {
    return std::visit([&](const auto& own) { return own.hasResult(game.seats); }, game.part);
}

bool isBye(const Game& game) {
    return std::visit([&](const auto& own) { return own.isBye(game.seats); }, game.part);
}

std::optional<Side> playedSide(const Seat& seat) {
    return std::visit([](const auto& own) { return own.playedSide(); }, seat.part);
}

bool isCompleted(const Game& game) {
    return hasResult(game) && !game.isVoid;
}

bool isUnfinished(const Game& game) {
    return !hasResult(game) && !game.isVoid;
}

bool isUnchecked(const Game& game) {
    return isCompleted(game) && !game.checked && !isBye(game);
}

int startersOf(const Game& game) {
    return static_cast<int>(game.seats.size());
}

namespace {

template <class Part>
void forgetNewOf(Part& part, const Part& earlier) {
    std::visit(
        [&](auto& own) { own.forgetNew(std::get<std::remove_cvref_t<decltype(own)>>(earlier)); },
        part);
}

} // namespace

void forgetNew(SeatPart& part, const SeatPart& earlier) {
    forgetNewOf(part, earlier);
}

void forgetNew(GamePart& part, const GamePart& earlier) {
    forgetNewOf(part, earlier);
}

void playOn(Game& game) {
    std::visit([](auto& own) { own.playOn(); }, game.part);
}

void renameInPart(Game& game, const PlayerId& from, const PlayerId& to) {
    std::visit([&](auto& own) { own.rename(from, to); }, game.part);
}

bool isAwaitingVerdict(const Game& game) {
    return std::visit(
        [&](const auto& own) { return !game.isVoid && own.isAwaitingVerdict(game.seats); },
        game.part);
}

const Game* findGame(const std::vector<Game>& games, TableNumber table) {
    const auto found = std::ranges::find(games, table, &Game::table);
    return found == games.end() ? nullptr : &*found;
}

bool isAllRecorded(const std::vector<Game>& games) {
    return !games.empty() && std::ranges::none_of(games, isUnfinished);
}

} // namespace mentat
