#pragma once

#include "scoring/formats/wbc_dune/standings/outlook.h"
#include "scoring/formats/wbc_dune/standings/ways_to_win.h"

#include <array>

namespace mentat {

/// With so many contenders everything that can happen is gone through.
inline constexpr size_t fewContenders = 8;

/// Contenders by their position in Outlook::contenders(), a bit each.
using FewPlayers = unsigned;

/// Whose case an outcome is sought for: against one player, who is to be passed, or for them, who
/// is to be passed by as few as possible.
enum class OutcomeFor { Others, Player };

struct OutcomeAim {
    size_t player; // position in Outlook::contenders()
    OutcomeFor sought;
};

/// What a heat brings as far as one aim goes.
struct HeatOutcome {
    /// By how many half-points each other comes nearer to the aim: towards and past the player, or
    /// back behind them, beyond what is supposed of them. 0 for the player of the aim.
    std::array<int, fewContenders> nearer{};
    FewPlayers played = 0; // who has a completed game by it (R4.1), among those asked for
    friend auto operator<=>(const HeatOutcome&, const HeatOutcome&) = default;
};

/// The outcomes of a heat with at most eight contenders that serve the aim best: for whatever the
/// Outlook leaves possible there is one here that brings everybody as near to the aim, and lets at
/// least as many of `asked` play. What is supposed in the heat is so in all of them, and is about
/// the player of the aim; none where it is impossible.
[[nodiscard]] std::vector<HeatOutcome> heatOutcomes(const Outlook& outlook, const HeatToCome& heat,
                                                    const WaysToWin& ways, const OutcomeAim& aim,
                                                    FewPlayers asked);

} // namespace mentat
