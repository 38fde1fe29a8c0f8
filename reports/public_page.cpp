#include "reports/public_page.h"

#include "reports/formats/report_formats.h"

namespace mentat {

std::vector<PublicPage> publicPages(const ReportRequest& request) {
    return reportFormatOf(request.event).publicPages(request);
}

} // namespace mentat
