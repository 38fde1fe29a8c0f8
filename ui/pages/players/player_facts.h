#pragma once

#include "model/people/player.h"

namespace mentat {

/// What is typed about a player.
enum class PlayerFact {
    Name,
    From,
    Badge,
    Email,
    Phone,
    Whereabouts,
    Copies,
    ExpansionCopies,
    AlsoKnownAs,
    Notes
};

/// Other names as one text, a semicolon between them.
[[nodiscard]] QString otherNamesText(const std::vector<Name>& names);
/// As a field shows it; empty where it is not known.
[[nodiscard]] QString textOf(const Player& player, PlayerFact fact);
/// Puts what was typed; nothing typed is not known. Returns why it cannot be, or an empty text; the
/// player then stays as it was.
[[nodiscard]] QString putFact(Player& player, PlayerFact fact, const QString& text);

} // namespace mentat
