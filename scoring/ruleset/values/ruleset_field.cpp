#include "scoring/ruleset/values/ruleset_field.h"

#include "model/ruleset/results.h"
#include "scoring/heats/disqualified_players.h"

#include <algorithm>
#include <cstdlib>

namespace mentat {
namespace {

constexpr qint64 wholeScore = 1000; // 1, in thousandths

/// The best known score apart from the player's own; absent if there is none.
std::optional<Decimal> bestScore(const std::vector<SeatResult>& results, Scores scores,
                                 const Seat* butOf) {
    std::optional<Decimal> best;
    for (const SeatResult& result : results) {
        if (result.seat == butOf || !result.score)
            continue;
        if (!best || isBetterScore(*result.score, *best, scores))
            best = result.score;
    }
    return best;
}

/// For a table where everyone who stayed has a score.
void addTableScores(std::vector<SeatResult>& results, Scores scores) {
    const Decimal best = *bestScore(results, scores, nullptr);
    qint64 sum = 0;
    for (const SeatResult& result : results)
        sum += result.score ? result.score->thousandths() : 0;
    for (SeatResult& result : results)
        result.table = {best, sum, bestScore(results, scores, result.seat)};
}

} // namespace

std::vector<SeatResult> resultsOf(const Game& game, Scores scores) {
    const std::vector<int> places = placesOf(game, scores);
    const auto stayed = static_cast<int>(
        std::ranges::count_if(game.seats, [](const Seat& seat) { return !seat.dropout; }));
    std::vector<SeatResult> results;
    results.reserve(game.seats.size());
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Seat& seat = game.seats[i];
        const bool isScoreKnown = !seat.dropout && game.seats.size() > 1;
        results.push_back(
            {.game = &game,
             .seat = &seat,
             .place = places[i],
             .sharing = static_cast<int>(std::ranges::count(places, places[i])),
             .tableSize = static_cast<int>(places.size()),
             .stayed = stayed,
             .score = isScoreKnown ? std::get<RulesetSeat>(seat.part).score : std::nullopt,
             .table = {}});
    }
    if (isScored(game))
        addTableScores(results, scores);
    return results;
}

Exact shareOfScores(const SeatResult& result) {
    if (!result.table || !result.score || result.table->sum <= 0)
        return Exact();
    return {result.score->thousandths(), result.table->sum};
}

Exact scoreOfFirst(const SeatResult& result, Scores scores) {
    if (!result.table || !result.score)
        return Exact();
    const qint64 own = result.score->thousandths();
    const qint64 best = result.table->best.thousandths();
    const qint64 divisor = scores == Scores::Low ? own : best;
    if (divisor <= 0)
        return Exact();
    return {scores == Scores::Low ? best : own, divisor};
}

Exact scoreOfOthers(const SeatResult& result, Scores scores) {
    if (!result.table || !result.score)
        return Exact();
    if (!result.table->bestOfOthers)
        return Exact(1);
    const qint64 own = result.score->thousandths();
    const qint64 best = result.table->bestOfOthers->thousandths();
    const qint64 divisor = scores == Scores::Low ? own : best;
    return {scores == Scores::Low ? best : own, divisor > 0 ? divisor : wholeScore};
}

std::optional<qint64> marginOf(const SeatResult& result, Scores scores) {
    if (!result.table || !result.score || !result.table->bestOfOthers)
        return std::nullopt;
    const qint64 ahead = result.score->thousandths() - result.table->bestOfOthers->thousandths();
    return scores == Scores::Low ? -ahead : ahead;
}

std::optional<qint64> behindFirst(const SeatResult& result) {
    if (!result.table || !result.score)
        return std::nullopt;
    return std::abs(result.table->best.thousandths() - result.score->thousandths());
}

RulesetField::RulesetField(const Event& event)
    : m_event(event)
    , m_play(std::get<RulesetPlay>(event.play)) {
    m_positions.reserve(static_cast<qsizetype>(event.players.size()));
    for (size_t i = 0; i < event.players.size(); ++i)
        m_positions.insert(event.players[i].id.text(), i);
    m_games.resize(event.players.size());
    collectGames();
    const DisqualifiedPlayers disqualified(event);
    for (size_t i = 0; i < event.players.size(); ++i)
        m_isDisqualified.push_back(disqualified.contains(i));
}

size_t RulesetField::positionOf(const PlayerId& player) const {
    const auto found = m_positions.constFind(player.text());
    Q_ASSERT(found != m_positions.constEnd());
    return *found;
}

void RulesetField::collectGames() {
    std::vector<const Heat*> heats;
    for (const Heat& heat : m_play.heats)
        heats.push_back(&heat);
    std::ranges::sort(heats, {}, &Heat::number);
    for (const Heat* heat : heats) {
        for (const Game& game : heat->games) {
            if (game.isVoid || !isComplete(game.seats))
                continue;
            for (const SeatResult& result : resultsOf(game, m_play.ruleset.score))
                m_games[positionOf(result.seat->player)].push_back(result);
        }
    }
}

size_t RulesetField::participants() const {
    return static_cast<size_t>(
        std::ranges::count_if(m_games, [](const auto& games) { return !games.empty(); }));
}

} // namespace mentat
