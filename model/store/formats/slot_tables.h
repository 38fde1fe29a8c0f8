#pragma once

// rowsOf() and scopeOf() of all slots.
#include "model/store/book_tables.h"
#include "model/store/formats/all_tables.h"
#include "model/store/heats/heats_tables.h"
