#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "model/people/player_index.h"
#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"
#include "scoring/heats/games/results_so_far.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t keysUpright = 3; // more of them need the longer side of the paper

std::optional<double> numberOf(const OrderValue& value) {
    const auto* exact = std::get_if<Exact>(&value);
    if (!exact)
        return std::nullopt;
    const QStringList parts = exact->text().split(u'/');
    return parts.size() == 1 ? parts[0].toDouble() : parts[0].toDouble() / parts[1].toDouble();
}

class RulesetStandingRows : ReportTeller {
public:
    RulesetStandingRows(const ReportRequest& request, StandingDetails details)
        : ReportTeller(request)
        , m_ruleset(rulesetPlayOf(request).ruleset)
        , m_details(details)
        , m_knowsHomes(knowsHomes(request.event))
        , m_players(request.event)
        , m_standings(rulesetStandings(request.event))
        , m_cut(ranksAtCut(request.event, m_standings.ranked)) {}

    [[nodiscard]] ReportTable table() const {
        ReportTable table = emptyTable();
        const auto& ranked = m_standings.ranked;
        for (size_t i = 0; i < ranked.size(); ++i) {
            ReportRow row = rowOf(ranked[i], i < m_cut.above);
            beginPartAtCut(m_request, m_cut, i, row);
            if (m_details == StandingDetails::All && i + 1 < ranked.size()) {
                row.remark = rulesetStandingReason(
                    m_language, m_ruleset, ranked[i], ranked[i + 1],
                    [this](const PlayerId& id) { return m_players.nameOf(id); });
                const bool isAtCut = i + 1 == m_cut.above || i + 1 == m_cut.below();
                row.wallRemark = isAtCut ? row.remark : QString();
            }
            table.rows.push_back(std::move(row));
        }
        for (const RulesetStanding& standing : m_standings.disqualified) {
            table.rows.push_back(rowOf(standing, false));
            table.rows.back().beginsPart = &standing == &m_standings.disqualified.front();
            table.rows.back().partName = statusText(standing.status);
            if (m_details == StandingDetails::ForPhones)
                table.rows.back().remark = statusText(standing.status);
        }
        return table;
    }

private:
    [[nodiscard]] size_t shownKeys() const {
        return m_details == StandingDetails::All ? m_ruleset.order.size() : 1;
    }

    [[nodiscard]] ReportTable emptyTable() const {
        ReportTable table{text(QT_TRANSLATE_NOOP("Report", "Standings")),
                          {numberColumn(u"rank"_s, text(QT_TRANSLATE_NOOP("Report", "Rank"))),
                           wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player")))}};
        const bool isWhole = m_details == StandingDetails::All;
        if (hasHomes()) {
            table.columns.push_back(
                textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))));
            table.columns.back().isOffWall = true;
        }
        for (size_t i = 0; i < shownKeys(); ++i) {
            table.columns.push_back(keyColumn(i));
            table.columns.back().isOffWall = i > 0;
        }
        if (isWhole && hasStages()) {
            table.columns.push_back(
                textColumn(u"status"_s, text(QT_TRANSLATE_NOOP("Report", "Status"))));
            table.columns.back().isOffWall = true;
        }
        return table;
    }

    /// A key can stand in the order twice, with other parameters.
    [[nodiscard]] ReportColumn keyColumn(size_t key) const {
        const OrderBy by = orderBy(m_ruleset.order[key]);
        const auto before = std::ranges::count(
            m_ruleset.order.begin(), m_ruleset.order.begin() + static_cast<std::ptrdiff_t>(key), by,
            [](const OrderKey& one) { return orderBy(one); });
        QString name = orderKeyName(m_language, by);
        name.front() = name.front().toUpper();
        QString id = QString(idOf(by));
        if (before > 0) {
            name += u' ' + m_language.number(before + 1);
            id += QString::number(before + 1);
        }
        const bool isList = by == OrderBy::EarlyWins || by == OrderBy::Places;
        return isList ? textColumn(id, name) : numberColumn(id, name);
    }

    [[nodiscard]] bool hasHomes() const {
        return m_details == StandingDetails::All && m_knowsHomes;
    }
    [[nodiscard]] bool hasStages() const { return !m_ruleset.stages.empty(); }

    [[nodiscard]] QString statusText(RulesetStatus status) const {
        switch (status) {
        case RulesetStatus::Qualifier:
            return rulesetText(m_request, QT_TRANSLATE_NOOP("RulesetReport", "qualifies"));
        case RulesetStatus::Alternate:
            return rulesetText(m_request, QT_TRANSLATE_NOOP("RulesetReport", "alternate"));
        case RulesetStatus::Disqualified:
            return rulesetText(m_request, QT_TRANSLATE_NOOP("RulesetReport", "disqualified"));
        case RulesetStatus::Ranked: break;
        }
        return {};
    }

    [[nodiscard]] ReportRow rowOf(const RulesetStanding& standing, bool isIn) const {
        const Player& player = *m_players.find(standing.player);
        const QString name = m_players.nameOf(standing.player);
        ReportRow row{
            {standing.rank ? numberCell(m_language, standing.rank->value()) : unknownCell(),
             isIn ? strongCell(name) : textCell(name)}};
        if (hasHomes())
            row.cells.push_back(textCell(player.from));
        for (size_t i = 0; i < shownKeys(); ++i) {
            if (i < standing.values.size())
                row.cells.push_back({.text = orderValueText(m_language, standing.values[i]),
                                     .number = numberOf(standing.values[i])});
            else
                row.cells.push_back(unknownCell());
        }
        if (m_details == StandingDetails::All && hasStages())
            row.cells.push_back(textCell(statusText(standing.status)));
        return row;
    }

    const Ruleset& m_ruleset;
    StandingDetails m_details;
    bool m_knowsHomes;
    PlayerIndex m_players;
    RulesetStandings m_standings;
    RanksAtCut m_cut;
};

