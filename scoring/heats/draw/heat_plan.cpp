#include "scoring/heats/draw/heat_plan.h"

#include "model/event.h"
#include "model/failure_kind.h"
#include "scoring/heats/disqualified_players.h"

#include <algorithm>

namespace mentat {

namespace {

size_t saying(const std::vector<Preference>& wishes, Preference preference) {
    return static_cast<size_t>(std::ranges::count(wishes, preference));
}

} // namespace

Result<std::vector<PlayerId>> entrantsToSeat(const Event& event, const Heat& heat, Count standby) {
    const qint64 number = heat.number.value();
    const auto wanted = static_cast<size_t>(standby.value());
    if (wanted > heat.standby.size()) {
        return failure(FailureKind::StandbyTooFew,
                       {static_cast<qint64>(heat.standby.size()), number});
    }
    std::vector<PlayerId> entrants = heat.entrants;
    entrants.insert(entrants.end(), heat.standby.begin(),
                    heat.standby.begin() + static_cast<ptrdiff_t>(wanted));
    if (entrants.empty())
        return failure(FailureKind::NoEntrants, {number});
    const DisqualifiedPlayers out(event);
    for (const PlayerId& entrant : entrants) {
        if (out.contains(entrant))
            return failure(FailureKind::DisqualifiedEntrant, {playerName(event, entrant), number});
    }
    return entrants;
}

std::vector<Preference> wishesOf(const Event& event, const std::vector<PlayerId>& entrants) {
    std::vector<Preference> wishes;
    const PlayerIndex players(event);
    for (const PlayerId& entrant : entrants) {
        wishes.push_back(hasExpansion(event) ? players.find(entrant)->preference
                                             : Preference::Either);
    }
    return wishes;
}

ExpansionTables expansionTables(const Event& event, const std::vector<Preference>& wishes,
                                const std::vector<TablePlan>& tables) {
    ExpansionTables result;
    if (!hasExpansion(event))
        return result;
    const size_t possible
        = wishes.size() - std::min(wishes.size(), saying(wishes, Preference::Base));
    const size_t asking = saying(wishes, Preference::Expansion);
    for (size_t seats = 0; result.most < tables.size(); ++result.most) {
        const size_t more = tables[result.most].seats;
        if (seats + more > possible)
            break;
        if (seats < asking)
            result.proposed = result.most + 1;
        seats += more;
    }
    return result;
}

} // namespace mentat
