#pragma once

#include "model/formats/wbc_dune/game.h"

#include <QChar>

namespace mentat {

/// The letters in which a result is written on its sheet and typed; capitals.

[[nodiscard]] QChar letterOf(Faction faction);
[[nodiscard]] std::optional<Faction> factionOf(QChar letter);
/// The letters of all factions that an event with these sets can have.
[[nodiscard]] QString factionLetters(const std::vector<GameSet>& sets);

[[nodiscard]] QChar letterOf(Victory victory);
[[nodiscard]] std::optional<Victory> victoryOf(QChar letter);
/// Beside any victory: conceded.
inline constexpr QChar concessionLetter = u'C';

/// By what a seat is named: the letter of its faction, or its number while that is not known.
[[nodiscard]] QString shortNameOf(const Seat& seat);

} // namespace mentat
