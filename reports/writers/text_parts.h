#pragma once

#include "reports/report_document.h"

namespace mentat {

// What the writers of text have in common.

/// The blocks, the report's own heading first: its title, where they do not begin with one.
[[nodiscard]] std::vector<ReportBlock> blocksWithTitle(const ReportDocument& document);
/// The same, with the line of origin as a note below the heading.
[[nodiscard]] std::vector<ReportBlock> blocksWithOrigin(const ReportDocument& document);

/// "Dune 2026 · 29.07.2026 14:02": the event and when it was printed.
[[nodiscard]] QString lineOfOrigin(const ReportDocument& document);

/// The lines of facts: labels, and the values in a column of their own.
[[nodiscard]] QStringList factLines(const std::vector<Fact>& facts, int width);

/// The lines of a poster's groups, a blank line between two.
[[nodiscard]] QStringList posterLines(const Poster& poster, int width);

} // namespace mentat
