#pragma once

#include "model/book.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/table_sizes.h"

namespace mentat {

// What an event by a ruleset would be like: its heats by H1, its stages by H6 to H9.

/// What is expected before it is played.
struct PlanExpectation {
    std::vector<Count> players;     // in each heat
    std::optional<Count> field;     // distinct people; absent: see EventPlan::isFieldAssumed
    std::optional<Count> winners;   // whose wins are enough, where entrants go by wins
    std::optional<Minutes> minutes; // of a game; absent: as games have taken
    GameLengths lengths;
    // In their order, as far as known; a round without a start follows the one before.
    std::vector<std::optional<VenueTime>> heatStarts;
    std::vector<std::optional<VenueTime>> stageStarts;
    std::vector<std::optional<bool>> held; // H8: the GM's word for the stages, as far as known
};

struct PlannedRound {
    int players = 0;
    std::vector<int> tables;         // the largest first; none: there is no way (H1)
    int byes = 0;                    // H1, H8: so many of the players, at no table
    std::vector<OtherGroups> others; // what then is offered
    std::optional<qint64> minutes;   // of a game at these tables
    std::optional<VenueTime> start;

    /// The tables, or those of the nearest smaller number: somebody sits out then.
    [[nodiscard]] const std::vector<int>& counted() const;
    [[nodiscard]] int seated() const;
    /// Absent where the start or the length is not known.
    [[nodiscard]] std::optional<VenueTime> end() const;
};

struct PlannedStage {
    Name name;
    bool held = false;
    int qualified = 0;  // by H6 or H7, before filling
    PlannedRound round; // empty where it is not held
    int goOn = 0;       // those with byes among them; of the final nobody
    HeldBecause because = HeldBecause::Enough;
};

struct EventPlan {
    std::vector<PlannedRound> heats;
    int field = 0;
    bool isFieldAssumed = false;    // the most of any heat: the fewest that there can be
    std::optional<int> winners;     // where the entrants go by wins
    bool areWinnersAssumed = false; // the most that there can be, a winner for each table
    std::vector<PlannedStage> stages;
    /// Of all rounds; absent where the length of one is not known.
    std::optional<qint64> tableMinutes;
    std::optional<qint64> playerMinutes;
};

/// Why there is no plan.
enum class PlanFaultKind {
    NoHeat,            // nobody says how many people
    NoNumber,          // the typed text is none of the numbers wanted
    TooFew,            // for rounds of elimination
    TooMany,           // more than is planned for: the greatest
    FieldTooSmall,     // the field, the most of any heat
    FieldTooLarge,     // the field, all of all heats
    WinnersAboveField, // the winners, the field
    NoWinnersWanted,   // the ruleset does not go by wins
    AdvanceTooLarge,   // of each table, the smallest size
    NoSizes,           // the typed text is no list of sizes
};
struct PlanFault {
    PlanFaultKind kind;
    QString typed{};
    int number = 0;
    int limit = 0;
    friend bool operator==(const PlanFault&, const PlanFault&) = default;
};

/// More people in a heat, or more heats, are not planned for: each table is told.
inline constexpr int greatestPlannedCrowd = 20'000;
inline constexpr int greatestPlannedHeats = 100;

/// H6: whether who enters the first stage goes by wins.
[[nodiscard]] bool entersByWins(const Ruleset& ruleset);
/// What is wrong in the numbers; absent: nothing.
[[nodiscard]] std::optional<PlanFault> planFault(const Ruleset& ruleset,
                                                 const PlanExpectation& expected);
/// There is no fault in what is expected.
[[nodiscard]] EventPlan eventPlan(const Ruleset& ruleset, const PlanExpectation& expected);

/// What an event tells by itself: who is checked in, when the rounds begin, and how long games took
/// in it and in others of its name.
[[nodiscard]] PlanExpectation expectedOf(const Book& book, const Event& event);

} // namespace mentat
