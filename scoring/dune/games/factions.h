#pragma once

#include "model/dune/faction.h"
#include "model/dune/game.h"

#include <QChar>

#include <vector>

namespace mentat {

/// R9: whether the faction is playable: a base faction or, with the expansion, one of the event's
/// other sets.
[[nodiscard]] bool isInPlay(Faction faction, const std::vector<GameSet>& sets, bool expansion);

/// R1.4: the factions that a table draws from: the base factions and, with the expansion, those of
/// the event's other sets; three players at a base table use the one published recommendation.
[[nodiscard]] std::vector<Faction> factionPool(const std::vector<GameSet>& sets, bool expansion,
                                               size_t players);

/// The capital letter for the faction on sheets and in typed results.

[[nodiscard]] QChar letterOf(Faction faction);
[[nodiscard]] std::optional<Faction> factionOf(QChar letter);
/// The letters of all factions possible with these sets.
[[nodiscard]] QString factionLetters(const std::vector<GameSet>& sets);

[[nodiscard]] QChar letterOf(Victory victory);
[[nodiscard]] std::optional<Victory> victoryOf(QChar letter);
/// Typed with any victory: conceded.
inline constexpr QChar concessionLetter = u'C';

/// The short name of a seat: its faction's letter, or its number while the faction is unknown.
[[nodiscard]] QString shortNameOf(const Seat& seat);

} // namespace mentat
