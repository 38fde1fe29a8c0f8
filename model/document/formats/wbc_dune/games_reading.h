#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/games_csv.h"

namespace mentat {

/// The rows of a CSV of games, the header first; there is at least that.
[[nodiscard]] GamesCsv readDuneGames(const std::vector<CsvRow>& rows, NeededSettings needed);

} // namespace mentat
