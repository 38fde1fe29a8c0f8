#include "reports/heats/heats_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/heats/final/final_line_up.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class CallListReport : ReportTeller {
public:
    explicit CallListReport(const ReportRequest& request)
        : ReportTeller(request)
        , m_details(*finalStage(request.event))
        , m_standings(scoringFormatOf(request.event).standings(request.event)) {}

    ReportDocument run() {
        ReportDocument document
            = titledDocument(m_request, text(QT_TRANSLATE_NOOP("Report", "Call list")));
        document.add(
            Paragraph{text(QT_TRANSLATE_NOOP(
                          "Report", "For the GM alone: phones and whereabouts are private.")),
                      true});
        const auto entries = callList(
            m_request.event, scoringFormatOf(m_request.event).advancement(m_request.event));
        if (entries.empty()) {
            document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
            return document;
        }
        ReportTable table = emptyTable();
        for (const CallListEntry& entry : entries) {
            ReportRow row = rowOf(entry);
            row.beginsPart = !table.rows.empty() && beginsAlternates(entry);
            table.rows.push_back(std::move(row));
        }
        document.orientation = Orientation::Sideways;
        document.add(std::move(table));
        return document;
    }

private:
    bool beginsAlternates(const CallListEntry& entry) {
        const bool begins = entry.part == CallListPart::Alternate && !m_alternatesBegun;
        m_alternatesBegun = m_alternatesBegun || begins;
        return begins;
    }

    [[nodiscard]] ReportTable emptyTable() const {
        return {text(QT_TRANSLATE_NOOP("Report", "Call list")),
                {numberColumn(u"rank"_s, text(QT_TRANSLATE_NOOP("Report", "Rank"))),
                 wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
                 textColumn(u"as"_s, text(QT_TRANSLATE_NOOP("Report", "As"))),
                 numberColumn(u"qp"_s, text(QT_TRANSLATE_NOOP("Report", "QP"))),
                 textColumn(u"phone"_s, text(QT_TRANSLATE_NOOP("Report", "Phone"))),
                 wideColumn(u"whereabouts"_s, text(QT_TRANSLATE_NOOP("Report", "Where"))),
                 textColumn(u"finalAnswer"_s, text(QT_TRANSLATE_NOOP("Report", "Would play"))),
                 textColumn(u"state"_s, text(QT_TRANSLATE_NOOP("Report", "Call"))),
                 textColumn(u"time"_s, text(QT_TRANSLATE_NOOP("Report", "At")))}};
    }

    [[nodiscard]] ReportRow rowOf(const CallListEntry& entry) const {
        const Player& player = *findPlayer(m_request.event, entry.player);
        const auto standing
            = std::ranges::find(m_standings.ranked, entry.player, &Standing::player);
        const bool isRanked = standing != m_standings.ranked.end();
        const auto call = std::ranges::find(m_details.calls, entry.player, &FinalCall::player);
        const bool isCalled = call != m_details.calls.end();
        return {{isRanked && standing->rank ? numberCell(m_language, standing->rank->value())
                                            : unknownCell(),
                 strongCell(player.name.text()), textCell(callPartName(m_language, entry.part)),
                 isRanked ? halvesCell(m_language, standing->qp.halves()) : unknownCell(),
                 textCell(player.phone), textCell(player.whereabouts), answerOf(player),
                 isCalled ? textCell(callStateName(m_language, call->state)) : textCell(QString()),
                 isCalled && call->time ? textCell(m_language.clockTime(call->time->time()))
                                        : textCell(QString())}};
    }

    [[nodiscard]] ReportCell answerOf(const Player& player) const {
        if (!player.finalAnswer)
            return unknownCell();
        return textCell(*player.finalAnswer == FinalAnswer::Yes
                            ? text(QT_TRANSLATE_NOOP("Report", "yes"))
                            : text(QT_TRANSLATE_NOOP("Report", "no")));
    }

    const Stage& m_details;
    Standings m_standings;
    bool m_alternatesBegun = false;
};

} // namespace

Result<ReportDocument> callListReport(const ReportRequest& request) {
    return CallListReport(request).run();
}

} // namespace mentat
