#include "model/formats/wbc_dune/dune_format.h"

namespace mentat {

Play duneNextYear(const Play& last, const YearShift& shift) {
    const auto& played = std::get<DunePlay>(last);
    DunePlay next;
    for (const Heat& heat : played.heats) {
        HeatDetails details = heat.details;
        details.start = shift(details.start);
        details.cancelled.reset();
        next.heats.push_back({heat.number, std::move(details), {}, {}, {}, {}});
    }
    next.finalDetails.start = shift(played.finalDetails.start);
    next.finalDetails.minutes = played.finalDetails.minutes;
    next.finalDetails.deadline = shift(played.finalDetails.deadline);
    return next;
}

} // namespace mentat
