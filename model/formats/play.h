#pragma once

#include "model/formats/eye_of_the_storm/storm_play.h"
#include "model/formats/wbc_dune/dune_play.h"

#include <variant>

namespace mentat {

/// What an event's format adds to it. The alternatives stand in the order of formats().
using Play = std::variant<DunePlay, StormPlay>;

} // namespace mentat
