#pragma once

#include "scoring/formats/wbc_dune/standings/heat_outcomes.h"

#include <optional>

namespace mentat {

/// Goes through all that the Outlook leaves possible, where the contenders are few
/// (fewContenders): finds whatever can happen, and nothing else. Keeps references only.
class ReachSearch {
public:
    ReachSearch(const Outlook& outlook, const WaysToWin& ways);

    /// Whether so many others can all end with as many QP as the player, or more.
    [[nodiscard]] bool canDrawLevel(size_t player, size_t others);
    /// Whether the player can end ranked and with at most so many others who have more QP.
    [[nodiscard]] bool canStayWithin(size_t player, size_t others);

private:
    [[nodiscard]] std::vector<HeatOutcome> outcomesOf(const HeatToCome& heat,
                                                      const OutcomeAim& aim);
    [[nodiscard]] const std::vector<HeatOutcome>& alikeOutcomes(const HeatToCome& heat,
                                                                OutcomeFor sought);
    [[nodiscard]] FewPlayers askedFor(const OutcomeAim& aim) const;

    const Outlook& m_outlook;
    const WaysToWin& m_ways;
    /// Of a heat that is alike for everybody, by what is sought about the first contender.
    std::array<std::optional<std::vector<HeatOutcome>>, 2> m_alike;
};

} // namespace mentat
