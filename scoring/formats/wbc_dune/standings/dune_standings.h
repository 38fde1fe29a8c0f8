#pragma once

#include "scoring/formats/wbc_dune/games/field.h"
#include "scoring/ranking/advancement.h"

namespace mentat {

/// R4.1–R4.6. n log n in the number of players; comparisons, where given, is raised by one for each
/// two players compared.
[[nodiscard]] Standings duneStandings(const Field& field, size_t* comparisons = nullptr);
[[nodiscard]] Standings duneStandings(const Event& event);

/// R4.6, R7.1.
[[nodiscard]] Advancement duneAdvancement(const Event& event);

/// R4.2: whether the games leave two players equal, so that values or rolls decide.
[[nodiscard]] bool areEqualInGames(const Standing& a, const Standing& b);

} // namespace mentat
