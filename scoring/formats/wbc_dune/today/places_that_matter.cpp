#include "scoring/formats/wbc_dune/today/places_that_matter.h"

#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/results_so_far.h"
#include "scoring/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

std::vector<PlayerId> rankedIn(const Standings& standings) {
    std::vector<PlayerId> ranked;
    for (const Standing& row : standings.ranked)
        ranked.push_back(row.player);
    return ranked;
}

/// While fewer are ranked than there are places, more may come.
size_t placesIn(const Event& event, const Standings& standings) {
    const auto finalists = static_cast<size_t>(event.settings.finalists.value());
    return std::max(placesToCall(event, rankedIn(standings)), finalists + alternatesToCall);
}

} // namespace

bool areStandingsSettled(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    const Game* final = play.finalGame();
    return event.details.closed || play.stage().closed
           || (final && (final->start || final->end || hasResult(*final)));
}

PlacesThatMatter::PlacesThatMatter(const Field& field, const Standings& standings)
    : m_field(field)
    , m_standings(standings)
    , m_areSettled(areStandingsSettled(field.event()))
    , m_areHeatsOver(mentat::areHeatsOver(field.event()))
    , m_places(placesIn(field.event(), standings))
    , m_outlook(field)
    , m_ways(field.event().settings)
    , m_bound(m_outlook, m_ways) {
    for (const Standing& row : standings.ranked)
        m_sums.push_back(row.qp.halves());
    std::ranges::reverse(m_sums);
}

size_t PlacesThatMatter::playerAt(size_t row) const {
    return *m_field.positionOf(m_standings.ranked[row].player);
}

bool PlacesThatMatter::isDone(size_t row) const {
    return !m_bound.canPlay(playerAt(row));
}

/// Whether the player of a row, if they can rise to the row `reach`, then has one of these places
/// however the heats go on: above them are at most those who can end with as many QP, less those
/// who have just as many, play no more and stand below that row or on it.
bool PlacesThatMatter::areTouchedWhatever(size_t row, size_t reach) const {
    const auto& ranked = m_standings.ranked;
    size_t behind = 0;
    for (size_t other = reach; other < ranked.size(); ++other) {
        if (other != row && ranked[other].qp == ranked[row].qp && isDone(other))
            ++behind;
    }
    return m_bound.mostDrawingLevel(playerAt(row)) - behind < m_places;
}

bool PlacesThatMatter::areTouchedBy(const TieDoubt& doubt) const {
    if (m_areSettled || doubt.reach >= m_places)
        return false;
    if (m_areHeatsOver)
        return true;
    return isDone(doubt.row) && isDone(doubt.rival) && areTouchedWhatever(doubt.row, doubt.reach);
}

bool PlacesThatMatter::areTouchedBy(const OpenTie& tie) const {
    const auto& ranked = m_standings.ranked;
    const auto first = std::ranges::find(ranked, tie.players.front(), &Standing::player);
    const auto begin = static_cast<size_t>(first - ranked.begin());
    if (m_areSettled || begin >= m_places)
        return false;
    if (m_areHeatsOver)
        return true;
    for (size_t row = begin; row < begin + tie.players.size(); ++row) {
        if (!isDone(row))
            return false;
    }
    return areTouchedWhatever(begin, begin);
}

bool PlacesThatMatter::mightRestOn(size_t player, const Appearance& one) const {
    if (m_areSettled || m_field.isDisqualified(player))
        return false;
    const auto ahead = static_cast<size_t>(
        m_sums.end() - std::ranges::upper_bound(m_sums, m_bound.most(player)));
    return ahead < m_places && couldBeBestGame(m_field, player, one);
}

std::vector<OpenTie> tiesToRoll(const Event& event) {
    const Field field(event);
    const Standings standings = duneStandings(field);
    const PlacesThatMatter places(field, standings);
    const bool canBePlanned = areHeatsOver(event) && !areStandingsSettled(event);
    std::vector<OpenTie> ties = advancementBy(field.event(), standings).ties;
    std::erase_if(ties, [&](const OpenTie& tie) {
        const bool isPlanned = canBePlanned && waitingRoll(event.tieRolls, tie.players);
        return !isPlanned && !places.areTouchedBy(tie);
    });
    return ties;
}

} // namespace mentat
