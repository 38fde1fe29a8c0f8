#include "app/session/rounds/heat_acts.h"

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

/// Why a seated player stays in the heat: their seat would otherwise name someone outside of it.
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
    if ((*heat)->details.canceled)
        return failure(FailureKind::HeatCanceled, operandsOf(number));
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
    proposal.details.canceled.reset();
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
                   AtPosition<HeatDetails>{play->heats.size(), details});
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

namespace {

/// Removes attendance from the last to the first, so that positions stay valid.
void takeOut(Edits& edits, const Heat& heat) {
    for (const auto* list : {&heat.entrants, &heat.standby}) {
        for (auto player = list->rbegin(); player != list->rend(); ++player)
            edits.put(EntrantSlot{heat.number, *player}, std::nullopt);
    }
    edits.put(HeatSlot{heat.number}, std::nullopt);
}

void putIn(Edits& edits, const Heat& heat, HeatNumber number, size_t position) {
    edits.put(HeatSlot{number}, AtPosition<HeatDetails>{position, heat.details});
    for (size_t i = 0; i < heat.entrants.size(); ++i)
        edits.put(EntrantSlot{number, heat.entrants[i]}, Attendance{false, i});
    for (size_t i = 0; i < heat.standby.size(); ++i)
        edits.put(EntrantSlot{number, heat.standby[i]}, Attendance{true, i});
}

size_t positionOf(const HeatsPlay& play, const Heat& heat) {
    return static_cast<size_t>(&heat - play.heats.data());
}

/// The position of a heat with this number among the other heats.
size_t positionFor(const HeatsPlay& play, const Heat& heat, HeatNumber number) {
    return static_cast<size_t>(
        std::count_if(play.heats.begin(), play.heats.end(), [&](const Heat& other) {
            return other.number != heat.number && other.number < number;
        }));
}

void exchange(Edits& edits, const HeatsPlay& play, const Heat& a, const Heat& b) {
    const bool aFirst = positionOf(play, a) < positionOf(play, b);
    const Heat& earlier = aFirst ? a : b;
    const Heat& later = aFirst ? b : a;
    takeOut(edits, later);
    takeOut(edits, earlier);
    putIn(edits, later, earlier.number, positionOf(play, earlier));
    putIn(edits, earlier, later.number, positionOf(play, later));
}

std::vector<Ruling> renumbered(std::vector<Ruling> rulings, HeatNumber a, HeatNumber b) {
    for (Ruling& ruling : rulings) {
        if (ruling.heat == a)
            ruling.heat = b;
        else if (ruling.heat == b)
            ruling.heat = a;
    }
    return rulings;
}

} // namespace

Result<Change> moveHeat(const Event& event, HeatNumber number, HeatNumber to) {
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    Change change{ChangeKind::HeatMoved, {qint64(number.value()), qint64(to.value())}, {}, {}, {}};
    if (number == to)
        return change;
    const HeatsPlay& play = *heatsPlay(event);
    const Heat* other = findHeat(play, to);
    for (const Heat* one : {*heat, other}) {
        if (one && (!one->games.empty() || one->draw))
            return failure(FailureKind::RoundHasTables, {qint64(one->number.value())});
    }
    Edits edits(event);
    if (other) {
        exchange(edits, play, **heat, *other);
    } else {
        takeOut(edits, **heat);
        putIn(edits, **heat, to, positionFor(play, **heat, to));
    }
    edits.put(RulingsSlot{}, renumbered(event.rulings, number, to));
    change.edits = edits.take();
    return change;
}

namespace {

void put(Edits& edits, const Event& event, HeatNumber heat, const HeatDetails& details) {
    auto value = valueAt(event, HeatSlot{heat});
    value->value = details;
    edits.put(HeatSlot{heat}, std::move(value));
}

/// Changes each game that was not played. One that has ended, or was counted and waits for its
/// verdict, was played: its sheet will follow.
template <class Become>
void changeUnplayed(Edits& edits, const Heat& heat, Become become) {
    for (size_t position = 0; position < heat.games.size(); ++position) {
        Game game = heat.games[position];
        if (game.isVoid || hasEndOrResult(game) || isAwaitingVerdict(game))
            continue;
        become(game);
        edits.put(GameSlot{heat.number, game.table}, AtPosition<Game>{position, game});
    }
}

bool isOnlyDrawn(const Game& game) {
    return !game.isVoid && !hasBegun(game);
}

} // namespace

Result<Change> cancelHeat(const Event& event, HeatNumber number, const QString& reason) {
    const auto found = heatIn(event, number);
    if (!found)
        return tl::unexpected(found.error());
    const Heat& heat = **found;
    const QString why = reason.trimmed();
    if (heat.details.canceled)
        return failure(FailureKind::HeatCanceled, {qint64(number.value())});
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    Edits edits(event);
    HeatDetails details = heat.details;
    details.canceled = why;
    put(edits, event, number, details);
    if (std::ranges::all_of(heat.games, isOnlyDrawn)) {
        clearTables(edits, event, number);
        edits.put(DrawSlot{number}, std::nullopt);
    } else {
        changeUnplayed(edits, heat, [&](Game& game) { makeVoid(game, why); });
    }
    return Change{
        ChangeKind::HeatCanceled, {qint64(number.value()), QString(), why}, edits.take(), {}, {}};
}

Result<Change> postponeHeat(const Event& event, HeatNumber number, const VenueTime& start,
                            const QString& reason) {
    const auto found = heatIn(event, number);
    if (!found)
        return tl::unexpected(found.error());
    const Heat& heat = **found;
    const QString why = reason.trimmed();
    if (!heat.details.canceled && heat.details.start == start)
        return failure(FailureKind::SameStart, {qint64(number.value())});
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    Edits edits(event);
    HeatDetails details = heat.details;
    details.canceled.reset();
    details.start = start;
    put(edits, event, number, details);
    changeUnplayed(edits, heat, [](Game& game) { game.start.reset(); });
    return Change{
        ChangeKind::HeatPostponed, {qint64(number.value()), QString(), why}, edits.take(), {}, {}};
}

Result<Change> holdAfterAll(const Event& event, HeatNumber number) {
    const auto found = heatIn(event, number);
    if (!found)
        return tl::unexpected(found.error());
    HeatDetails details = (*found)->details;
    if (!details.canceled)
        return failure(FailureKind::NotCanceled, {qint64(number.value())});
    details.canceled.reset();
    Edits edits(event);
    put(edits, event, number, details);
    return Change{ChangeKind::HeatHeldAfterAll, {qint64(number.value())}, edits.take(), {}, {}};
}

} // namespace mentat
