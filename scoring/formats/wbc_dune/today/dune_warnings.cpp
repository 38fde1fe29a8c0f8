#include "scoring/formats/wbc_dune/today/dune_warnings.h"

#include "scoring/formats/wbc_dune/dune_awards.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/results/value_warnings.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/formats/wbc_dune/standings/open_questions.h"
#include "scoring/formats/wbc_dune/today/seating_warnings.h"
#include "scoring/heats/final/final_line_up.h"

#include <algorithm>

namespace mentat {

namespace {

void append(Findings& all, Findings more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

Findings allWarnings(const Event& event, const std::vector<PlacedGame>& games) {
    const Field field(event);
    const Standings standings = duneStandings(field);
    const Advancement advance = advancementBy(field.event(), standings);
    Findings findings;
    for (const PlacedGame& placed : games) {
        append(findings, valueWarnings(event, placed));
        append(findings, victoryWarnings(event, placed));
        append(findings, unknownFacts(placed));
        append(findings, seatingWarnings(field, advance.lineUp, placed));
    }
    append(findings, unknownInStandings(field, standings, games));
    append(findings, unknownInAwards(field, duneAwards(field), games));
    append(findings, unknownInFinal(event, dunePlacements(event), games));
    return findings;
}

const Acceptance* acceptanceOf(const Finding& finding, const std::vector<PlacedGame>& games) {
    const auto placed = std::ranges::find(games, finding.scope, &PlacedGame::where);
    return placed == games.end() ? nullptr : acceptanceOf(finding, placed->game);
}

} // namespace

Warnings duneWarnings(const Event& event) {
    const auto games = placedGames(event);
    Warnings warnings;
    for (Finding& finding : allWarnings(event, games)) {
        if (const Acceptance* acceptance = acceptanceOf(finding, games))
            warnings.accepted.push_back({std::move(finding), acceptance->reason});
        else
            warnings.open.push_back(std::move(finding));
    }
    return warnings;
}

} // namespace mentat
