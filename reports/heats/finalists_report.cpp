#include "reports/heats/heats_report_list.h"

#include "reports/heats/report_parts.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/heats/clock/final_times.h"
#include "scoring/heats/final/final_line_up.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportTable namesForWall(const ReportRequest& request, const QString& title,
                         const std::vector<PlayerId>& players) {
    ReportTable table{
        title,
        {numberColumn(u"number"_s, reportText(request, QT_TRANSLATE_NOOP("Report", "No."))),
         wideColumn(u"name"_s, reportText(request, QT_TRANSLATE_NOOP("Report", "Player"))),
         textColumn(u"from"_s, reportText(request, QT_TRANSLATE_NOOP("Report", "From")))}};
    table.isLarge = true;
    for (const PlayerId& id : players) {
        const Player& player = *findPlayer(request.event, id);
        table.rows.push_back(
            {{numberCell(request.wording.language(), static_cast<qint64>(table.rows.size()) + 1),
              strongCell(player.name.text()), textCell(player.from)}});
    }
    return table;
}

/// Who would move up: the ranked below the line-up who can play.
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
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "The final")));
    if (details.start)
        document.add(Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "Begins %1."),
                                          {language.dayAndTime(*details.start)})});
    if (const auto deadline = deadlineOf(details); deadline && !details.closed)
        document.add(Paragraph{reportText(
            request,
            QT_TRANSLATE_NOOP("Report", "Be there by %1, or the next alternate takes your place "
                                        "(R7.1)."),
            {language.clockTime(deadline->time())})});
    const Advancement advancement = scoringFormatOf(request.event).advancement(request.event);
    const auto lineUp = finalLineUp(request.event, advancement);
    if (lineUp.empty()) {
        document.add(Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return document;
    }
    const QString title = details.closed
                              ? reportText(request, QT_TRANSLATE_NOOP("Report", "Line-up"))
                              : reportText(request, QT_TRANSLATE_NOOP("Report", "Line-up so far"));
    document.add(Heading{2, title});
    document.add(namesForWall(request, title, lineUp));
    const auto alternates = standingBy(request.event, advancement, lineUp);
    if (!details.closed && !alternates.empty()) {
        const QString below = reportText(request, QT_TRANSLATE_NOOP("Report", "Alternates"));
        document.add(Heading{2, below});
        document.add(namesForWall(request, below, alternates));
    }
    return document;
}

} // namespace mentat
