#include "model/formats/wbc_dune/dune_slots.h"

namespace mentat {

std::optional<FinalChoices> valueAt(const Event& event, FinalChoicesSlot) {
    return std::get<DunePlay>(event.play).choices;
}

void put(Event& event, FinalChoicesSlot, const std::optional<FinalChoices>& value) {
    std::get<DunePlay>(event.play).choices = value.value_or(FinalChoices{});
}

} // namespace mentat
