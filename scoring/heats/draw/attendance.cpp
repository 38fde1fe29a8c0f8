#include "scoring/heats/draw/attendance.h"

#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/players.h"

namespace mentat {

HeatAttendance attendanceOf(const Event& event, const Heat& heat) {
    HeatAttendance attendance;
    attendance.in = static_cast<int>(heat.entrants.size());
    attendance.onlyIfNeeded = static_cast<int>(heat.standby.size());
    const auto seats = static_cast<int>(tableLimitsOf(event).most);
    attendance.tables = (attendance.in + seats - 1) / seats;
    const PlayerIndex players(event);
    for (const PlayerId& id : heat.entrants) {
        const Player* player = players.find(id);
        if (!player)
            continue;
        attendance.copies += player->copies ? player->copies->value() : 0;
        attendance.variantCopies += player->variantCopies ? player->variantCopies->value() : 0;
    }
    return attendance;
}

namespace {

/// Who is going to play, and who can fill in.
struct WhoComes {
    std::vector<PlayerId> entrants;
    std::vector<PlayerId> ifNeeded;
};

WhoComes whoComes(const AdvancedRound& round) {
    WhoComes who{finalLineUp(round), {}};
    for (const PlayerId& player : inOrderOf(round.advancement)) {
        if (!isAmong(who.entrants, player) && !isAmong(round.details.unavailable, player))
            who.ifNeeded.push_back(player);
    }
    return who;
}

WhoComes whoComes(const Event& event, const Round& round) {
    if (const Heat* heat = round.heat())
        return {heat->entrants, heat->standby};
    const auto advanced = heatsScoringOf(event).round(event, round.stage()->name);
    return advanced ? whoComes(*advanced) : WhoComes();
}

void addWaiting(const DisqualifiedPlayers& out, const Round& round,
                const std::vector<PlayerId>& list, std::vector<PlayerId>& waiting) {
    for (const PlayerId& player : list) {
        if (!tableOf(round, player) && !out.contains(player))
            waiting.push_back(player);
    }
}

} // namespace

std::vector<PlayerId> waitingEntrants(const Event& event, const Round& round) {
    std::vector<PlayerId> waiting;
    addWaiting(DisqualifiedPlayers(event), round, whoComes(event, round).entrants, waiting);
    return waiting;
}

std::vector<PlayerId> waitingPlayers(const Event& event, const Round& round) {
    std::vector<PlayerId> waiting;
    const DisqualifiedPlayers out(event);
    const WhoComes who = whoComes(event, round);
    addWaiting(out, round, who.entrants, waiting);
    addWaiting(out, round, who.ifNeeded, waiting);
    return waiting;
}

bool isOutsideLineUp(const Event& event, const Round& round, const PlayerId& player) {
    if (!round.stage())
        return false;
    const WhoComes who = whoComes(event, round);
    const bool isClosed = round.stage()->details.closed;
    return !isAmong(who.entrants, player) && (isClosed || !isAmong(who.ifNeeded, player));
}

} // namespace mentat
