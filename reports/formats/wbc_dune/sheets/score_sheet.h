#pragma once

#include "reports/formats/wbc_dune/sheets/sheet_words.h"
#include "reports/text_measure.h"

namespace mentat {

/// The sheet of one table: what comes back from it, top to bottom in the order in which it is
/// typed, below that the grid that is kept while playing, at the foot what has to be known. Filled
/// in with what is recorded. A game of more seats than a sheet has rows gets several.
[[nodiscard]] std::vector<PlacedSheet> scoreSheets(const SheetSubject& subject,
                                                   const TextMeasure& measure);

/// The same in words, for kinds of output without pages.
[[nodiscard]] std::vector<ReportBlock> sheetInWords(const SheetSubject& subject);

} // namespace mentat
