#include "reports/report.h"

#include "reports/formats/report_formats.h"

#include <algorithm>

namespace mentat {
namespace {

template <class Row>
const Row* named(std::span<const Row> rows, const QString& name) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&name](const Row& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

std::span<const Report> reportsOf(const Event& event) {
    return reportFormatOf(event).reports();
}

const Report* findReport(const Event& event, const QString& name) {
    return named(reportsOf(event), name);
}

std::vector<ReportHeat> heatsOfReports(const Event& event) {
    return reportFormatOf(event).heats(event);
}

std::span<const ReportFolder> reportFoldersOf(const Event& event) {
    return reportFormatOf(event).folders();
}

std::span<const QLatin1StringView> handedOverOf(const Event& event) {
    const auto handedOver = reportFormatOf(event).handedOver;
    return handedOver ? handedOver() : std::span<const QLatin1StringView>();
}

const ReportFolder* findReportFolder(const Event& event, const QString& name) {
    return named(reportFoldersOf(event), name);
}

QString practiceMark(const Language& language) {
    const char* english = QT_TRANSLATE_NOOP("mentat::reports", "Practice: nothing here counts");
    return language.translate("mentat::reports", english);
}

ReportDocument documentFor(const ReportRequest& request, const QString& title) {
    const EventDetails& details = request.event.details;
    return {.title = title,
            .event
            = details.name.text() + u' ' + request.wording.language().number(details.year.value()),
            .author = details.gm.value_or(QString()),
            .printed = request.printed,
            .mark = request.book.isPractice ? practiceMark(request.wording.language()) : QString(),
            .paper = request.paper,
            .blocks = {}};
}

ReportDocument titledDocument(const ReportRequest& request, const QString& title) {
    ReportDocument document = documentFor(request, title);
    document.add(Heading{1, title});
    return document;
}

} // namespace mentat
