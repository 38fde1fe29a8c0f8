#include "ui/formats/wbc_dune/shown_heat.h"

namespace mentat {

const DunePlay* shownPlay(const OpenBook& book) {
    return book.hasEvent() ? std::get_if<DunePlay>(&book.event().play) : nullptr;
}

const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat) {
    const DunePlay* play = shownPlay(book);
    return play && heat ? findHeat(*play, *heat) : nullptr;
}

} // namespace mentat
