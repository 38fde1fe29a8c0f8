#pragma once

#include "model/book.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/table_sizes.h"

namespace mentat {

// Plans an event by a ruleset: its heats by H1, its stages by H6 to H9.

/// What is expected before play.
struct PlanExpectation {
    std::vector<Count> players;     // in each heat
    std::optional<Count> field;     // distinct people; absent: see EventPlan::isFieldAssumed
    std::optional<Count> winners;   // players with enough wins, if entrants qualify by wins
    std::optional<Minutes> minutes; // of a game; absent: the measured lengths
    GameLengths lengths;
    // In order, as far as known; a round without a start follows the previous one.
    std::vector<std::optional<VenueTime>> heatStarts;
    std::vector<std::optional<VenueTime>> stageStarts;
    std::vector<std::optional<bool>> held; // H8: the GM's decisions about stages, as far as known
};

struct PlannedRound {
    int players = 0;
    std::vector<int> tables;         // the largest first; empty: there is no way (H1)
    int byes = 0;                    // H1, H8: players without a table
    std::vector<OtherGroups> others; // what is offered instead
    std::optional<qint64> minutes;   // of a game at these tables
    std::optional<VenueTime> start;

    /// The tables or, if there are none, those of the nearest smaller number, with players sitting
    /// out.
    [[nodiscard]] const std::vector<int>& counted() const;
    [[nodiscard]] int seated() const;
    /// Absent if the start or the length is unknown.
    [[nodiscard]] std::optional<VenueTime> end() const;
};

struct PlannedStage {
    Name name;
    bool held = false;
    int qualified = 0;  // by H6 or H7, before filling
    PlannedRound round; // empty if it is not held
    int goOn = 0;       // including byes; 0 for the final
    HeldBecause because = HeldBecause::Enough;
};

struct EventPlan {
    std::vector<PlannedRound> heats;
    int field = 0;
    bool isFieldAssumed = false;    // the largest heat: the least that is possible
    std::optional<int> winners;     // if entrants qualify by wins
    bool areWinnersAssumed = false; // the most that is possible: a winner for each table
    std::vector<PlannedStage> stages;
    /// Of all rounds; absent if the length of one is unknown.
    std::optional<qint64> tableMinutes;
    std::optional<qint64> playerMinutes;
};

/// Why there is no plan.
enum class PlanFaultKind {
    NoHeat,            // the number of people is missing
    NoNumber,          // the text is not a number of the right kind
    TooFew,            // for rounds of elimination
    TooMany,           // more than Mentat plans for: the maximum
    FieldTooSmall,     // the field, the most of any heat
    FieldTooLarge,     // the field, all of all heats
    WinnersAboveField, // the winners, the field
    NoWinnersWanted,   // the ruleset does not use wins
    AdvanceTooLarge,   // from each table; the smallest size
    NoSizes,           // the text is not a list of sizes
};
struct PlanFault {
    PlanFaultKind kind;
    QString typed{};
    int number = 0;
    int limit = 0;
    friend bool operator==(const PlanFault&, const PlanFault&) = default;
};

/// The most people in a heat, and heats in an event, that are planned for: each table is listed.
inline constexpr int greatestPlannedCrowd = 20'000;
inline constexpr int greatestPlannedHeats = 100;

/// H6: whether players enter the first stage by wins.
[[nodiscard]] bool entersByWins(const Ruleset& ruleset);
/// What is wrong with the numbers; absent if nothing is.
[[nodiscard]] std::optional<PlanFault> planFault(const Ruleset& ruleset,
                                                 const PlanExpectation& expected);
/// The expectation has no planFault().
[[nodiscard]] EventPlan eventPlan(const Ruleset& ruleset, const PlanExpectation& expected);

/// What the event itself says: who is checked in, when rounds begin, and how long games took in it
/// and in events of the same name.
[[nodiscard]] PlanExpectation expectedOf(const Book& book, const Event& event);

} // namespace mentat
