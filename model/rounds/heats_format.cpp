#include "model/rounds/heats_format.h"

namespace mentat {

std::vector<Heat> heatsNextYear(const std::vector<Heat>& last, const YearShift& shift) {
    std::vector<Heat> next;
    for (const Heat& heat : last) {
        HeatDetails details = heat.details;
        details.start = shift(details.start);
        details.cancelled.reset();
        next.push_back({heat.number, std::move(details), {}, {}, {}, {}});
    }
    return next;
}

void planNextYear(Stage& next, const Stage& last, const YearShift& shift) {
    next.start = shift(last.start);
    next.minutes = last.minutes;
    next.location = last.location;
    next.deadline = shift(last.deadline);
}

} // namespace mentat
