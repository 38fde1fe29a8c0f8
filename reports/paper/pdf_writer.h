#pragma once

#include "model/result.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

class QPainter;
class QIODevice;

namespace mentat {

// Finds each item of a page in QPdfWriter's output: a marker is painted before each, and none
// remains in the file.

/// The marker of the item with this index: a line outside the page. The painter's unit is the
/// point.
void paintMarker(QPainter& painter, size_t item);

/// The content of a page with each marker replaced by marked content up to the next: everything
/// painted is in one. openings: the beginning for each item. Throws std::runtime_error if the
/// markers do not match the items in order, or something is unmarked.
[[nodiscard]] std::string withMarkedContent(std::string_view written,
                                            const std::vector<std::string>& openings);

/// As PDF: vectors, with embedded fonts, selectable and searchable text, bookmarks, links,
/// language, and parts (reports/paper/pdf_structure.h). The device is open for writing; a failure
/// has its message.
[[nodiscard]] Result<void> writePdf(const ReportDocument& document, QIODevice& device,
                                    const Language& language = {});

} // namespace mentat
