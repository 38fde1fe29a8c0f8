#include "app/session/rounds/heats/heat_order.h"

#include "app/session/acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

/// Attendance from the last to the first, so that each is taken out at the place where it stands.
void takeOut(Edits& edits, const Heat& heat) {
    for (const auto* list : {&heat.entrants, &heat.standby}) {
        for (auto player = list->rbegin(); player != list->rend(); ++player)
            edits.put(EntrantSlot{heat.number, *player}, std::nullopt);
    }
    edits.put(HeatSlot{heat.number}, std::nullopt);
}

void putIn(Edits& edits, const Heat& heat, HeatNumber number, size_t position) {
    edits.put(HeatSlot{number}, Placed<HeatDetails>{position, heat.details});
    for (size_t i = 0; i < heat.entrants.size(); ++i)
        edits.put(EntrantSlot{number, heat.entrants[i]}, Attendance{false, i});
    for (size_t i = 0; i < heat.standby.size(); ++i)
        edits.put(EntrantSlot{number, heat.standby[i]}, Attendance{true, i});
}

size_t positionOf(const HeatsPlay& play, const Heat& heat) {
    return static_cast<size_t>(&heat - play.heats.data());
}

/// Where a heat of the number stands among those that are left without the heat.
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

} // namespace mentat
