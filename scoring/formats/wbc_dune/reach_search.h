#pragma once

#include "scoring/formats/wbc_dune/outlook.h"
#include "scoring/formats/wbc_dune/ways_to_win.h"

namespace mentat {

/// Goes through all that the Outlook leaves possible, where the contenders are few
/// (fewContenders): finds whatever can happen, and nothing else. Keeps references only.
class ReachSearch {
public:
    ReachSearch(const Outlook& outlook, const WaysToWin& ways);

    /// Whether so many others can all end with as many QP as the player, or more.
    [[nodiscard]] bool canDrawLevel(size_t player, size_t others) const;
    /// Whether the player can end ranked and with at most so many others who have more QP.
    [[nodiscard]] bool canStayWithin(size_t player, size_t others) const;

private:
    const Outlook& m_outlook;
    const WaysToWin& m_ways;
};

} // namespace mentat
