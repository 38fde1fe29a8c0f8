#include "app/session/rounds/heats/schedule_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

void put(Edits& edits, const Event& event, HeatNumber heat, const HeatDetails& details) {
    auto value = valueAt(event, HeatSlot{heat});
    value->value = details;
    edits.put(HeatSlot{heat}, std::move(value));
}

/// Each game that is not played to its end, as it then is. One that has ended, or was counted and
/// waits for its verdict, was played: its sheet is still to come.
template <class Become>
void changeUnplayed(Edits& edits, const Heat& heat, Become become) {
    for (size_t position = 0; position < heat.games.size(); ++position) {
        Game game = heat.games[position];
        if (game.isVoid || hasEndOrResult(game) || isAwaitingVerdict(game))
            continue;
        become(game);
        edits.put(GameSlot{heat.number, game.table}, Placed<Game>{position, game});
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
    if (heat.details.cancelled)
        return failure(FailureKind::HeatCancelled, {qint64(number.value())});
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    Edits edits(event);
    HeatDetails details = heat.details;
    details.cancelled = why;
    put(edits, event, number, details);
    if (std::ranges::all_of(heat.games, isOnlyDrawn)) {
        clearTables(edits, event, number);
        edits.put(DrawSlot{number}, std::nullopt);
    } else {
        changeUnplayed(edits, heat, [&](Game& game) { makeVoid(game, why); });
    }
    return Change{
        ChangeKind::HeatCancelled, {qint64(number.value()), QString(), why}, edits.take(), {}, {}};
}

Result<Change> postponeHeat(const Event& event, HeatNumber number, const VenueTime& start,
                            const QString& reason) {
    const auto found = heatIn(event, number);
    if (!found)
        return tl::unexpected(found.error());
    const Heat& heat = **found;
    const QString why = reason.trimmed();
    if (!heat.details.cancelled && heat.details.start == start)
        return failure(FailureKind::SameStart, {qint64(number.value())});
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    Edits edits(event);
    HeatDetails details = heat.details;
    details.cancelled.reset();
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
    if (!details.cancelled)
        return failure(FailureKind::NotCancelled, {qint64(number.value())});
    details.cancelled.reset();
    Edits edits(event);
    put(edits, event, number, details);
    return Change{ChangeKind::HeatHeldAfterAll, {qint64(number.value())}, edits.take(), {}, {}};
}

} // namespace mentat
