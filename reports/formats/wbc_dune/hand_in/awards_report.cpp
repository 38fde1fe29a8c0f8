#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/formats/wbc_dune/awards_list.h"
#include "reports/heats/report_parts.h"

#include <algorithm>

namespace mentat {

Result<ReportDocument> awardsReport(const ReportRequest& request) {
    ReportDocument document = titledDocument(
        request, reportText(request, QT_TRANSLATE_NOOP("Report", "Best Factions")));
    document.readAt = ReadAt::Wall;
    const auto courses = awardCourses(request.event);
    const bool isLive = std::ranges::any_of(courses, &AwardCourse::isLive);
    const bool hasAny = std::ranges::any_of(
        courses, [](const AwardCourse& course) { return !course.award.winners.empty(); });
    if (!hasAny) {
        document.add(Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return document;
    }
    if (isLive)
        document.add(Paragraph{reportText(
            request,
            QT_TRANSLATE_NOOP("Report", "The heats are not over; the leaders can still change."))});
    document.add(tableAt(request, awardsList(request, courses), Audience::Paper));
    document.add(Paragraph{
        reportText(request, QT_TRANSLATE_NOOP(
                                "Report", "Each goes to the most performance points (PP) with that "
                                          "faction in one game, normalized per turn and to six "
                                          "players: PP ÷ turns × players ÷ 6 (R5.2, R5.3).")),
        true});
    return document;
}

} // namespace mentat
