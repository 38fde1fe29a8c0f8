#pragma once

// rowsOf() and scopeOf() of all slots.
#include "model/store/event_tables.h"
#include "model/store/formats/eye_of_the_storm/storm_tables.h"
#include "model/store/formats/wbc_dune/dune_tables.h"
