#pragma once

#include "app/session/dune/sheet/sheet_text.h"
#include "model/rounds/round.h"
#include "model/values/pointer.h"
#include "scoring/dune/results/sheet_field.h"
#include "scoring/dune/results/value_warnings.h"
#include "scoring/heats/games/open_question.h"

#include <vector>

namespace mentat {

/// Something typed that cannot be taken as it stands.
struct SheetProblem {
    SheetField field;
    SheetFault fault;
    /// It may come right with what is typed further down: a faction that no row has yet.
    bool waits = false;
    friend bool operator==(const SheetProblem&, const SheetProblem&) = default;
};

/// A typed sheet as the game that it says. What could not be read is unknown in it.
struct SheetReading {
    Game game;
    std::vector<SheetProblem> problems;
};

/// before: the game as it is recorded, of which everything stays that no sheet has. The times of
/// day are taken to be the first ones from the heat's start on.
[[nodiscard]] SheetReading readSheet(const SheetText& text, const Game& before, const Event& event,
                                     const GameAddress& place);

/// Whom the head of the sheet says to have won, by letter or number: as typed, with their allies,
/// else as the victory names them. Also while no row says yet who plays what; empty where nobody is
/// named.
[[nodiscard]] QString winnersNamed(const SheetText& text, const Settings& settings);

/// The field that a finding of the game is about: its place within the game's object.
[[nodiscard]] SheetField fieldOf(const Pointer& where);
/// The field in which a question is answered.
[[nodiscard]] SheetField fieldOf(const GameQuestion& question);
/// The field that holds what the board cannot.
[[nodiscard]] SheetField fieldOf(const BeyondBoard& beyond);

} // namespace mentat
