#include "reports/public_pages.h"

#include "reports/reports_kind.h"

namespace mentat {

PublicEvent::PublicEvent(Event event) {
    event.details.notes.reset();
    event.keepApart.clear();
    event.rulings.clear();
    for (AwardDecision& decision : event.awardDecisions)
        decision.reason.reset();
    for (Player& player : event.players) {
        player.alsoKnownAs.clear();
        player.badge.reset();
        player.email.reset();
        player.phone.reset();
        player.whereabouts.reset();
        player.notes.reset();
        player.disqualifiedReason.reset();
        player.person.reset();
    }
    m_book.events.push_back({EventId(1), std::move(event)});
}

ReportTable leadersOf(ReportTable ranking) {
    constexpr size_t leaders = 6;
    if (ranking.rows.size() > leaders)
        ranking.rows.erase(ranking.rows.begin() + leaders, ranking.rows.end());
    for (ReportRow& row : ranking.rows) {
        row.remark.clear();
        row.beginsPart = false;
        row.partName.clear();
    }
    return ranking;
}

std::vector<PublicPage> publicPages(const PublicRequest& request) {
    return kindOf<ReportsKind>(request.event).publicPages(request);
}

} // namespace mentat
