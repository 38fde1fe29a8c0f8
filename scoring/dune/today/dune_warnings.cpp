#include "scoring/dune/today/dune_warnings.h"

#include "model/finding_kind.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/value_warnings.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/standings/open_questions.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {
namespace {

/// R6.1: dropping out disqualifies from everything after it; a disqualification by the GM applies
/// at any time.
bool sitsDisqualified(const Field& field, size_t player, const Heat* heat) {
    if (!field.isDisqualified(player))
        return false;
    const auto dropout = field.firstDropout(player);
    return field.player(player).disqualified == true || !heat || !dropout
           || heat->number > *dropout;
}

void addPlayerWarnings(const Field& field, const std::vector<PlayerId>& lineUp,
                       const AddressedGame& placed, const Seat& seat, Findings& findings) {
    const auto position = field.positionOf(seat.player);
    if (!position)
        return;
    const Player& player = field.player(*position);
    const auto add = [&](FindingKind kind) {
        findings.push_back(warningOf(placed, kind, placed.seat(seat).key("player"),
                                     {playerName(field.event(), seat.player)}));
    };
    if (sitsDisqualified(field, *position, placed.heat))
        add(FindingKind::DisqualifiedSeated);
    if (placed.game.variant && player.preference == Preference::Base)
        add(FindingKind::BaseOnlyAtVariant);
    if (!placed.heat && !isAmong(lineUp, seat.player))
        add(FindingKind::NotInLineUp);
    if (placed.heat && !isAmong(placed.heat->entrants, seat.player)
        && !isAmong(placed.heat->standby, seat.player))
        add(FindingKind::NotEntrant);
}

/// R6.1: counts only if the ally left before the Movement Phase of that turn.
void addDropoutsAllyWarning(const Event& event, const AddressedGame& placed, const Seat& winner,
                            Findings& findings) {
    if (dune(placed.game).victory != Victory::Solo || !dune(winner).winner
        || !dune(winner).alliance)
        return;
    const auto left = std::ranges::find_if(placed.game.seats, [&](const Seat& seat) {
        return seat.dropout && dune(seat).alliance == dune(winner).alliance;
    });
    if (left != placed.game.seats.end()) {
        findings.push_back(
            warningOf(placed, FindingKind::DropoutsAllyWins, placed.seat(winner).key("winner"),
                      {playerName(event, winner.player), playerName(event, left->player)}));
    }
}

} // namespace

Findings seatingWarnings(const Field& field, const std::vector<PlayerId>& lineUp,
                         const AddressedGame& placed) {
    const Game& game = placed.game;
    const Event& event = field.event();
    Findings findings;
    if (isSmall(tableLimitsOf(event), game)) {
        findings.push_back(warningOf(placed, FindingKind::SmallGame, placed.where.key("seats"),
                                     {static_cast<qint64>(game.seats.size())}));
    }
    for (const Seat& seat : game.seats) {
        addPlayerWarnings(field, lineUp, placed, seat, findings);
        if (dune(seat).faction
            && !isInPlay(*dune(seat).faction, event.details.sets, game.variant)) {
            findings.push_back(warningOf(placed, FindingKind::SideOutside,
                                         placed.seat(seat).key("faction"), {*dune(seat).faction}));
        }
        if (seat.late) {
            findings.push_back(warningOf(placed, FindingKind::LateAfterGrace,
                                         placed.seat(seat).key("late"),
                                         {playerName(event, seat.player)}));
        }
        addDropoutsAllyWarning(event, placed, seat, findings);
    }
    return findings;
}

namespace {

void append(Findings& all, Findings more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

Findings allWarnings(const Event& event, const std::vector<AddressedGame>& games) {
    const Field field(event);
    const Standings standings = duneStandings(field);
    const Advancement advance = advancementBy(field.event(), standings);
    Findings findings;
    for (const AddressedGame& placed : games) {
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

const Acceptance* acceptanceOf(const Finding& finding, const std::vector<AddressedGame>& games) {
    const auto placed = std::ranges::find(games, finding.scope, &AddressedGame::where);
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
