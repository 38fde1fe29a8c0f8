#include "model/formats/wbc_dune/dune_play.h"

#include <algorithm>

namespace mentat {

const Heat* findHeat(const DunePlay& play, HeatNumber number) {
    const auto found = std::find_if(play.heats.begin(), play.heats.end(),
                                    [&](const Heat& heat) { return heat.number == number; });
    return found == play.heats.end() ? nullptr : &*found;
}

} // namespace mentat
