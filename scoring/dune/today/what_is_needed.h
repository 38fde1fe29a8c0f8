#pragma once

#include "model/settings.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/standings/already_through.h"

namespace mentat {

/// Whether somebody ends among the qualifiers (R4.6): in any case, perhaps, or in no case.
enum class Prospect { Certain, Open, Excluded };

/// A victory in the player's own next game: ways to win that bring the same.
struct OwnVictory {
    std::vector<WinRow> rows;
    QualificationPoints gain;
    Prospect prospect;
    friend bool operator==(const OwnVictory&, const OwnVictory&) = default;
};

/// What follows from each way in which the player's next game can end.
struct NextGame {
    HeatNumber heat;
    QpColumn column;                     // that of the table, which the victories are scored by
    std::vector<OwnVictory> victories;   // those that bring most first
    Prospect withoutVictory;             // at a table of any size
    std::optional<Prospect> withoutGame; // absent: is seated in a game that has begun
    friend bool operator==(const NextGame&, const NextGame&) = default;
};

/// Nothing is certain, and only others can still play.
struct OnlyOthersPlay {
    friend bool operator==(const OnlyOthersPlay&, const OnlyOthersPlay&) = default;
};

using QualifyingNeed = std::variant<Certainty, NextGame, OnlyOthersPlay>;

/// What a player needs in order to qualify (R4.6), while a heat is to come or on: what is certain
/// of them already, or else what each outcome of their next game makes certain. Absent while no
/// game can get a result any more, once the standings are settled, and of the disqualified.
///
/// The next game is the one in the lowest heat in which they are seated in a game that has begun,
/// or may still be in one, whether the heat is drawn or not. An outcome is proven as
/// alreadyCertain() proves what has happened: it is added to the Outlook, which leaves everything
/// to all others. Whoever may still play in that heat can be at a table of it, their own included;
/// nobody knows before the draw who is. So its limits are those of alreadyCertain(): ties go
/// against the claim, what the GM alone can do is not foreseen, and neither are people who register
/// later. Others who are disqualified make room, so that somebody excluded may move up by it. What
/// is Open may be certain or excluded all the same, because bounds prove less than going through
/// everything.
///
/// Heats after that one are open: Certain needs nothing in them, Excluded allows them everything.
///
/// The victories are those at a table of one column of R2: the column of the game or table that
/// they are seated at, else that of five or six where so many can be together. Of a table of the
/// other size nothing is said. Two winners of a solo victory (R2.2) count as one outcome with one
/// winner, and so do the ways to win that bring the same.
///
/// Takes, for each of at most nine victories, as long as asking whether one player is through: n
/// log n.
[[nodiscard]] std::optional<QualifyingNeed> whatIsNeeded(const Field& field, size_t player);
/// Absent also for somebody who is not registered.
[[nodiscard]] std::optional<QualifyingNeed> whatIsNeeded(const Event& event,
                                                         const PlayerId& player);

/// Of whom whatIsNeeded() has something to say, in the order of registration. Looks at no outcome.
[[nodiscard]] std::vector<PlayerId> playersWithNeed(const Event& event);

} // namespace mentat
