#pragma once

#include "app/session/session.h"

#include <span>

namespace mentat {

/// Somebody who plays in a practice, and exists nowhere else.
struct InventedPerson {
    QString name;
    QString from;
    Preference preference; // who wants the expansion brings a copy of the game with it
};

/// More than come in a usual year; no two names are alike enough to be taken for one another.
[[nodiscard]] std::span<const InventedPerson> inventedPeople();

/// How many are registered where a tournament is made up: as many as come in a usual year.
inline constexpr int inventedPlayers = 34;

/// Registers so many of them whose names nobody in the event has. Failures: those of
/// Session::perform().
[[nodiscard]] Result<void> registerInvented(Session& session, EventId event, int count);

} // namespace mentat
