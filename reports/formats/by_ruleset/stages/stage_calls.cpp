#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "model/people/player_index.h"
#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/wording/heats/heats_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class StageCalls : ReportTeller {
public:
    explicit StageCalls(const ReportRequest& request)
        : ReportTeller(request)
        , m_play(rulesetPlayOf(request))
        , m_players(request.event) {}

    /// Whom nobody has to call any more plays already, or did.
    void addTo(ReportDocument& document) const {
        bool hasAny = false;
        for (const StageLineUp& stage : stageLineUps(m_request.event).stages) {
            const PlayedStage* played = findStage(m_play, stage.stage);
            const bool isBegun = played && std::ranges::any_of(played->games, hasResult);
            if (!stage.held || isBegun || stage.qualifiers.empty())
                continue;
            hasAny = true;
            document.add(Heading{2, stageOccasion(m_request, stage.stage)});
            document.add(tableOf(stage, played ? played->details : StageDetails()));
        }
        if (!hasAny)
            document.add(Paragraph{
                rulesetText(m_request, QT_TRANSLATE_NOOP("RulesetReport", "Nobody is to be called "
                                                                          "for a stage now."))});
    }

private:
    [[nodiscard]] ReportTable tableOf(const StageLineUp& stage, const Stage& details) const {
        ReportTable table{
            stage.stage.text(),
            {numberColumn(u"number"_s, text(QT_TRANSLATE_NOOP("Report", "No."))),
             wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
             textColumn(u"as"_s, text(QT_TRANSLATE_NOOP("Report", "As"))),
             textColumn(u"phone"_s, text(QT_TRANSLATE_NOOP("Report", "Phone"))),
             wideColumn(u"whereabouts"_s, text(QT_TRANSLATE_NOOP("Report", "Where"))),
             textColumn(u"finalAnswer"_s, text(QT_TRANSLATE_NOOP("Report", "Would play"))),
             textColumn(u"state"_s, text(QT_TRANSLATE_NOOP("Report", "Call"))),
             textColumn(u"time"_s, text(QT_TRANSLATE_NOOP("Report", "At")))}};
        for (const PlayerId& player : stage.qualifiers)
            table.rows.push_back(rowOf(table, player, CallListPart::Qualifier, details));
        size_t toCall = alternatesToCall + cannotAmong(stage.qualifiers, details);
        for (size_t i = 0; i < std::min(toCall, stage.alternates.size()); ++i) {
            toCall += cannotAmong({stage.alternates[i]}, details);
            table.rows.push_back(
                rowOf(table, stage.alternates[i], CallListPart::Alternate, details));
            table.rows.back().beginsPart = i == 0;
        }
        return table;
    }

    [[nodiscard]] static size_t cannotAmong(const std::vector<PlayerId>& players,
                                            const Stage& details) {
        return static_cast<size_t>(std::ranges::count_if(players, [&](const PlayerId& player) {
            return std::ranges::find(details.unavailable, player) != details.unavailable.end();
        }));
    }

    [[nodiscard]] ReportRow rowOf(const ReportTable& table, const PlayerId& id, CallListPart part,
                                  const Stage& details) const {
        const Player& player = *m_players.find(id);
        const auto call = std::ranges::find(details.calls, id, &FinalCall::player);
        const bool isCalled = call != details.calls.end();
        return {{numberCell(m_language, static_cast<qint64>(table.rows.size()) + 1),
                 strongCell(player.name.text()), textCell(callPartName(m_language, part)),
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

    const RulesetPlay& m_play;
    PlayerIndex m_players;
};

} // namespace

Result<ReportDocument> stageCallsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Call list")));
    document.orientation = Orientation::Sideways;
    document.add(Paragraph{
        reportText(request, QT_TRANSLATE_NOOP(
                                "Report", "For the GM alone: phones and whereabouts are private.")),
        true});
    StageCalls(request).addTo(document);
    return document;
}

} // namespace mentat
