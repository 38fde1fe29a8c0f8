#pragma once

#include "model/faction.h"
#include "model/formats/wbc_dune/game.h"

#include <QChar>

namespace mentat {

/// The letters in which a result is typed; capitals.

[[nodiscard]] QChar letterOf(Faction faction);
[[nodiscard]] std::optional<Faction> factionOf(QChar letter);
/// Of all factions that an event with these sets can have.
[[nodiscard]] QString factionLetters(const std::vector<GameSet>& sets);

[[nodiscard]] QChar letterOf(Victory victory);
[[nodiscard]] std::optional<Victory> victoryOf(QChar letter);

} // namespace mentat
