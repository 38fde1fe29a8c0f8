#pragma once

#include "model/document/summary_document.h"

namespace mentat::test {

/// Writes summaries as a document for readSummaryDocument(); Mentat itself writes none.
[[nodiscard]] inline Json summaryDocument(const std::vector<Summary>& summaries) {
    ObjectWriter root;
    root.append("format", Json(summaryDocumentFormat));
    root.append("version", Json(1));
    root.append("events", Codec<std::vector<Summary>>::write(summaries));
    return root.take();
}

} // namespace mentat::test
