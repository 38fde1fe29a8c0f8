#include "reports/public_page.h"

#include "reports/formats/report_formats.h"

namespace mentat {

std::vector<PublicPage> publicPages(const PublicRequest& request) {
    return reportFormatOf(request.event).publicPages(request);
}

} // namespace mentat
