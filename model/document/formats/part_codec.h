#pragma once

// describePart() of what the formats add to a seat, a game and a draw.
#include "model/document/formats/all_part_codec.h"
