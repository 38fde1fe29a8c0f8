#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/heats/certificate_sheets.h"
#include "reports/wording/sentences.h"
#include "scoring/formats/wbc_dune/awards/dune_awards.h"
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
    for (const Award& award : duneAwards(request.event)) {
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
                  language.number(best.heat.value())})});
    }
    return all;
}

} // namespace

Result<ReportDocument> certificatesReport(const ReportRequest& request) {
    return certificateSheets(request, certificatesOf(request));
}

} // namespace mentat
