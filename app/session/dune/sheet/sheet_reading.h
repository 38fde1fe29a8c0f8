#pragma once

#include "app/session/dune/sheet/sheet_text.h"
#include "model/rounds/round.h"
#include "model/values/pointer.h"
#include "scoring/dune/results/sheet_field.h"
#include "scoring/dune/results/value_warnings.h"
#include "scoring/heats/games/open_question.h"

#include <vector>

namespace mentat {

/// Input that cannot be accepted as typed.
struct SheetProblem {
    SheetField field;
    SheetFault fault;
    /// Later input may resolve it: a faction that no row has yet.
    bool waits = false;
    friend bool operator==(const SheetProblem&, const SheetProblem&) = default;
};

/// A typed sheet as a game. What could not be read is unknown in it.
struct SheetReading {
    Game game;
    std::vector<SheetProblem> problems;
};

/// before: the recorded game; keeps everything that sheets do not have. Interprets times of day as
/// the first ones after the heat's start.
[[nodiscard]] SheetReading readSheet(const SheetText& text, const Game& before, const Event& event,
                                     const GameAddress& place);

/// The winners by the head of the sheet, by letter or number: as typed, with allies, otherwise as
/// implied by the victory. Works before rows name their factions; empty if nobody is named.
[[nodiscard]] QString winnersNamed(const SheetText& text, const Settings& settings);

/// The field of a finding: from its pointer within the game's object.
[[nodiscard]] SheetField fieldOf(const Pointer& where);
/// The field that answers a question.
[[nodiscard]] SheetField fieldOf(const GameQuestion& question);
/// The field with a value that the board cannot hold.
[[nodiscard]] SheetField fieldOf(const BeyondBoard& beyond);

} // namespace mentat
