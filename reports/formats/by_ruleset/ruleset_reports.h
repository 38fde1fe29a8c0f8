#pragma once

#include "reports/formats/report_formats.h"

namespace mentat {

inline ReportFormat reportFormatOf(std::type_identity<RulesetPlay>) {
    return {.reports = [] { return std::span<const Report>(); },
            .publicPages = [](const ReportRequest&) { return std::vector<PublicPage>(); }};
}

} // namespace mentat
