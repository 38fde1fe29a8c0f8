#pragma once

#include "app/session/dune/sheet/sheet_reading.h"
#include "model/result.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/dune/results/value_warnings.h"
#include "scoring/dune/today/game_review.h"

#include <variant>

namespace mentat {

/// A typed sheet with all that follows from it.
struct SheetState {
    SheetText text;
    SheetReading reading;
    GameReview review;
    QString winners;                   // by letter or number, as far as they are named
    std::optional<Compared> compared;  // of an adjudicated game
    bool awaitsVerdict = false;        // recorded now, it would wait for its verdict (R3.5)
    std::vector<BeyondBoard> beyond;   // what the board cannot hold, and nobody has accepted
    std::vector<GameQuestion> unknown; // what would stay open if it were recorded now
    bool isFinal = false;
    /// An end that the desk's clock has not reached, and nobody has accepted: hasEndToCome(), said
    /// by whoever has the clock.
    std::optional<SheetFault> endToCome;

    /// Warnings that nobody has accepted; what is unknown is asked for, and none.
    [[nodiscard]] Findings openWarnings() const;
    /// Whether nothing stands in the way of recording it.
    [[nodiscard]] bool isSound() const { return reading.problems.empty() && review.errors.empty(); }
};

[[nodiscard]] SheetState stateOf(SheetText text, const Game& before, const Event& event,
                                 const GameAddress& place);

/// Whether a typed end is still to come by the desk's clock, also as tomorrow's: "1300" typed at
/// 21:00. What is recorded stays as it is, and a watch may be a little ahead.
[[nodiscard]] bool hasEndToCome(const Game& typed, const Game& before, const VenueTime& now);

/// Whether the values at the end of play are asked for in this row: of winners; of everybody in the
/// final and where the values decide.
[[nodiscard]] bool asksForValues(const SheetState& state, int row);

/// Whether what this field holds can change the verdict no more (R3.3).
[[nodiscard]] bool isBesideThePoint(const SheetState& state, const SheetField& field);

/// The rows whose die is rolled: of each side that is tied in all values the one that rolls (R3.3),
/// and those that have rolled. By seat.
[[nodiscard]] std::vector<int> rowsToRoll(const SheetState& state);
/// Of these the rows whose die is thrown next: of each side that is still tied, where it has not
/// rolled as often as another (R3.3). By seat; empty once the dice have decided.
[[nodiscard]] std::vector<int> rowsToRollNext(const SheetState& state);
/// Of these the rows that are typed on: those that roll next; once the dice have decided, those
/// that have rolled in the last round. What was behind in an earlier one is passed over.
[[nodiscard]] std::vector<int> rowsStillRolling(const SheetState& state);
/// Whether what is typed next into this die is a further throw, behind those that stand there.
[[nodiscard]] bool isRolledAgain(const SheetState& state, const SheetField& field);

/// Something to be said at a field. An error stands in the way of recording, as a fault does; what
/// the board cannot hold does not, but is as wrong.
struct SheetRemark {
    SheetField field;
    bool isError;
    std::variant<SheetFault, Finding, BeyondBoard> what;
};

/// What is to be said of the sheet. What may come right with what is still to be typed is left out
/// until recording was tried.
[[nodiscard]] std::vector<SheetRemark> remarksOn(const SheetState& state, bool isTried);
/// That nobody has won (R10.5), of a game that is recorded as waiting for its verdict.
[[nodiscard]] bool isAwaited(const SheetState& state, const SheetRemark& remark);

// What is done to a sheet beside typing into its fields.

/// Turned on, or off again.
enum class RowMark { DropsOut, Excused, JoinedLate, ShieldWallAlone, TechTokens };

/// The row with the mark turned; absent where that says nothing: only a dropout is excused, tech
/// tokens are of the expansion.
[[nodiscard]] std::optional<SheetRow> turned(SheetRow row, RowMark mark, bool hasExpansion);

/// Somebody else sat in this row; two of the same table change places. Absent where there is no
/// such row.
[[nodiscard]] std::optional<SheetText> seatedIn(SheetText text, int row, const PlayerId& player);
/// One who played there too takes the next seat.
[[nodiscard]] SheetText seatedBesides(SheetText text, const PlayerId& player);
/// Absent where there is no such row.
[[nodiscard]] std::optional<SheetText> withoutRow(SheetText text, std::optional<int> row);

/// The game with the answer to a question about it, as it would be typed into its sheet; the last
/// value that a verdict waited for names who won.
[[nodiscard]] tl::expected<Game, SheetFault> answered(const Event& event, const GameAddress& place,
                                                      const Game& game,
                                                      const GameQuestion& question,
                                                      const QString& typed);

} // namespace mentat
