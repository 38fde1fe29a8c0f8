#include "scoring/dune/today/places_that_matter.h"

#include "scoring/dune/dune_awards.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>

namespace mentat {

namespace {

std::vector<PlayerId> rankedIn(const Standings& standings) {
    std::vector<PlayerId> ranked;
    for (const Standing& row : standings.ranked)
        ranked.push_back(row.player);
    return ranked;
}

/// While fewer players are ranked than there are places, more may join.
size_t placesIn(const Event& event, const Standings& standings) {
    const auto finalists = static_cast<size_t>(event.settings.finalists.value());
    return std::max(placesToCall(event, rankedIn(standings)), finalists + alternatesToCall);
}

} // namespace

bool isFinalSettled(const Event& event) {
    const auto& play = std::get<DunePlay>(event.play);
    const Game* final = play.finalGame();
    return play.stage().closed || (final && (final->start || final->end || hasResult(*final)));
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
        m_sums.push_back(pointsOf(row).halves());
    std::ranges::reverse(m_sums);
}

size_t PlacesThatMatter::playerAt(size_t row) const {
    return *m_field.positionOf(m_standings.ranked[row].player);
}

bool PlacesThatMatter::isDone(size_t row) const {
    return !m_bound.canPlay(playerAt(row));
}

/// The most players who can end above the row's player, should they rise to the row `reach`: all
/// who can draw level, except those who are level, have finished, and are at or below `reach`.
size_t PlacesThatMatter::mostAhead(size_t row, size_t reach) const {
    const auto& ranked = m_standings.ranked;
    size_t behind = 0;
    for (size_t other = reach; other < ranked.size(); ++other) {
        if (other != row && pointsOf(ranked[other]) == pointsOf(ranked[row]) && isDone(other))
            ++behind;
    }
    return m_bound.mostDrawingLevel(playerAt(row)) - behind;
}

bool PlacesThatMatter::areTouchedBy(const TieDoubt& doubt) const {
    if (m_areSettled || doubt.reach >= m_places)
        return false;
    if (m_areHeatsOver)
        return true;
    return isDone(doubt.row) && isDone(doubt.rival) && mostAhead(doubt.row, doubt.reach) < m_places;
}

std::optional<size_t> PlacesThatMatter::mostAheadOf(const OpenTie& tie, size_t firstRow) const {
    for (size_t row = firstRow; row < firstRow + tie.players.size(); ++row) {
        if (!isDone(row))
            return std::nullopt;
    }
    return mostAhead(firstRow, firstRow);
}

bool PlacesThatMatter::mightRestOn(size_t player, const Appearance& one) const {
    if (m_areSettled || m_field.isDisqualified(player))
        return false;
    const auto ahead = static_cast<size_t>(
        m_sums.end() - std::ranges::upper_bound(m_sums, m_bound.most(player)));
    return ahead < m_places && couldBeBestGame(m_field, player, one);
}

StandingsAtStake duneAtStake(const Event& event) {
    const Field field(event);
    const Standings standings = duneStandings(field);
    const PlacesThatMatter places(field, standings);
    StandingsAtStake stake{areHeatsOver(event), places.places(), {}};
    for (OpenTie& tie : advancementBy(event, standings).ties) {
        const auto first
            = std::ranges::find(standings.ranked, tie.players.front(), &Standing::player);
        const auto row = static_cast<size_t>(first - standings.ranked.begin());
        const bool mightBeAsked = !stake.areHeatsOver && row < stake.places;
        const auto mostAhead = mightBeAsked ? places.mostAheadOf(tie, row) : std::nullopt;
        stake.ties.push_back({std::move(tie), row, mostAhead});
    }
    return stake;
}

} // namespace mentat
