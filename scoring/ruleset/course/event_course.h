#pragma once

#include "model/event.h"
#include "scoring/ruleset/stage_lineups.h"

#include <optional>
#include <vector>

namespace mentat {

// H6 to H11 as one value: where players move from and to, from the first heat to the final.

/// A table of a round of the course, by position.
struct CourseSpot {
    size_t round = 0;
    std::optional<size_t> table{}; // absent: the table is not known yet
    friend bool operator==(const CourseSpot&, const CourseSpot&) = default;
};

/// A player at a table, or an open slot.
struct CourseSeat {
    std::optional<PlayerId> player{}; // absent: open
    std::optional<int> seed{};        // H6: from 1, in the line-up of the first stage held
    std::optional<int> place{};       // in a complete game, after rolls and seeds (H7)
    bool dropout = false;
    /// H7: among the first `advance` of the table; H6, if a win is enough: has one.
    bool advances = false;
    /// Where they played before; for an open slot the table whose first comes here, if known.
    std::optional<CourseSpot> from{};
    std::optional<CourseSpot> to{}; // where they play next
    friend bool operator==(const CourseSeat&, const CourseSeat&) = default;
};

/// A game, or a table still to be made.
struct CourseTable {
    std::optional<TableNumber> number{}; // absent: not seated yet
    bool isBye = false;                  // H8: one player who advances alone
    bool isComplete = false;
    std::vector<CourseSeat> seats{};
    friend bool operator==(const CourseTable&, const CourseTable&) = default;
};

enum class CourseState {
    NotHeld,
    Expected, // the number of players may be known, not who they are
    LinedUp,  // the players are known and not seated
    Seated,   // seated, with results missing or an open tie for advancing
    Over,
};

struct CourseRound {
    RoundId round;
    CourseState state = CourseState::Expected;
    /// For a stage that can be computed.
    std::optional<HeldReason> reason{};
    bool isFinal = false;
    /// The number of players in an expected round depends on an assumption about the heats to come.
    bool isEstimate = false;
    /// By number; byes last, as seated. Tables of an expected round have open slots.
    std::vector<CourseTable> tables{};
    /// Players without a seat yet, because their table is unknown.
    std::vector<PlayerId> waiting{};
    friend bool operator==(const CourseRound&, const CourseRound&) = default;
};

struct EventCourse {
    /// The heats that take place, then the ruleset's stages, in the order of play.
    std::vector<CourseRound> rounds{};
    size_t heats = 0; // the number of rounds that are heats
    /// H11: the first; several if they share the place. Empty until the final is complete.
    std::vector<PlayerId> champions{};
    friend bool operator==(const EventCourse&, const EventCourse&) = default;
};

/// H6: whether one win takes a player from the heats to the stages, which makes a heat an
/// elimination round, too.
[[nodiscard]] bool isWonOnce(const Ruleset& ruleset);

/// The event is by a ruleset and has no H10 error.
[[nodiscard]] EventCourse eventCourse(const Event& event);

} // namespace mentat
