#include "scoring/player_summary.h"

#include "model/rounds/round.h"
#include "scoring/scoring_kind.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mentat {

namespace {

using TimesMet = std::map<PlayerId, int>;

void countTogether(const std::vector<Game>& games, const PlayerId& player, TimesMet& times) {
    for (const Game& game : games) {
        const bool isThere = std::ranges::any_of(
            game.seats, [&](const Seat& seat) { return seat.player == player; });
        if (game.isVoid || !isThere)
            continue;
        for (const Seat& seat : game.seats) {
            if (seat.player != player)
                ++times[seat.player];
        }
    }
}

} // namespace

std::vector<MetPlayer> metPlayers(const Event& event, const PlayerId& player) {
    std::vector<MetPlayer> met;
    TimesMet times;
    for (const Round& round : roundsOf(event))
        countTogether(round.games(), player, times);
    for (const Player& other : event.players) {
        if (const auto found = times.find(other.id); found != times.end())
            met.push_back({other.id, found->second});
    }
    std::ranges::stable_sort(met, std::greater(), &MetPlayer::times);
    return met;
}

PlayerSummary summaryOf(const Event& event, const PlayerRecord& record,
                        const Standings& standings) {
    PlayerSummary summary{.record = record,
                          .standing = {},
                          .ranked = static_cast<int>(standings.ranked.size()),
                          .met = metPlayers(event, record.player)};
    for (const auto* rows : {&standings.ranked, &standings.disqualified}) {
        const auto row = std::ranges::find(*rows, record.player, &Standing::player);
        if (row != rows->end())
            summary.standing = *row;
    }
    return summary;
}

std::optional<PlayerSummary> playerSummary(const Event& event, const PlayerId& player) {
    const ScoringKind& scoring = kindOf<ScoringKind>(event);
    const std::vector<PlayerRecord> records = scoring.records(event);
    const auto record = std::ranges::find(records, player, &PlayerRecord::player);
    if (record == records.end())
        return std::nullopt;
    return summaryOf(event, *record, scoring.standings ? scoring.standings(event) : Standings());
}

} // namespace mentat
