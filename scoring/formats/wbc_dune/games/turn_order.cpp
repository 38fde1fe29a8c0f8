#include "scoring/formats/wbc_dune/games/turn_order.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

/// How many sectors the storm moves until it comes to the dot, from 1.
int wayTo(Sector dot, Sector storm) {
    const int ahead = dot.value() - storm.value();
    return ahead > 0 ? ahead : ahead + Sector::max;
}

} // namespace

std::vector<size_t> turnOrder(Sector storm, const std::vector<Sector>& dots) {
    std::vector<size_t> order(dots.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, {},
                             [&](size_t position) { return wayTo(dots[position], storm); });
    return order;
}

} // namespace mentat
