#pragma once

#include "model/changes/slot.h"

namespace mentat {

struct CoinTossSlot {
    using Value = CoinTossPlay;
    friend bool operator==(const CoinTossSlot&, const CoinTossSlot&) = default;
};

using CoinTossSlots = SlotList<CoinTossSlot>;

[[nodiscard]] inline std::optional<CoinTossPlay> valueAt(const Event& event, const CoinTossSlot&) {
    return std::get<CoinTossPlay>(event.play);
}
inline void put(Event& event, const CoinTossSlot&, const std::optional<CoinTossPlay>& value) {
    std::get<CoinTossPlay>(event.play) = value.value_or(CoinTossPlay());
}

} // namespace mentat
