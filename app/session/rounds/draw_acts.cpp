#include "app/session/rounds/draw_acts.h"

#include "app/session/rounds/heats/heat_acts.h"
#include "app/session/rounds/round_acts.h"

namespace mentat {

namespace {

/// Those who sit at tables that are drawn again sit there no longer.
Event withoutTables(Event event, HeatNumber number) {
    if (HeatsPlay* play = heatsPlay(event)) {
        for (Heat& heat : play->heats) {
            if (heat.number == number)
                heat.games.clear();
        }
    }
    return event;
}

} // namespace

Result<Change> drawTables(const Event& event, const DrawRequest& request,
                          const std::vector<PlayerId>& sitOut) {
    Event now = event;
    std::vector<AnyEdit> edits;
    for (const PlayerId& player : sitOut) {
        auto out = playIfNeeded(request.redraw ? withoutTables(now, request.heat) : now,
                                request.heat, player);
        if (!out)
            return out;
        apply(now, *out);
        std::move(out->edits.begin(), out->edits.end(), std::back_inserter(edits));
    }
    const auto draw = drawHeat(now, request);
    if (!draw)
        return tl::unexpected(draw.error());
    auto change = setTables(now, request.heat, draw->record, draw->games);
    if (change)
        change->edits.insert(change->edits.begin(), std::make_move_iterator(edits.begin()),
                             std::make_move_iterator(edits.end()));
    return change;
}

} // namespace mentat
