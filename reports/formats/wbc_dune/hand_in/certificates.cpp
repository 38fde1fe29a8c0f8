#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/heats/certificate_sheets.h"
#include "reports/wording/formats/wbc_dune/report_wording.h"
#include "reports/wording/sentences.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"

namespace mentat {
namespace {

std::vector<Certificate> certificatesOf(const ReportRequest& request) {
    const Language& language = request.wording.language();
    std::vector<Certificate> all;
    for (const Placement& placement : dunePlacements(request.event)) {
        if (placement.plaque)
            all.push_back(
                {placeOnCertificate(request, placement.place),
                 playerName(request.event, placement.player),
                 certificateText(request, QT_TRANSLATE_NOOP("Certificate", "in the final"))});
    }
    for (const AwardCourse& course : awardCourses(request.event)) {
        const Award& award = course.award;
        if (award.winners.empty() || award.tied)
            continue;
        const Performance& best = award.winners.front();
        all.push_back(
            {certificateText(request, QT_TRANSLATE_NOOP("Certificate", "Best %1"),
                             {factionName(language, award.faction)}),
             playerName(request.event, best.player),
             certificateText(
                 request,
                 QT_TRANSLATE_NOOP("Certificate", "%1 normalized performance points in heat %2"),
                 {language.thousandths(best.normalized.thousandths()),
                  language.number(best.heat.value())}),
             awardFootnote(language, course)});
    }
    return all;
}

} // namespace

Result<ReportDocument> certificatesReport(const ReportRequest& request) {
    return certificateSheets(request, certificatesOf(request));
}

} // namespace mentat
