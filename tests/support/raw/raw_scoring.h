#pragma once

#include "ordered_json.h"
#include "raw_slip.h"

#include <vector>

namespace mentat::test::raw {

// What the commands of the same names answer (docs/CLI.md), worked out by brute force from the
// parsed event document and sharing no code with the program. The documents are ones without an
// error of R10.1 to R10.10.
Json rawStandings(const Json& document);
Json rawFinalists(const Json& document);
Json rawAwards(const Json& document);
Json rawPlacements(const Json& document);
Json rawScore(const Json& document);
// What is published of a year: games, turns, time and wins over the completed heat games and the
// final; means as their sum, the games it is of, and those whose value is unknown.
Json rawFigures(const Json& document);

// docs/CLI.md, `statistics`: of one event of the Dune tournament, beside the events of its file.
Json rawStatistics(const Json& document, const std::vector<Json>& others, Slip slip = Slip::None);
// docs/CLI.md, `history` of the Dune tournament: the documents of events and summaries in the order
// in which they came into the file.
Json rawHistory(const std::vector<Json>& documents, Slip slip = Slip::None);

// A game by itself has no settings: whether the Shield Wall counts is the caller's word.
Json rawAdjudicate(const Json& game, bool shieldWallCounts = true);
Json rawGroups(int players);

// R12. `starred` stand beside `forces`; the dial is counted in halves.
struct RawBattle {
    int forces = 0;
    int starred = 0;
    int dialHalves = 0;
    int spice = 0;
    int starredValue = 2;
    bool fremen = false;
};
Json rawBattle(const RawBattle& battle);

} // namespace mentat::test::raw
