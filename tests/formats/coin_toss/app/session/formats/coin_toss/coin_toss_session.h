#pragma once

#include "app/session/acts.h"

namespace mentat {

/// The tosses of both become those of the one who stays.
[[nodiscard]] inline Result<void> mergeInPlay(Edits& edits, const Event&, const CoinTossPlay& play,
                                              const PlayerId& kept, const PlayerId& other) {
    CoinTossPlay merged = play;
    for (Tosses& tosses : merged.tosses)
        tosses.player = tosses.player == other ? kept : tosses.player;
    edits.put(CoinTossSlot{}, merged);
    return {};
}
[[nodiscard]] inline std::vector<std::vector<PlayerId>> seatedAtOnce(const CoinTossPlay&) {
    return {};
}

} // namespace mentat
