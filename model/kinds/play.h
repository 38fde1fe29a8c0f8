#pragma once

#include "model/dune/dune_play.h"
#include "model/ruleset/ruleset_play.h"
#include "model/storm/storm_play.h"

#include <variant>

namespace mentat {

/// The kind of rules of an event, with what it adds: an alternative for each kind.
using Play = std::variant<DunePlay, StormPlay, RulesetPlay>;

} // namespace mentat
