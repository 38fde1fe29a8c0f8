#include "model/formats/wbc_dune/dune_slots.h"

namespace mentat {

std::optional<FinalDetails> valueAt(const Event& event, FinalSlot) {
    return std::get<DunePlay>(event.play).finalDetails;
}

void put(Event& event, FinalSlot, const std::optional<FinalDetails>& value) {
    std::get<DunePlay>(event.play).finalDetails = value.value_or(FinalDetails{});
}

} // namespace mentat
