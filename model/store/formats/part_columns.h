#pragma once

// partColumns() of what the formats add to a seat, a game and a draw.
#include "model/store/formats/all_columns.h"
