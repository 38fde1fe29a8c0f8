#include "scoring/heats/final/ties_to_roll.h"

#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/scoring_kind.h"

namespace mentat {
namespace {

bool isToRoll(const Event& event, const StandingsAtStake& standings, const TieAtStake& one) {
    if (!standings.areHeatsOver)
        return one.mostAhead && *one.mostAhead < standings.places;
    return one.firstRow < standings.places || waitingRoll(event.tieRolls, one.tie.players);
}

} // namespace

bool areStandingsSettled(const Event& event) {
    const HeatsScoring* rules = kindOf<ScoringKind>(event).heats;
    return event.details.closed || (rules && rules->areSettled(event));
}

std::vector<OpenTie> tiesToRoll(const Event& event) {
    const HeatsScoring* rules = kindOf<ScoringKind>(event).heats;
    if (!rules || areStandingsSettled(event))
        return {};
    StandingsAtStake standings = rules->atStake(event);
    std::vector<OpenTie> ties;
    for (TieAtStake& one : standings.ties) {
        if (isToRoll(event, standings, one))
            ties.push_back(std::move(one.tie));
    }
    return ties;
}

} // namespace mentat
