#include "scoring/outcome_change.h"

#include "scoring/scoring_kind.h"

#include <algorithm>

namespace mentat {

namespace {

template <class Row>
const Row* rowOf(const std::vector<Row>& rows, const PlayerId& player) {
    const auto found = std::ranges::find(rows, player, &Row::player);
    return found == rows.end() ? nullptr : &*found;
}

void comparePoints(const Standings& before, const Standings& after, OutcomeChange& change) {
    for (const Standing& row : before.ranked) {
        const Standing* other = rowOf(after.ranked, row.player);
        if (!other || other->values.front() != row.values.front())
            change.points.push_back(row.player);
    }
}

void compareStandings(const Standings& before, const Standings& after, OutcomeChange& change) {
    for (const Standing& row : before.ranked) {
        const Standing* other = rowOf(after.ranked, row.player);
        if (!other || other->rank != row.rank)
            change.ranks.push_back(row.player);
    }
    for (const Standing& row : after.ranked) {
        if (!rowOf(before.ranked, row.player))
            change.ranks.push_back(row.player);
    }
}

/// The elements of one list that the other lacks.
std::vector<PlayerId> missingFrom(const std::vector<PlayerId>& list,
                                  const std::vector<PlayerId>& other) {
    std::vector<PlayerId> missing;
    std::ranges::copy_if(list, std::back_inserter(missing), [&](const PlayerId& player) {
        return std::ranges::find(other, player) == other.end();
    });
    return missing;
}

std::vector<PlayerId> winnersOf(const Award& award) {
    std::vector<PlayerId> winners;
    for (const Performance& performance : award.winners)
        winners.push_back(performance.player);
    return winners;
}

void compareAwards(const std::vector<Award>& before, const std::vector<Award>& after,
                   OutcomeChange& change) {
    for (const Award& award : before) {
        const auto other = std::ranges::find(after, award.side, &Award::side);
        if (other == after.end() || winnersOf(*other) != winnersOf(award)
            || other->normalized() != award.normalized())
            change.awards.push_back(award.side);
    }
}

void comparePlacements(const std::vector<Placement>& before, const std::vector<Placement>& after,
                       OutcomeChange& change) {
    for (const Placement& row : before) {
        const Placement* other = rowOf(after, row.player);
        if (!other || other->place != row.place || other->laurels != row.laurels
            || other->plaque != row.plaque)
            change.placements.push_back(row.player);
    }
}

} // namespace

OutcomeChange outcomeChange(const Event& before, const Event& after) {
    Q_ASSERT(before.play.index() == after.play.index());
    const ScoringKind& kind = kindOf<ScoringKind>(before);
    OutcomeChange change;
    if (kind.standings) {
        const Standings old = kind.standings(before);
        const Standings now = kind.standings(after);
        compareStandings(old, now, change);
        if (kind.goesByPoints)
            comparePoints(old, now, change);
    }
    if (kind.advancement) {
        const Advancement old = kind.advancement(before);
        const Advancement now = kind.advancement(after);
        change.entering = missingFrom(now.qualifiers, old.qualifiers);
        change.leaving = missingFrom(old.qualifiers, now.qualifiers);
    }
    if (kind.awards)
        compareAwards(kind.awards(before), kind.awards(after), change);
    if (kind.placements)
        comparePlacements(kind.placements(before), kind.placements(after), change);
    return change;
}

} // namespace mentat
