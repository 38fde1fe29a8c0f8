#pragma once

#include "model/event.h"
#include "scoring/ranking/exact.h"
#include "scoring/ruleset/values/ruleset_field.h"
#include "scoring/statistics/figure.h"

#include <map>
#include <span>

namespace mentat {

// An event by a ruleset in numbers, over the complete heat games that are not void; the stages are
// separate.

struct RulesetGameFigures {
    int games = 0;
    int playerStarts = 0; // dropouts counted
    GameMean minutes;
    qint64 playerMinutes = 0; // sum over the players of games with a known time

    void add(const Game& game);
};

struct RulesetHeatFigures {
    HeatNumber heat;
    int entrants = 0;
    int unfinished = 0; // void ones aside
    int voided = 0;
    RulesetGameFigures complete;
};

/// Results of a seat, or of something that was played.
struct ResultFigures {
    int games = 0;
    int firsts = 0; // games with the first place, including shared ones
    Exact wins;     // by `sharedWin`
    qint64 places = 0;
    qint64 scores = 0; // in thousandths, known scores only
    int scored = 0;

    void add(const SeatResult& result, SharedWin shared);

    // Exact; requires a game.
    [[nodiscard]] Exact winRate() const;
    [[nodiscard]] Exact meanPlace() const { return {places, games}; }
    /// Absent if no score is known.
    [[nodiscard]] std::optional<Exact> meanScore() const;
    /// Confidence interval of the share of first places.
    [[nodiscard]] Interval firstsInterval() const { return wilsonInterval(firsts, games); }
};

/// Tables of one size, and the results of each seat.
struct RulesetSizeFigures {
    int players = 0;
    RulesetGameFigures complete;
    std::map<int, ResultFigures> seats; // by seat number
};

struct LabelFigures {
    QString label;
    ResultFigures results;
};

/// A score with its player; of several equal ones the first by heat and table.
struct RecordScore {
    Decimal score;
    PlayerId player;
    HeatNumber heat;
    TableNumber table;
};

struct ScoreFigures {
    int known = 0;
    int unknown = 0;
    qint64 sum = 0; // in thousandths
    std::optional<RecordScore> best;
    std::optional<RecordScore> worst;
    /// The table's best score minus the next best, in thousandths, over the scored tables where two
    /// stayed.
    GameMean margin;
};

struct RulesetStageFigures {
    Name stage;
    RulesetGameFigures complete;
};

struct RulesetFigures {
    int registered = 0;
    int players = 0; // the field (H3)
    int dropouts = 0;
    /// Number of players by complete games, starting at one: [0] is players with one.
    std::vector<int> byHeatsPlayed;
    RulesetGameFigures heatGames;
    std::vector<RulesetHeatFigures> heats;   // lowest number first
    std::vector<RulesetSizeFigures> sizes;   // sizes that were played, largest first
    std::map<int, ResultFigures> seats;      // over all sizes
    std::vector<LabelFigures> labels;        // the ruleset's in order, then others by name
    ResultFigures withoutLabel;              // of seats whose label is unknown
    ScoreFigures scores;                     // of players who stayed to the end
    std::vector<RulesetStageFigures> stages; // those with a complete game
};

/// The event has no H10 error.
[[nodiscard]] RulesetFigures rulesetFigures(const Event& event);
/// For charts, next to earlier events of the kind.
[[nodiscard]] std::vector<Figure> rulesetCharts(const Event& event,
                                                std::span<const Event* const> earlier);

} // namespace mentat
