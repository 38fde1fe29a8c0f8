#pragma once

#include "model/errors.h"
#include "model/heats/heats_play.h"

#include <functional>

namespace mentat {

/// One game within an event's document, as the checks of R10 need it.
struct GameToCheck {
    const Game& game;
    bool isFinal;
    /// Makes the pointer to the game; pointers are only made where something is found.
    std::function<Pointer()> where;

    [[nodiscard]] Pointer seat(size_t i, const char* key) const {
        return where().key("seats").index(i).key(key);
    }
};

/// Of any game in heats: R10.1 for its players and seats, and R10.2 within the game.
void addSeatErrors(const GameToCheck& checked, const KnownPlayers& players, Findings& findings);

/// What a format in heats checks itself.
struct OwnChecks {
    /// All errors of one game, those of addSeatErrors() too.
    void (*game)(const GameToCheck& checked, const Settings& settings, const KnownPlayers& players,
                 Findings& findings);
    /// What it adds to the final, at this place.
    void (*stage)(const Play& play, const Pointer& where, const KnownPlayers& players,
                  Findings& findings);
};

/// R10.1–R10.10 in the heats and the final of an event that has them; see Format::addErrors.
void addHeatsErrors(const Event& event, const OwnChecks& own, const KnownPlayers& players,
                    const EditList* edits, Findings& findings);

} // namespace mentat
