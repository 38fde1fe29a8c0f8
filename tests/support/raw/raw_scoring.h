#pragma once

#include "ordered_json.h"
#include "raw_slip.h"

#include <vector>

namespace mentat::test::raw {

// The answers of the commands of the same names (docs/CLI.md), computed by brute force from the
// parsed event document, without any code of the program. The documents must have no error of R10.1
// to R10.10.
Json rawStandings(const Json& document);
Json rawFinalists(const Json& document);
Json rawAwards(const Json& document);
Json rawPlacements(const Json& document);
Json rawScore(const Json& document);
// The published figures of a year: games, turns, time, and wins over the completed heat games and
// the final; means as a sum, the games in it, and the games with unknown values.
Json rawFigures(const Json& document);

// docs/CLI.md, `statistics`: for one Dune event, with the other events of its file.
Json rawStatistics(const Json& document, const std::vector<Json>& others, Slip slip = Slip::None);
// docs/CLI.md, `history` of the Dune tournament: the documents of events and summaries in the order
// of import.
Json rawHistory(const std::vector<Json>& documents, Slip slip = Slip::None);

// A game alone has no settings: the caller says whether the Shield Wall counts.
Json rawAdjudicate(const Json& game, bool shieldWallCounts = true);
Json rawGroups(int players);

// R12. `starred` are in addition to `forces`; the dial is in halves.
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
