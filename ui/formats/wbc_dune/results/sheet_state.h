#pragma once

#include "scoring/formats/wbc_dune/results/adjudication.h"
#include "scoring/formats/wbc_dune/results/beyond_board.h"
#include "scoring/formats/wbc_dune/results/game_questions.h"
#include "scoring/formats/wbc_dune/today/game_review.h"
#include "ui/formats/wbc_dune/results/sheet_reading.h"

namespace mentat {

/// A typed sheet with all that follows from it.
struct SheetState {
    SheetText text;
    SheetReading reading;
    GameReview review;
    QString winners;                   // by letter or number, as far as they are named
    std::optional<Compared> compared;  // of an adjudicated game
    std::vector<BeyondBoard> beyond;   // what the board cannot hold, and nobody has accepted
    std::vector<GameQuestion> unknown; // what would stay open if it were recorded now
    bool isFinal = false;

    /// Warnings that nobody has accepted; what is unknown is asked for, and none.
    [[nodiscard]] Findings openWarnings() const;
    /// Whether nothing stands in the way of recording it.
    [[nodiscard]] bool isSound() const { return reading.problems.empty() && review.errors.empty(); }
};

[[nodiscard]] SheetState stateOf(SheetText text, const Game& before, const Event& event,
                                 const GamePlace& place);

/// Whether the values at the end of play are asked for in this row: of winners; of everybody in the
/// final and where the values decide.
[[nodiscard]] bool asksForValues(const SheetState& state, int row);

/// Whether what this field holds can change the verdict no more (R3.3).
[[nodiscard]] bool isBesideThePoint(const SheetState& state, const SheetField& field);

/// The fields in the order of the paper, as far as they are asked for. allValues: also the losers'
/// at the end of play.
[[nodiscard]] std::vector<SheetField> fieldsInOrder(const SheetState& state, bool allValues);
/// The next field that Enter leads to: what is known already is passed over in a row's faction.
/// Absent at the end of the sheet.
[[nodiscard]] std::optional<SheetField> fieldAfter(const SheetState& state, bool allValues,
                                                   const SheetField& field);

/// The text that a field holds; how a game was won is none.
[[nodiscard]] QString& textIn(SheetText& text, const SheetField& field);

} // namespace mentat
