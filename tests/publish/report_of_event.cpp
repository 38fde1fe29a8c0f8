#include "tests/publish/report_of_event.h"

#include "reports/report.h"

namespace mentat::test {

ReportDocument reportOfEvent(const QString& name, const Event& event) {
    Book book;
    book.events.push_back({EventId(1), event});
    const Wording wording;
    const ReportRequest request{.book = book,
                                .event = book.events.front().event,
                                .wording = wording,
                                .printed = {},
                                .round = {}};
    return findReport(request.event, name)->make(request).value();
}

} // namespace mentat::test
