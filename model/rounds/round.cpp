#include "model/rounds/round.h"

namespace mentat {

GameAddress finalAddress(const Event& event) {
    const Game* game = onlyFinalGame(event);
    return {finalName(), game ? game->table : TableNumber(1)};
}

Values placeOf(const Event& event, const GameAddress& place) {
    if (place.round.isAdvanced() && hasOnlyFinal(event))
        return {operandOf(place.round), QString()};
    return {operandOf(place.round), qint64(place.table.value())};
}

const Game* gameAt(const Event& event, const GameAddress& place) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return nullptr;
    const auto* games = gamesOf(*play, place.round);
    return games ? findGame(*games, place.table) : nullptr;
}

const Heat* Round::heat() const {
    const auto* entry = std::get_if<CheckIn>(&m_entry);
    return entry ? entry->heat : nullptr;
}

const PlayedStage* Round::stage() const {
    const auto* entry = std::get_if<LineUp>(&m_entry);
    return entry ? entry->stage : nullptr;
}

RoundId Round::id() const {
    return heat() ? RoundId(heat()->number) : RoundId(stage()->name);
}

const std::vector<Game>& Round::games() const {
    return heat() ? heat()->games : stage()->games;
}

const std::optional<VenueTime>& Round::start() const {
    return heat() ? heat()->details.start : stage()->details.start;
}

const std::optional<QString>& Round::location() const {
    return heat() ? heat()->details.location : stage()->details.location;
}

std::optional<Round> findRound(const Event& event, const RoundId& id) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return std::nullopt;
    if (const auto number = id.heat()) {
        const Heat* heat = findHeat(*play, *number);
        return heat ? std::optional<Round>(*heat) : std::nullopt;
    }
    const PlayedStage* stage = findStage(*play, *id.stage());
    return stage ? std::optional<Round>(*stage) : std::nullopt;
}

std::vector<Round> roundsOf(const Event& event) {
    std::vector<Round> rounds;
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return rounds;
    rounds.assign(play->heats.begin(), play->heats.end());
    rounds.insert(rounds.end(), play->stages.begin(), play->stages.end());
    return rounds;
}

std::vector<RoundId> plannedRounds(const Event& event) {
    std::vector<RoundId> rounds;
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return rounds;
    for (const Heat& heat : play->heats)
        rounds.emplace_back(heat.number);
    for (Name& name : advancedRounds(event))
        rounds.emplace_back(std::move(name));
    return rounds;
}

std::vector<Heat> heatsNextYear(const std::vector<Heat>& last, const YearShift& shift) {
    std::vector<Heat> next;
    for (const Heat& heat : last) {
        HeatDetails details = heat.details;
        details.start = shift(details.start);
        details.canceled.reset();
        next.push_back({heat.number, std::move(details), {}, {}, {}, {}});
    }
    return next;
}

void planNextYear(Stage& next, const Stage& last, const YearShift& shift) {
    next.start = shift(last.start);
    next.minutes = last.minutes;
    next.location = last.location;
    next.deadline = shift(last.deadline);
}

} // namespace mentat
