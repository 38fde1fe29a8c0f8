#pragma once

#include "ui/guide/guide_book.h"

class QPrinter;

namespace mentat {

/// Prints a page of the guide, black on white, in letters of 10 pt; in smaller ones, of 7.5 pt at
/// least, where it fits on one sheet then. How many sheets; 0: the printer does not take them.
[[nodiscard]] int printGuidePage(const GuideBook& book, const GuidePage& page, QPrinter& printer);

} // namespace mentat
