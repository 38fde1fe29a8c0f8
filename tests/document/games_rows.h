#pragma once

#include "model/event.h"
#include "tests/support/random_source.h"

#include <map>

namespace mentat::test {

/// A CSV of games as a test writes it: for each row the cells by heading. Nothing of the program's
/// own reading of such lists is used.
using GamesRowCells = std::map<QString, QString>;

/// A row a seat of all games of the event, with every column that the event fills.
[[nodiscard]] std::vector<GamesRowCells> gamesRowsOf(const Event& event);

/// How a file writes its rows, which all means the same.
struct GamesStyle {
    bool semicolons = false;
    bool crlf = false;
    bool byteOrderMark = false;
    bool quotesAll = false;
    bool firstRowOnly = false; // what stands once for a game or a year stands in its first row
    bool shuffled = false;     // columns and rows
};
[[nodiscard]] GamesStyle randomGamesStyle(RandomSource& random);
[[nodiscard]] QByteArray gamesCsvOf(std::vector<GamesRowCells> rows, const GamesStyle& style,
                                    RandomSource& random);

} // namespace mentat::test
