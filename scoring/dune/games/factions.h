#pragma once

#include "model/dune/faction.h"
#include "model/dune/game.h"

#include <QChar>

#include <vector>

namespace mentat {

/// R9: whether a faction can be played: one of the base game, or with the expansion one of the
/// event's other sets.
[[nodiscard]] bool isInPlay(Faction faction, const std::vector<GameSet>& sets, bool expansion);

/// R1.4: the factions that a table draws from: of the base game, with the expansion also those of
/// the event's other sets; three players at a base table play the only published recommendation.
[[nodiscard]] std::vector<Faction> factionPool(const std::vector<GameSet>& sets, bool expansion,
                                               size_t players);

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
