#pragma once

#include "model/result.h"
#include "reports/report_document.h"
#include "reports/wording/language/language.h"

class QIODevice;

namespace mentat {

/// As PDF: vectors, with its fonts in it, its text to be selected and searched, with bookmarks,
/// links, language and parts (reports/paper/pdf_structure.h). The device is open for writing; a
/// failure says what it says.
[[nodiscard]] Result<void> writePdf(const ReportDocument& document, QIODevice& device,
                                    const Language& language = {});

} // namespace mentat
