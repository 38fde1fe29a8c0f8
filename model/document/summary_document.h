#pragma once

#include "model/book.h"
#include "model/document/bytes/json.h"

namespace mentat {

/// `mentat-summary`, version 1: years without games. Failure: Refused, with all findings in the
/// order of the document.
[[nodiscard]] Result<std::vector<Summary>> readSummaryDocument(const Json& document);

inline constexpr QLatin1StringView summaryDocumentFormat("mentat-summary");

} // namespace mentat
