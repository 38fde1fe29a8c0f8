#include "app/session/rounds/heats/heat_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "scoring/heats/draw/table_seats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Values operandsOf(HeatNumber heat) {
    return {qint64(heat.value())};
}

/// Why somebody who sits stays in: without it a seat would name somebody who is in no heat.
std::optional<Failure> seatInTheWay(const Event& event, const Heat& heat, const PlayerId& player) {
    const Game* game = tableOf(heat, player);
    if (!game)
        return std::nullopt;
    const bool isPast = isOver(*game) || seatIn(*game, player)->dropout;
    return Failure{
        isPast ? FailureKind::PlayedAtTable : FailureKind::SitsAtTable,
        {playerName(event, player), qint64(heat.number.value()), qint64(game->table.value())},
        {}};
}

Result<Change> attend(const Event& event, HeatNumber number, const PlayerId& id,
                      bool onlyIfNeeded) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    if ((*heat)->details.cancelled)
        return failure(FailureKind::HeatCancelled, operandsOf(number));
    const Player* player = findPlayer(event, id);
    if (!player)
        return failure(FailureKind::UnknownPlayer, {id.text()});
    const Values operands{calledName(event, *player), qint64(number.value())};
    const EntrantSlot slot{number, id};
    const auto now = valueAt(event, slot);
    if (now && now->onlyIfNeeded == onlyIfNeeded)
        return failure(FailureKind::AlreadyIn, operands);
    if (auto seat = onlyIfNeeded ? seatInTheWay(event, **heat, id) : std::nullopt)
        return tl::unexpected(*std::move(seat));
    const size_t last = onlyIfNeeded ? (*heat)->standby.size() : (*heat)->entrants.size();
    return oneEdit(onlyIfNeeded ? ChangeKind::IfNeeded : ChangeKind::CheckedIn, operands, event,
                   slot, Attendance{onlyIfNeeded, last});
}

} // namespace

HeatProposal proposedHeat(const Event& event) {
    HeatProposal proposal{HeatNumber(1), {}};
    const HeatsPlay* play = heatsPlay(event);
    if (!play || play->heats.empty())
        return proposal;
    for (const Heat& heat : play->heats)
        proposal.number = std::max(proposal.number, HeatNumber(heat.number.value() + 1));
    proposal.details = play->heats.back().details;
    proposal.details.name.reset();
    proposal.details.cancelled.reset();
    if (auto& start = proposal.details.start)
        start = VenueTime::of(start->date().addDays(1), start->time());
    return proposal;
}

Result<Change> addHeat(const Event& event, HeatNumber heat, const HeatDetails& details) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return failure(FailureKind::UnknownHeat, operandsOf(heat));
    if (findHeat(*play, heat))
        return failure(FailureKind::HeatExists, operandsOf(heat));
    return oneEdit(ChangeKind::HeatAdded, operandsOf(heat), event, HeatSlot{heat},
                   Placed<HeatDetails>{play->heats.size(), details});
}

Result<Change> changeHeat(const Event& event, HeatNumber heat, const HeatDetails& details) {
    if (const auto known = heatIn(event, heat); !known)
        return tl::unexpected(known.error());
    auto value = valueAt(event, HeatSlot{heat});
    value->value = details;
    return oneEdit(ChangeKind::RoundChanged, operandsOf(heat), event, HeatSlot{heat},
                   std::move(value));
}

Result<Change> removeHeat(const Event& event, HeatNumber number) {
    const auto found = heatIn(event, number);
    if (!found)
        return tl::unexpected(found.error());
    const Heat& heat = **found;
    if (!heat.entrants.empty() || !heat.standby.empty() || !heat.games.empty() || heat.draw)
        return failure(FailureKind::HeatNotEmpty, operandsOf(number));
    return oneEdit(ChangeKind::HeatRemoved, operandsOf(number), event, HeatSlot{number},
                   std::nullopt);
}

Result<Change> checkIn(const Event& event, HeatNumber heat, const PlayerId& player) {
    return attend(event, heat, player, false);
}

Result<Change> playIfNeeded(const Event& event, HeatNumber heat, const PlayerId& player) {
    return attend(event, heat, player, true);
}

Result<Change> checkOut(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto known = heatIn(event, heat);
    if (!known)
        return tl::unexpected(known.error());
    const Values operands{playerName(event, player), qint64(heat.value())};
    const EntrantSlot slot{heat, player};
    if (!valueAt(event, slot))
        return failure(FailureKind::NotIn, operands);
    if (auto seat = seatInTheWay(event, **known, player))
        return tl::unexpected(*std::move(seat));
    return oneEdit(ChangeKind::CheckedOut, operands, event, slot, std::nullopt);
}

} // namespace mentat
