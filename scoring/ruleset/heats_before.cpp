#include "scoring/ruleset/heats_before.h"

#include "scoring/ruleset/ruleset_standings.h"

#include <algorithm>

namespace mentat {
namespace {

/// H4: wins are shared by at most twelve, so that each is a whole number of these parts: the least
/// that 1 to 12 all divide.
constexpr qint64 partsOfAWin = 27'720;

/// The event as it was when only the heats of a lower number were over.
Event before(Event event, HeatNumber heat) {
    auto& play = std::get<RulesetPlay>(event.play);
    std::erase_if(play.heats, [&](const Heat& other) { return other.number >= heat; });
    play.stages.clear();
    return event;
}

/// `wins` by `sharedWin`, whatever `count` says, byes too.
std::vector<qint64> recordsOf(const RulesetField& field, const std::vector<PlayerId>& entrants,
                              qint64 unit) {
    std::vector<qint64> records;
    for (const PlayerId& entrant : entrants) {
        const auto games = field.gamesOf(field.positionOf(entrant));
        const auto parts = winsIn(games, field.ruleset().sharedWin).times(unit);
        Q_ASSERT(parts);
        records.push_back(parts.value_or(0));
    }
    return records;
}

std::vector<ByeCandidate> candidatesOf(const RulesetField& field,
                                       const std::vector<PlayerId>& entrants) {
    const RulesetRanking ranking = rulesetRanking(field);
    std::vector<std::optional<int>> ranks(field.playerCount());
    for (size_t row = 0; row < ranking.players.size(); ++row)
        ranks[ranking.players[row]] = ranking.standings.ranked[row].rank->value();
    std::vector<ByeCandidate> candidates;
    for (const PlayerId& entrant : entrants) {
        const size_t player = field.positionOf(entrant);
        const auto isBye = [](const SeatResult& result) { return result.tableSize == 1; };
        candidates.push_back(
            {static_cast<int>(std::ranges::count_if(field.gamesOf(player), isBye)), ranks[player]});
    }
    return candidates;
}

} // namespace

HeatsBefore rulesetHeatsBefore(const Event& event, HeatNumber heat,
                               const std::vector<PlayerId>& entrants) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    if (ruleset.pairing == Pairing::Chance && !ruleset.byes)
        return {};
    const Event earlier = before(event, heat);
    const RulesetField field(earlier);
    HeatsBefore said;
    if (ruleset.pairing == Pairing::Record && !field.play().heats.empty()) {
        said.unit = ruleset.sharedWin == SharedWin::Share ? partsOfAWin : 1;
        said.records = recordsOf(field, entrants, said.unit);
    }
    if (ruleset.byes)
        said.byes = candidatesOf(field, entrants);
    return said;
}

} // namespace mentat
