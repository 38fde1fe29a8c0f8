#include "ui/heats/shown_heat.h"

namespace mentat {

const HeatsPlay* shownPlay(const OpenBook& book) {
    return book.hasEvent() ? heatsPlay(book.event()) : nullptr;
}

const Stage* shownStage(const OpenBook& book) {
    return book.hasEvent() ? finalStage(book.event()) : nullptr;
}

const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat) {
    const HeatsPlay* play = shownPlay(book);
    return play && heat ? findHeat(*play, *heat) : nullptr;
}

} // namespace mentat
