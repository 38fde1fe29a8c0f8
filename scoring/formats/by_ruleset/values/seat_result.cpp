#include "scoring/formats/by_ruleset/values/seat_result.h"

#include "model/formats/by_ruleset/results.h"

#include <algorithm>
#include <cstdlib>

namespace mentat {

namespace {

/// Of a table where everybody who stayed has a score.
SeatResult::TableScores scoresOf(const std::vector<SeatResult>& results, Scores scores) {
    std::optional<Decimal> best;
    qint64 sum = 0;
    for (const SeatResult& result : results) {
        if (!result.score)
            continue;
        if (!best || isBetterScore(*result.score, *best, scores))
            best = result.score;
        sum += result.score->thousandths();
    }
    return {*best, sum};
}

} // namespace

std::vector<SeatResult> resultsOf(const Game& game, Scores scores) {
    const std::vector<int> places = placesOf(game, scores);
    std::vector<SeatResult> results;
    results.reserve(game.seats.size());
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Seat& seat = game.seats[i];
        results.push_back(
            {.game = &game,
             .seat = &seat,
             .place = places[i],
             .sharing = static_cast<int>(std::ranges::count(places, places[i])),
             .tableSize = static_cast<int>(places.size()),
             .score = seat.dropout ? std::nullopt : std::get<RulesetSeat>(seat.part).score,
             .table = {}});
    }
    if (isScored(game)) {
        const SeatResult::TableScores table = scoresOf(results, scores);
        for (SeatResult& result : results)
            result.table = table;
    }
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

std::optional<qint64> behindFirst(const SeatResult& result) {
    if (!result.table || !result.score)
        return std::nullopt;
    return std::abs(result.table->best.thousandths() - result.score->thousandths());
}

} // namespace mentat
