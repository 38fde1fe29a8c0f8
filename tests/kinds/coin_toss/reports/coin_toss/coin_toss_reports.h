#pragma once

#include "reports/reports_kind.h"

namespace mentat {

inline Result<ReportDocument> coinTossReport(const ReportRequest& request) {
    ReportDocument document{.title = QStringLiteral("Tosses"),
                            .event = request.event.details.name.text(),
                            .author = {},
                            .printed = request.printed,
                            .paper = request.paper};
    document.blocks.emplace_back(Heading{1, document.title});
    BulletList list;
    for (const Tosses& tosses : std::get<CoinTossPlay>(request.event.play).tosses)
        list.items.append(playerName(request.event, tosses.player) + QStringLiteral(": ")
                          + QString::number(tosses.won.value()));
    document.blocks.emplace_back(list);
    return document;
}

inline std::span<const Report> coinTossReportList() {
    static const std::vector<Report> all{{.name = QLatin1StringView("tosses"),
                                          .title = "Tosses",
                                          .purpose = "Who won how many",
                                          .kinds = {ReportKind::Text},
                                          .make = coinTossReport}};
    return all;
}

inline ReportsKind coinTossReportsKind() {
    return {.reports = coinTossReportList,
            .publicPages = [](const ReportRequest&) { return std::vector<PublicPage>(); }};
}

} // namespace mentat
