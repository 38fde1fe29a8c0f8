#pragma once

#include "scoring/heats/games/games_played.h"

#include <optional>

namespace mentat {

/// R10.21: the PP of a game together, beside what its turns can give. In half-points, since turns
/// and PP of a document have hardly a limit.
struct PointsTogether {
    std::optional<qint64> given; // absent: nobody's are known
    std::optional<qint64> most;  // absent: the turns are not known
};
[[nodiscard]] PointsTogether pointsTogether(const Event& event, const Game& game);

/// R10.21–R10.23: values that a board cannot show.
[[nodiscard]] Findings valueWarnings(const Event& event, const PlacedGame& placed);

/// R10.24, R10.25: a victory that its values do not bear out.
[[nodiscard]] Findings victoryWarnings(const Event& event, const PlacedGame& placed);

} // namespace mentat
