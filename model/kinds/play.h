#pragma once

#include "model/dune/dune_play.h"
#include "model/ruleset/ruleset_play.h"
#include "model/storm/storm_play.h"

#include <variant>

namespace mentat {

/// What an event goes by, and what that adds to it: an alternative for each kind of rules.
using Play = std::variant<DunePlay, StormPlay, RulesetPlay>;

} // namespace mentat
