#pragma once

// describePart() for what the kinds add to a seat, a game, and a draw.
#include "model/document/dune/dune_part_codec.h"
#include "model/document/ruleset/ruleset_part_codec.h"
