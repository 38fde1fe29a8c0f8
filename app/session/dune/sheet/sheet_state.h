#pragma once

#include "app/session/dune/sheet/sheet_reading.h"
#include "model/result.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/dune/results/value_warnings.h"
#include "scoring/dune/today/game_review.h"

#include <variant>

namespace mentat {

/// A typed sheet with everything that follows from it.
struct SheetState {
    SheetText text;
    SheetReading reading;
    GameReview review;
    QString winners;                   // by letter or number, as far as named
    std::optional<Compared> compared;  // of an adjudicated game
    bool awaitsVerdict = false;        // recorded now, it would wait for its verdict (R3.5)
    std::vector<BeyondBoard> beyond;   // values that the board cannot hold, not accepted
    std::vector<GameQuestion> unknown; // what would be unknown if it were recorded now
    bool isFinal = false;
    /// An end that the desk's clock has not reached, not accepted: hasEndToCome(), determined by
    /// the caller, who has the clock.
    std::optional<SheetFault> endToCome;

    /// Warnings that nobody has accepted; without questions about unknown values, and without those
    /// of what the board cannot hold.
    [[nodiscard]] Findings openWarnings() const;
    /// The rules of the open warnings; not those that would also accept what the board cannot hold.
    [[nodiscard]] std::vector<Rule> rulesToAccept() const;
    /// Whether it can be recorded.
    [[nodiscard]] bool isSound() const { return reading.problems.empty() && review.errors.empty(); }
};

[[nodiscard]] SheetState stateOf(SheetText text, const Game& before, const Event& event,
                                 const GameAddress& place);

/// Whether a typed end is in the future by the desk's clock, including tomorrow: "1300" typed at
/// 21:00. Ignores recorded ends, and tolerates a watch slightly ahead.
[[nodiscard]] bool hasEndToCome(const Game& typed, const Game& before, const VenueTime& now);

/// Whether end values are required in this row: for winners; for everyone in the final and where
/// the values decide.
[[nodiscard]] bool asksForValues(const SheetState& state, int row);

/// Whether this field's value can no longer change the verdict (R3.3).
[[nodiscard]] bool isBesideThePoint(const SheetState& state, const SheetField& field);

/// The rows that roll a die: for each side tied in all values the one that rolls (R3.3), and those
/// that have rolled. By seat.
[[nodiscard]] std::vector<int> rowsToRoll(const SheetState& state);
/// The rows among these that roll next: for each side that is still tied, unless it has rolled more
/// often than another (R3.3). By seat; empty once the dice have decided.
[[nodiscard]] std::vector<int> rowsToRollNext(const SheetState& state);
/// The rows among these still being typed: those that roll next; once the dice have decided, those
/// of the last round. Skips players left behind in earlier rounds.
[[nodiscard]] std::vector<int> rowsStillRolling(const SheetState& state);
/// Whether the next input into this die is another roll, appended to the others.
[[nodiscard]] bool isRolledAgain(const SheetState& state, const SheetField& field);

/// A remark at a field. An error prevents recording, like a fault; a value that the board cannot
/// hold does not, but is just as wrong.
struct SheetRemark {
    SheetField field;
    bool isError;
    std::variant<SheetFault, Finding, BeyondBoard> what;
};

/// The remarks on the sheet. Omits what later input may resolve until recording was attempted.
[[nodiscard]] std::vector<SheetRemark> remarksOn(const SheetState& state, bool isTried);
/// The missing winner (R10.5) of a game to be recorded as waiting for its verdict.
[[nodiscard]] bool isAwaited(const SheetState& state, const SheetRemark& remark);

// Acts on a sheet other than typing into its fields.

/// Toggled.
enum class RowMark { DropsOut, Excused, JoinedLate, ShieldWallAlone, TechTokens };

/// The row with the mark toggled; absent if that is meaningless: only a dropout is excused, tech
/// tokens belong to the expansion.
[[nodiscard]] std::optional<SheetRow> turned(SheetRow row, RowMark mark, bool hasExpansion);

/// Replaces the player in this row; two of the same table trade places. Absent if there is no such
/// row.
[[nodiscard]] std::optional<SheetText> seatedIn(SheetText text, int row, const PlayerId& player);
/// Adds a player who also played there at the next seat.
[[nodiscard]] SheetText seatedBesides(SheetText text, const PlayerId& player);
/// Absent if there is no such row.
[[nodiscard]] std::optional<SheetText> withoutRow(SheetText text, std::optional<int> row);

/// The game after answering a question about it, as if typed into its sheet; the last value that a
/// verdict waited for determines the winner.
[[nodiscard]] tl::expected<Game, SheetFault> answered(const Event& event, const GameAddress& place,
                                                      const Game& game,
                                                      const GameQuestion& question,
                                                      const QString& typed);

} // namespace mentat
