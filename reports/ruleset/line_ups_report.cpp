#include "reports/ruleset/ruleset_reports.h"

#include "reports/heats/report_parts.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/tables/calls_list.h"
#include "reports/tables/line_up_list.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/stage_wording.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

class LineUps : ReportTeller {
public:
    explicit LineUps(const ReportRequest& request)
        : ReportTeller(request)
        , m_play(rulesetPlayOf(request))
        , m_hasHomes(knowsHomes(request.event)) {}

    /// The latest stage first: it is the one that people look for.
    void addTo(ReportDocument& document) const {
        const auto stages = stageLineUps(m_request.event).stages;
        bool hasAny = false;
        for (auto stage = stages.rbegin(); stage != stages.rend(); ++stage) {
            if (stage->held && stage->lineUp.empty())
                continue;
            add(document, *stage);
            hasAny = true;
        }
        if (!hasAny)
            document.add(Paragraph{
                m_play.ruleset.stages.empty()
                    ? say(m_request, Phrase("RulesetReport", "There are no stages after the "
                                                             "heats: the standings decide."))
                    : say(m_language, Phrase("Report", "No games yet."))});
    }

private:
    void add(ReportDocument& document, const StageLineUp& stage) const {
        document.add(Heading{2, stageOccasion(m_request, stage.stage)});
        if (!stage.held) {
            document.add(Paragraph{
                say(m_request, Phrase("RulesetReport", "Not held: those who qualified go on to "
                                                       "the next stage (H8)."))});
            return;
        }
        const PlayedStage* played = findStage(m_play, stage.stage);
        const bool isClosed = played && played->details.closed;
        const bool isBegun = played && std::ranges::any_of(played->games, [](const Game& game) {
                                 return hasResult(game) && !isBye(game);
                             });
        const auto deadline = played ? deadlineOf(played->details) : std::nullopt;
        if (deadline && !isClosed && !isBegun)
            document.add(
                Paragraph{say(m_language,
                              Phrase("Report", "Be there by %1, or the next alternate takes "
                                               "your place."),
                              {m_language.clockTime(deadline->time())})});
        // The list below says whose they are.
        const QString byes
            = stageByesText(m_language, *findStageRule(m_play.ruleset, stage.stage), stage, {});
        if (!byes.isEmpty())
            document.add(Paragraph{byes});
        auto seats = lineUpSeats(stage.lineUp);
        const Tables tables = tablesOf(stage, played);
        for (LineUpSeat& seat : seats) {
            seat.hasBye = std::ranges::find(stage.byes, seat.player) != stage.byes.end();
            if (const auto at = tables.find(seat.player); at != tables.end())
                seat.table = at->second;
        }
        const bool isSeated = played && !played->games.empty();
        if (!isClosed && !isSeated && stage.isForAdvanced)
            document.add(
                Paragraph{say(m_request,
                              Phrase("RulesetReport",
                                     "Only those who advanced from the previous stage play; no one "
                                     "moves up (H7).")),
                          true});
        else if (!isClosed && !isSeated)
            addAlternates(seats, standingBy(stage, played));
        document.add(lineUpOnPaper(m_request,
                                   lineUpList(m_request, stage.stage.text(), std::move(seats),
                                              m_hasHomes, !tables.empty() || !stage.byes.empty())));
    }

    using Tables = std::unordered_map<PlayerId, int>;
    /// Everyone's table; before the draw, where they would be seated.
    [[nodiscard]] static Tables tablesOf(const StageLineUp& stage, const PlayedStage* played) {
        Tables tables;
        if (played && !played->games.empty()) {
            for (const Game& game : played->games) {
                for (const Seat& seat : game.seats) {
                    if (!game.isVoid)
                        tables[seat.player] = game.table.value();
                }
            }
            return tables;
        }
        for (size_t i = 0; i < stage.tables.size() && stage.tables.size() > 1; ++i) {
            for (const PlayerId& player : stage.tables[i])
                tables[player] = static_cast<int>(i) + 1;
        }
        return tables;
    }

    /// The next to move up: ranked players below the line-up who can play.
    [[nodiscard]] static std::vector<PlayerId> standingBy(const StageLineUp& stage,
                                                          const PlayedStage* played) {
        std::vector<PlayerId> waiting = stage.qualifiers;
        waiting.insert(waiting.end(), stage.alternates.begin(), stage.alternates.end());
        std::erase_if(waiting, [&](const PlayerId& player) {
            const auto has = [&player](const std::vector<PlayerId>& players) {
                return std::ranges::find(players, player) != players.end();
            };
            return has(stage.lineUp) || (played && has(played->details.unavailable));
        });
        return waiting;
    }

    const RulesetPlay& m_play;
    bool m_hasHomes;
};

} // namespace

Result<ReportDocument> lineUpsReport(const ReportRequest& request) {
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Line-up")));
    document.readAt = ReadAt::Wall;
    LineUps(request).addTo(document);
    return document;
}

/// Skips stages that have begun: their players no longer need a call.
Result<ReportDocument> stageCallsReport(const ReportRequest& request) {
    ReportDocument document = callDocument(request);
    const RulesetPlay& play = rulesetPlayOf(request);
    const StageLineUps lineUps = stageLineUps(request.event);
    bool hasAny = false;
    for (const StageLineUp& stage : lineUps.stages) {
        const PlayedStage* played = findStage(play, stage.stage);
        const bool isBegun = played && std::ranges::any_of(played->games, hasResult);
        if (!stage.held || isBegun || stage.qualifiers.empty())
            continue;
        hasAny = true;
        document.add(Heading{2, stageOccasion(request, stage.stage)});
        document.add(callsOnPaper(request, stageRound(request.event, lineUps, stage.stage)));
    }
    if (!hasAny)
        document.add(Paragraph{
            say(request, Phrase("RulesetReport", "There is no one to call for a stage now."))});
    return document;
}

} // namespace mentat
