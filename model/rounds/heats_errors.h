#pragma once

#include "model/errors.h"
#include "model/rounds/heats_play.h"

#include <functional>

namespace mentat {

/// A game within an event's document, for the checks of R10.
struct GameToCheck {
    const Game& game;
    bool isFinal;
    /// Makes the pointer to the game; called only if there is a finding.
    std::function<Pointer()> where;

    [[nodiscard]] Pointer seat(size_t i, const char* key) const {
        return where().key("seats").index(i).key(key);
    }
};

/// Of any game in heats: R10.1 for its players and seats.
void addSeatErrors(const GameToCheck& checked, const KnownPlayers& players, Findings& findings);
/// The same player twice within the game; rule: if not R10.2.
void addTwiceInGameErrors(const GameToCheck& checked, const KnownPlayers& players,
                          std::optional<Rule> rule, Findings& findings);
/// Calls found(game, seat, first game) for every seat whose player has one at an earlier table,
/// void games aside, by position. Twice at one table is a finding of the game itself.
void forEachSecondGame(const std::vector<Game>& games,
                       const std::function<void(size_t, size_t, size_t)>& found);
/// R10.1 for the players in an advanced round.
void addStageErrors(const Stage& stage, const Pointer& where, const KnownPlayers& players,
                    Findings& findings);

/// The additional checks of a kind in heats.
struct OwnChecks {
    /// All errors of one game, including those of the functions above.
    void (*game)(const GameToCheck& checked, const Event& event, const KnownPlayers& players,
                 Findings& findings);
    /// The rule against two games in one heat, if not R10.2.
    std::optional<Rule> twoGames = {};
};

/// The errors in the heats of an event; see RulesKind::addErrors.
void addHeatsErrors(const Event& event, const OwnChecks& own, const KnownPlayers& players,
                    const EditList* edits, Findings& findings);
/// Whether edits touched a game of an advanced round; see RulesKind::addErrors.
[[nodiscard]] bool isAdvancedGameTouched(const EditList* edits);

} // namespace mentat
