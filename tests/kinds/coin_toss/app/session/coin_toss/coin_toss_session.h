#pragma once

#include "app/session/session_kind.h"

namespace mentat {

/// The tosses of both become those of the one who stays.
inline Result<void> mergeTosses(Edits& edits, const Event& event, const PlayerId& kept,
                                const PlayerId& other) {
    auto merged = std::get<CoinTossPlay>(event.play);
    for (Tosses& tosses : merged.tosses)
        tosses.player = tosses.player == other ? kept : tosses.player;
    edits.put(CoinTossSlot{}, merged);
    return {};
}

inline SessionKind coinTossSessionKind() {
    return {.merge = mergeTosses,
            .seatedAtOnce = [](const Event&) { return std::vector<std::vector<PlayerId>>(); }};
}

} // namespace mentat
