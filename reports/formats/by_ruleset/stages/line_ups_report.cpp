#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "model/people/player_index.h"
#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "scoring/heats/clock/final_times.h"

#include <algorithm>
#include <span>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class LineUps : ReportTeller {
public:
    explicit LineUps(const ReportRequest& request)
        : ReportTeller(request)
        , m_play(rulesetPlayOf(request))
        , m_players(request.event)
        , m_hasHomes(knowsHomes(request.event)) {}

    /// The latest stage is what people look for.
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
                    ? rulesetText(m_request, QT_TRANSLATE_NOOP("RulesetReport",
                                                               "There are no stages after the "
                                                               "heats: the standings decide."))
                    : text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
    }

private:
    void add(ReportDocument& document, const StageLineUp& stage) const {
        document.add(Heading{2, stageOccasion(m_request, stage.stage)});
        if (!stage.held) {
            document.add(Paragraph{
                rulesetText(m_request, QT_TRANSLATE_NOOP("RulesetReport",
                                                         "Not held: those who qualified go on to "
                                                         "the next stage (H8)."))});
            return;
        }
        const PlayedStage* played = findStage(m_play, stage.stage);
        const bool isClosed = played && played->details.closed;
        const bool isBegun = played && std::ranges::any_of(played->games, hasResult);
        const auto deadline = played ? deadlineOf(played->details) : std::nullopt;
        if (deadline && !isClosed && !isBegun)
            document.add(Paragraph{
                text(QT_TRANSLATE_NOOP("Report", "Be there by %1, or the next alternate takes "
                                                 "your place."),
                     {m_language.clockTime(deadline->time())})});
        ReportTable table = names(stage.stage.text(), stage.lineUp, tablesOf(stage, played));
        const auto alternates = standingBy(stage, played);
        const bool isSeated = played && !played->games.empty();
        if (!isClosed && !isSeated && !alternates.empty())
            addAlternates(table, alternates);
        document.add(std::move(table));
    }

    /// Who may move up, below a line.
    void addAlternates(ReportTable& table, const std::vector<PlayerId>& alternates) const {
        const auto shown
            = std::span(alternates).first(std::min(alternates.size(), alternatesOnWall));
        ReportTable below = names({}, {shown.begin(), shown.end()}, {});
        for (ReportRow& row : below.rows) {
            row.cells[1].isStrong = false;
            while (row.cells.size() < table.columns.size())
                row.cells.push_back(unknownCell());
        }
        below.rows.front().beginsPart = true;
        below.rows.front().partName = text(QT_TRANSLATE_NOOP("Report", "Alternates"));
        std::ranges::move(below.rows, std::back_inserter(table.rows));
    }

    using Tables = std::unordered_map<PlayerId, int>;
    /// Where everybody sits; before the tables are seated, where they would.
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

    [[nodiscard]] ReportTable names(const QString& title, const std::vector<PlayerId>& players,
                                    const Tables& tables) const {
        ReportTable table{title,
                          {numberColumn(u"number"_s, text(QT_TRANSLATE_NOOP("Report", "No."))),
                           wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player")))}};
        if (m_hasHomes)
            table.columns.push_back(
                textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))));
        if (!tables.empty())
            table.columns.push_back(
                numberColumn(u"table"_s, text(QT_TRANSLATE_NOOP("Report", "Table"))));
        for (const PlayerId& id : players) {
            const Player& player = *m_players.find(id);
            ReportRow row{{numberCell(m_language, static_cast<qint64>(table.rows.size()) + 1),
                           strongCell(m_players.nameOf(id))}};
            if (m_hasHomes)
                row.cells.push_back(textCell(player.from));
            if (!tables.empty()) {
                const auto at = tables.find(id);
                row.cells.push_back(at == tables.end() ? unknownCell()
                                                       : numberCell(m_language, at->second));
            }
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    /// Who would move up: the ranked below the line-up who can play.
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
    PlayerIndex m_players;
    bool m_hasHomes;
};

} // namespace

Result<ReportDocument> lineUpsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Line-up")));
    document.readAt = ReadAt::Wall;
    LineUps(request).addTo(document);
    return document;
}

} // namespace mentat
