#include "model/dune/dune_play.h"

#include "model/dune/dune_slots.h"

namespace mentat {

DunePlay::DunePlay() {
    stages.push_back({finalName(), {}, {}});
}

const Game* DunePlay::finalGame() const {
    const auto& games = stages.front().games;
    return games.empty() ? nullptr : &games.front();
}

Game* DunePlay::finalGame() {
    auto& games = stages.front().games;
    return games.empty() ? nullptr : &games.front();
}

void DunePlay::setFinalGame(std::optional<Game> game) {
    auto& games = stages.front().games;
    games.clear();
    if (game)
        games.push_back(*std::move(game));
}

std::optional<FinalChoices> valueAt(const Event& event, FinalChoicesSlot) {
    return std::get<DunePlay>(event.play).choices;
}

void put(Event& event, FinalChoicesSlot, const std::optional<FinalChoices>& value) {
    std::get<DunePlay>(event.play).choices = value.value_or(FinalChoices{});
}

} // namespace mentat
