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

// How an item of a page is found again in what QPdfWriter wrote for it: a marker is painted before
// each, and none of them is left in the file.

/// The marker of an item, by its place among those of its page: a line where no page is. The
/// painter's unit is the point.
void paintMarker(QPainter& painter, size_t item);

/// What was written for a page, with marked content in the place of each marker, up to the next:
/// all that is painted is in one. openings: what begins at each item. Throws std::runtime_error
/// where the markers are not those of so many items in their order, or not all is marked.
[[nodiscard]] std::string withMarkedContent(std::string_view written,
                                            const std::vector<std::string>& openings);

/// As PDF: vectors, with its fonts in it, its text to be selected and searched, with bookmarks,
/// links, language and parts (reports/paper/pdf_structure.h). The device is open for writing; a
/// failure says what it says.
[[nodiscard]] Result<void> writePdf(const ReportDocument& document, QIODevice& device,
                                    const Language& language = {});

} // namespace mentat
