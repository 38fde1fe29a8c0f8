#pragma once

// rowsOf() and scopeOf() of all slots.
#include "model/store/book_tables.h"
#include "model/store/dune/dune_tables.h"
#include "model/store/heats/heats_tables.h"
#include "model/store/ruleset/ruleset_tables.h"
#include "model/store/storm/storm_tables.h"
