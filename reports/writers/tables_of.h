#pragma once

#include "reports/report_document.h"

namespace mentat {

/// The tables of a document in their order, those of placed sheets too. Points into the blocks.
[[nodiscard]] std::vector<const ReportTable*> tablesOf(const std::vector<ReportBlock>& blocks);

} // namespace mentat
