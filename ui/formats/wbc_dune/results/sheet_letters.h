#pragma once

#include "model/faction.h"
#include "model/formats/wbc_dune/game.h"

#include <QChar>

namespace mentat {

/// The letters in which a result is typed; capitals.

[[nodiscard]] QChar letterOf(Faction faction);
[[nodiscard]] std::optional<Faction> factionOf(QChar letter);

[[nodiscard]] QChar letterOf(Victory victory);
[[nodiscard]] std::optional<Victory> victoryOf(QChar letter);

} // namespace mentat
