#include "reports/heats/heats_reports.h"

#include "reports/heats/report_parts.h"
#include "reports/tables/calls_list.h"
#include "reports/tables/line_up_list.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

ReportDocument callDocument(const ReportRequest& request) {
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Call list")));
    // Used on the phone with a pen in hand: ten columns across, in letters that fill the sheet.
    document.orientation = Orientation::Sideways;
    document.add(Paragraph{
        say(request, Phrase("Report", "For the GM only: phone numbers and locations are private.")),
        true});
    return document;
}

Result<ReportDocument> callListReport(const ReportRequest& request) {
    ReportDocument document = callDocument(request);
    const Event& event = request.event;
    const Language& language = request.wording.language();
    const Stage& details = *finalStage(event);
    const QString where = whenAndWhere(
        details.start ? language.weekdayAndTime(*details.start) : QString(), details.location);
    if (!where.isEmpty())
        document.add(Paragraph{where});
    const ReportTable calls
        = callsOnPaper(request, finalRound(event, kindOf<ScoringKind>(event).advancement(event)));
    if (calls.rows.empty())
        document.add(Paragraph{say(request, Phrase("Report", "No games yet."))});
    else
        document.add(calls);
    return document;
}

namespace {

/// The next to move up: ranked players below the line-up who can play.
std::vector<PlayerId> standingBy(const Event& event, const Advancement& advancement,
                                 const std::vector<PlayerId>& lineUp) {
    const auto& unavailable = finalStage(event)->unavailable;
    std::vector<PlayerId> alternates = advancement.qualifiers;
    alternates.insert(alternates.end(), advancement.alternates.begin(),
                      advancement.alternates.end());
    std::erase_if(alternates, [&](const PlayerId& player) {
        return std::ranges::find(lineUp, player) != lineUp.end()
               || std::ranges::find(unavailable, player) != unavailable.end();
    });
    return alternates;
}

} // namespace

Result<ReportDocument> finalistsReport(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const Stage& details = *finalStage(request.event);
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "The final")));
    document.readAt = ReadAt::Wall;
    const Advancement advancement = kindOf<ScoringKind>(request.event).advancement(request.event);
    const auto lineUp = finalLineUp(request.event, advancement);
    const QString title = details.closed ? say(request, Phrase("Report", "Line-up"))
                                         : say(request, Phrase("Report", "Line-up so far"));
    const QString where = whenAndWhere(
        details.start ? language.weekdayAndTime(*details.start) : QString(), details.location);
    if (!where.isEmpty())
        document.add(Paragraph{where, true});
    if (!lineUp.empty())
        document.add(Paragraph{title, true});
    if (const auto deadline = deadlineOf(details); deadline && !details.closed)
        document.add(
            Paragraph{say(request,
                          Phrase("Report", "Be there by %1, or the next alternate takes your "
                                           "place."),
                          {language.clockTime(deadline->time())})});
    if (lineUp.empty()) {
        document.add(Paragraph{say(request, Phrase("Report", "No games yet."))});
        return document;
    }
    auto seats = lineUpSeats(lineUp);
    if (!details.closed)
        addAlternates(seats, standingBy(request.event, advancement, lineUp));
    document.add(lineUpOnPaper(request, lineUpList(request, title, std::move(seats), true)));
    return document;
}

} // namespace mentat
