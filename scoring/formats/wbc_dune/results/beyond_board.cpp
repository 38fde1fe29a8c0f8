#include "scoring/formats/wbc_dune/results/beyond_board.h"

#include "scoring/formats/wbc_dune/games/map.h"
#include "scoring/formats/wbc_dune/games/points.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr qint64 spiceOfATurn = 2 * 12; // two blows
constexpr qint64 spiceAtTheStart = 10;  // of a faction
constexpr qint64 minutesOver = 60;      // nobody plays on for an hour after the end

struct Kinds {
    BeyondKind alone;
    BeyondKind together;
};

/// Each seat above a limit that holds for all together; where none is, the greatest if the sum is.
void addShared(std::vector<BeyondBoard>& found, const std::vector<qint64>& values, qint64 limit,
               Kinds kinds) {
    qint64 sum = 0;
    const size_t before = found.size();
    for (size_t seat = 0; seat < values.size(); ++seat) {
        sum += values[seat];
        if (values[seat] > limit)
            found.push_back({kinds.alone, seat, values[seat], limit});
    }
    if (sum > limit && found.size() == before) {
        const auto greatest = std::ranges::max_element(values);
        found.push_back(
            {kinds.together, static_cast<size_t>(greatest - values.begin()), sum, limit});
    }
}

void addHeld(std::vector<BeyondBoard>& found, const Event& event, const Game& game, qint64 turns) {
    const MapLimits board = mapLimits(game, event.details);
    std::vector<qint64> points;
    std::vector<qint64> strongholds;
    for (const Seat& seat : game.seats) {
        const auto halves = performanceOf(seat, event.settings);
        points.push_back(halves ? halves->halves() : 0);
        // What somebody who left had held can have been taken since.
        strongholds.push_back(
            dune(seat).strongholds && !seat.dropout ? dune(seat).strongholds->value() : 0);
    }
    addShared(found, points, turns * board.greatestHalvesPerTurn(event.settings),
              {BeyondKind::Points, BeyondKind::PointsTogether});
    addShared(found, strongholds, board.strongholds(),
              {BeyondKind::Strongholds, BeyondKind::StrongholdsAtOnce});
}

void addCounted(std::vector<BeyondBoard>& found, const Game& game, qint64 turns) {
    const qint64 mostSpice
        = spiceOfATurn * turns + spiceAtTheStart * static_cast<qint64>(game.seats.size());
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Seat& seat = game.seats[i];
        if (dune(seat).tokens && dune(seat).tokens->value() > tokensOfAFaction)
            found.push_back({BeyondKind::Tokens, i, dune(seat).tokens->value(), tokensOfAFaction});
        if (dune(seat).spice && dune(seat).spice->value() > mostSpice)
            found.push_back({BeyondKind::Spice, i, dune(seat).spice->value(), mostSpice});
    }
}

void addMinutes(std::vector<BeyondBoard>& found, const Event& event, const GameAddress& place,
                const Game& game) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play || place.round.isAdvanced() || !game.start || !game.end)
        return;
    const Heat* heat = findHeat(*play, *place.heat());
    if (!heat)
        return;
    const qint64 limit = heat->details.minutes.value();
    const qint64 played = game.start->minutesTo(*game.end);
    if (played > limit + minutesOver)
        found.push_back({BeyondKind::Length, std::nullopt, played, limit});
}

} // namespace

std::vector<BeyondBoard> beyondBoard(const Event& event, const GameAddress& place,
                                     const Game& game) {
    std::vector<BeyondBoard> found;
    const qint64 turns = game.turns ? game.turns->value() : event.settings.turnLimit.value();
    addHeld(found, event, game, turns);
    addCounted(found, game, turns);
    addMinutes(found, event, place, game);
    return found;
}

std::optional<Rule> ruleOf(BeyondKind kind) {
    switch (kind) {
    case BeyondKind::Points:
    case BeyondKind::PointsTogether: return Rule::R10_21;
    case BeyondKind::Strongholds:
    case BeyondKind::StrongholdsAtOnce: return Rule::R10_22;
    case BeyondKind::Tokens: return Rule::R10_23;
    case BeyondKind::Spice:
    case BeyondKind::Length: break;
    }
    return std::nullopt;
}

} // namespace mentat
