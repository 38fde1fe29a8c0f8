#pragma once

#include "model/event.h"
#include "scoring/ruleset/stage_lineups.h"

#include <optional>
#include <vector>

namespace mentat {

// H6 to H11 as one value: who goes from where to where, from the first heat to the final.

/// A table of a round of the course, by their positions in it.
struct CourseSpot {
    size_t round = 0;
    std::optional<size_t> table{}; // absent: it is not known at which
    friend bool operator==(const CourseSpot&, const CourseSpot&) = default;
};

/// Somebody at a table, or the open slot of whoever comes.
struct CourseSeat {
    std::optional<PlayerId> player{}; // absent: open
    std::optional<int> seed{};        // H6: from 1, in the line-up of the first stage held
    std::optional<int> place{};       // of a complete game, as rolls and seeds part it (H7)
    bool dropout = false;
    /// H7: is among the first `advance` of the table; H6, where a win is enough: has one.
    bool advances = false;
    /// Where they played before; of an open slot the table whose first comes here, where that is
    /// known.
    std::optional<CourseSpot> from{};
    std::optional<CourseSpot> to{}; // where they play next
    friend bool operator==(const CourseSeat&, const CourseSeat&) = default;
};

/// A game, or a table that will be one.
struct CourseTable {
    std::optional<TableNumber> number{}; // absent: it is not seated yet
    bool isBye = false;                  // H8: of one who goes on alone
    bool isComplete = false;
    std::vector<CourseSeat> seats{};
    friend bool operator==(const CourseTable&, const CourseTable&) = default;
};

enum class CourseState {
    NotHeld,
    Expected, // how many play may be known, who does not
    LinedUp,  // who plays is known; nobody sits down yet
    Seated,   // and not all is recorded, or a tie for who goes on is open
    Over,
};

struct CourseRound {
    RoundId round;
    CourseState state = CourseState::Expected;
    /// Of a stage that can be computed.
    std::optional<HeldReason> reason{};
    bool isFinal = false;
    /// How many play an expected round goes by what is assumed of the heats to come.
    bool isEstimate = false;
    /// By number; byes come last, as they are seated. Those of an expected round are open slots.
    std::vector<CourseTable> tables{};
    /// Who is in it and has no seat yet, as it is not known at which table.
    std::vector<PlayerId> waiting{};
    friend bool operator==(const CourseRound&, const CourseRound&) = default;
};

struct EventCourse {
    /// The heats that are held, then the stages of the ruleset, in the order of play.
    std::vector<CourseRound> rounds{};
    size_t heats = 0; // so many of the rounds
    /// H11: who is first; several where they share it. Empty while the final is not complete.
    std::vector<PlayerId> champions{};
    friend bool operator==(const EventCourse&, const EventCourse&) = default;
};

/// H6: whether one win takes a player from the heats to the stages, so that a heat is a round of
/// elimination, too.
[[nodiscard]] bool isWonOnce(const Ruleset& ruleset);

/// The event is by a ruleset and has no error of H10.
[[nodiscard]] EventCourse eventCourse(const Event& event);

} // namespace mentat