QString tieSentence(const ReportRequest& request, const StageTie& tie) {
    return rulesetText(
        request,
        QT_TRANSLATE_NOOP("RulesetReport", "%1: %2 share a place for who goes on and roll (H7)"),
        {tie.stage->text(),
         listedNames(request.wording.language(), namesOf(tie.players, namesIn(request.event)))});
}

} // namespace

ReportTable rulesetStandingTable(const ReportRequest& request, StandingDetails details) {
    return RulesetStandingRows(request, details).table();
}

QString rulesetStandingIntroduction(const ReportRequest& request) {
    const int games = resultsSoFar(rulesetPlayOf(request)).recorded;
    if (games == 0)
        return reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."));
    const QString after = rulesetText(
        request, QT_TRANSLATE_N_NOOP("RulesetReport", "After %n game(s) of the heats."), {}, games);
    const auto stages = stageLineUps(request.event).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    if (held == stages.end())
        return after;
    return after + u' '
           + rulesetText(request,
                         QT_TRANSLATE_N_NOOP("RulesetReport", "The first %n qualify for the "
                                                              "stage %1 (H8)."),
                         {held->stage.text()}, static_cast<int>(held->qualifiers.size()));
}

static ReportDocument standingsReadAt(const ReportRequest& request, ReadAt readAt) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Standings")));
    document.readAt = readAt;
    const bool isWide = rulesetPlayOf(request).ruleset.order.size() > keysUpright;
    if (readAt == ReadAt::Hand && isWide)
        document.orientation = Orientation::Sideways;
    document.add(Paragraph{rulesetStandingIntroduction(request), readAt == ReadAt::Wall});
    ReportTable table = rulesetStandingTable(request, StandingDetails::All);
    if (!table.rows.empty())
        document.add(std::move(table));
    QStringList ties = tiesToRollLines(request);
    for (const StageTie& tie : stageTiesToRoll(request.event))
        ties.append(tieSentence(request, tie));
    addTiesToRoll(document, request, ties);
    return document;
}

Result<ReportDocument> rulesetStandingsReport(const ReportRequest& request) {
    return standingsReadAt(request, ReadAt::Wall);
}

Result<ReportDocument> rulesetStandingsWithReasonsReport(const ReportRequest& request) {
    return standingsReadAt(request, ReadAt::Hand);
}

} // namespace mentat
