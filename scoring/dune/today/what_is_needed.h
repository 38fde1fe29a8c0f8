#pragma once

#include "model/settings.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/standings/already_through.h"

namespace mentat {

/// Whether a player ends among the qualifiers (R4.6): certainly, possibly, or not at all.
enum class Prospect { Certain, Open, Excluded };

/// A win in the player's next game: the victories that are worth the same.
struct OwnVictory {
    std::vector<WinRow> rows;
    QualificationPoints gain;
    Prospect prospect;
    friend bool operator==(const OwnVictory&, const OwnVictory&) = default;
};

/// What follows from each possible end of the player's next game.
struct NextGame {
    HeatNumber heat;
    QpColumn column;                     // the table's, which scores the victories
    std::vector<OwnVictory> victories;   // those worth the most first
    Prospect withoutVictory;             // at a table of any size
    std::optional<Prospect> withoutGame; // absent: seated in a game that has begun
    friend bool operator==(const NextGame&, const NextGame&) = default;
};

/// Nothing is certain, and only others can still play.
struct OnlyOthersPlay {
    friend bool operator==(const OnlyOthersPlay&, const OnlyOthersPlay&) = default;
};

using QualifyingNeed = std::variant<Certainty, NextGame, OnlyOthersPlay>;

/// What a player needs in order to qualify (R4.6) while a heat is on or still to come: what is
/// already certain, or what each outcome of their next game would make certain. Absent once no game
/// can get a result, once the standings are settled, and for disqualified players.
///
/// The next game is in the lowest heat in which the player is seated in a begun game or may still
/// play, drawn or not. An outcome is proven the way alreadyCertain() proves the present: it is
/// added to the Outlook, which leaves everything else open to all others. Before the draw, anyone
/// who may play in that heat may sit at any table of it, including the player's. The limits are
/// those of alreadyCertain(): ties go against the claim, and the GM's own acts and later
/// registrations are not foreseen. A later disqualification makes room, so a player who is excluded
/// may move up. Open may in fact be certain or excluded, because bounds prove less than an
/// exhaustive search.
///
/// Heats after the next one are open: Certain needs nothing from them, Excluded allows everything
/// in them.
///
/// The victories are those of one column of R2: the column of the player's game or table, otherwise
/// that of five or six if that many can meet. Tables of the other size are not covered. Two winners
/// of a solo victory (R2.2) count as one outcome with one winner, as do all ways to win that are
/// worth the same.
///
/// For each of at most nine victories this takes as long as asking whether one player is through:
/// O(n log n).
[[nodiscard]] std::optional<QualifyingNeed> whatIsNeeded(const Field& field, size_t player);
/// Absent also for an unregistered player.
[[nodiscard]] std::optional<QualifyingNeed> whatIsNeeded(const Event& event,
                                                         const PlayerId& player);

/// Players for whom whatIsNeeded() has an answer, in the order of registration. Does not examine
/// outcomes.
[[nodiscard]] std::vector<PlayerId> playersWithNeed(const Event& event);

} // namespace mentat
