#pragma once

// Beside the store it is for whoever must not write over an event file.
#include "model/file_header.h"
