#pragma once

#include "model/event.h"
#include "scoring/ranking/exact.h"
#include "scoring/ruleset/values/ruleset_field.h"
#include "scoring/statistics/figure.h"

#include <map>
#include <span>

namespace mentat {

// An event by a ruleset in numbers. All are over the complete games of the heats that are not void;
// the stages stand apart.

struct RulesetGameFigures {
    int games = 0;
    int playerStarts = 0; // dropouts counted
    GameMean minutes;
    qint64 playerMinutes = 0; // of the games whose time is known, each player's

    void add(const Game& game);
};

struct RulesetHeatFigures {
    HeatNumber heat;
    int entrants = 0;
    int unfinished = 0; // void ones aside
    int voided = 0;
    RulesetGameFigures complete;
};

/// What came of a seat or of what somebody played.
struct ResultFigures {
    int games = 0;
    int firsts = 0; // games with the first place, shared ones too
    Exact wins;     // by `sharedWin`
    qint64 places = 0;
    qint64 scores = 0; // in thousandths, of the known ones
    int scored = 0;

    void add(const SeatResult& result, SharedWin shared);

    // Exact; there is a game.
    [[nodiscard]] Exact winRate() const;
    [[nodiscard]] Exact meanPlace() const { return {places, games}; }
    /// Absent where no score is known.
    [[nodiscard]] std::optional<Exact> meanScore() const;
    /// Where the true share of first places lies by so few games.
    [[nodiscard]] Interval firstsInterval() const { return wilsonInterval(firsts, games); }
};

/// Tables of one size, and how each seat of it did.
struct RulesetSizeFigures {
    int players = 0;
    RulesetGameFigures complete;
    std::map<int, ResultFigures> seats; // by seat number
};

struct LabelFigures {
    QString label;
    ResultFigures results;
};

/// A score and who had it; of several equal ones the first, by heat and table.
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
    /// How far the best of a table was before the next best, in thousandths, over the scored tables
    /// at which two stayed.
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
    /// How many of the players have one complete game, two, …: the first is of one.
    std::vector<int> byHeatsPlayed;
    RulesetGameFigures heatGames;
    std::vector<RulesetHeatFigures> heats;   // lowest number first
    std::vector<RulesetSizeFigures> sizes;   // the largest first; those that were played
    std::map<int, ResultFigures> seats;      // over all sizes
    std::vector<LabelFigures> labels;        // the ruleset's in its order, then others by name
    ResultFigures withoutLabel;              // of seats of which it is not known
    ScoreFigures scores;                     // of who stayed to the end
    std::vector<RulesetStageFigures> stages; // that have a complete game
};

/// The event has no error of H10.
[[nodiscard]] RulesetFigures rulesetFigures(const Event& event);
/// As charts show it, beside the earlier events of the kind.
[[nodiscard]] std::vector<Figure> rulesetCharts(const Event& event,
                                                std::span<const Event* const> earlier);

} // namespace mentat
