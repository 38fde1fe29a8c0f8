#pragma once

#include "scoring/warnings.h"
#include "tests/scoring/cases.h"

#include <functional>

/// What the tests of warnings are written with: one event that has a warning, and the nearest that
/// has not.
namespace mentat::test {

using Act = std::function<void(Event&)>;

/// A full game of which everything is known and nothing is odd: p1 to p6 with the base factions in
/// their order, 24 PP of the 24.5 that seven turns can give, all five strongholds held.
[[nodiscard]] Game soundGame();
/// The same in heat 1, and as a final of those who qualified in it.
[[nodiscard]] Event soundEvent();

[[nodiscard]] Game& firstGame(Event& event);
[[nodiscard]] Game& finalOf(Event& event);
/// Of the first game, from 1.
[[nodiscard]] Seat& at(Event& event, int seat);
void adjudicateTo(Event& event, int winner);
/// Gives the first table the sets of an expansion; seat 6 plays the faction.
void playExpansion(Event& event, GameSet set, Faction faction);
/// Seat 2 wins, who predicted p1.
void winByPrediction(Game& game);

/// "R10.23 (48) /heats/0/games/0/seats/0/tokens: 21, 20"; the number is the kind's.
[[nodiscard]] QString textOf(const Finding& finding);
/// Of an event without errors (asserted).
[[nodiscard]] Warnings warningsIn(const Event& event);

/// The columns that has() and hasNot() fill.
void addColumns();
/// Adds a row for a sound event that after a change has one warning under a rule: its kind, its
/// place within the first game or from the document's root, its values.
void has(const char* name, const Act& change, FindingKind kind, const QString& where,
         const Values& values = {});
/// And for one that has none under it.
void hasNot(const char* name, const Act& change, Rule rule);
void compareColumns();

} // namespace mentat::test
