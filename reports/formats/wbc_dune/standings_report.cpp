#include "reports/formats/wbc_dune/dune_report_list.h"

#include "model/people/called.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/formats/wbc_dune/report_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class StandingsReport : ReportTeller {
public:
    explicit StandingsReport(const ReportRequest& request)
        : ReportTeller(request)
        , m_event(request.event)
        , m_field(request.event)
        , m_standings(duneStandings(m_field))
        , m_cut(ranksAtCut(request.event, m_standings.ranked)) {}

    ReportDocument run(ReadAt readAt) {
        ReportDocument document
            = titledDocument(m_request, text(QT_TRANSLATE_NOOP("Report", "Standings")));
        document.readAt = readAt;
        const Settings& settings = m_event.settings;
        document.add(Paragraph{
            standingsIntroduction(
                m_language, eventFigures(m_event).heatGames.games, settings.finalists.value(),
                lineUpChanges(m_event, duneAdvancement(m_event)), namesIn(m_event)),
            readAt == ReadAt::Wall});
        if (!m_standings.ranked.empty() || !m_standings.disqualified.empty())
            document.add(table());
        if (!m_standings.ranked.empty())
            document.add(Paragraph{tieBreakNote(m_language, settings.tieBreakValues), true});
        addTiesToRoll(document, m_request, tiesToRollLines(m_request));
        return document;
    }

private:
    [[nodiscard]] ReportTable emptyTable() const {
        ReportTable table{
            text(QT_TRANSLATE_NOOP("Report", "Standings")),
            {numberColumn(u"rank"_s, text(QT_TRANSLATE_NOOP("Report", "Rank"))),
             wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player"))),
             textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))),
             numberColumn(u"qp"_s, text(QT_TRANSLATE_NOOP("Report", "QP"))),
             textColumn(u"gameQps"_s, text(QT_TRANSLATE_NOOP("Report", "Games"))),
             textColumn(u"best"_s, text(QT_TRANSLATE_NOOP("Report", "Best"))),
             numberColumn(u"strongholds"_s, text(QT_TRANSLATE_NOOP("Report", "Str."))),
             numberColumn(u"tokens"_s, text(QT_TRANSLATE_NOOP("Report", "Tok."))),
             numberColumn(u"spice"_s, text(QT_TRANSLATE_NOOP("Report", "Spice"))),
             numberColumn(u"cards"_s, text(QT_TRANSLATE_NOOP("Report", "Cards"))),
             textColumn(u"status"_s, text(QT_TRANSLATE_NOOP("Report", "Status")))}};
        makeSpare(table, {u"from"_s, u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s});
        for (ReportColumn& column : table.columns)
            column.isOffWall = column.key == u"gameQps"_s || column.key == u"best"_s
                               || column.key == u"status"_s;
        return table;
    }

    [[nodiscard]] ReportTable table() const {
        ReportTable table = emptyTable();
        const NameOf names = namesIn(m_event);
        const auto& ranked = m_standings.ranked;
        for (size_t i = 0; i < ranked.size(); ++i) {
            ReportRow row = rowOf(ranked[i], i < m_cut.above);
            beginPartAtCut(m_request, m_cut, i, row);
            if (i + 1 < ranked.size()) {
                row.remark = m_request.wording.standing(ranked[i], ranked[i + 1].player,
                                                        m_event.settings.tieBreakValues, names);
                row.wallRemark
                    = isAtCut(i) && ranked[i].qp == ranked[i + 1].qp ? row.remark : QString();
            }
            table.rows.push_back(std::move(row));
        }
        for (const Standing& standing : m_standings.disqualified) {
            table.rows.push_back(rowOf(standing, false));
            table.rows.back().beginsPart = &standing == &m_standings.disqualified.front();
            QString name = statusName(m_language, standing.status);
            name.front() = name.front().toUpper();
            table.rows.back().partName = name;
        }
        return table;
    }

    /// The one reason that everybody in front of the wall asks for.
    [[nodiscard]] bool isAtCut(size_t rank) const {
        return rank + 1 == m_cut.above || rank + 1 == m_cut.below();
    }

    [[nodiscard]] ReportRow rowOf(const Standing& standing, bool isIn) const {
        const Player& player = *findPlayer(m_event, standing.player);
        const QString name = calledName(m_event, player);
        QStringList games;
        for (const QualificationPoints qp : standing.gameQps)
            games.append(m_language.points(qp.halves()));
        ReportRow row;
        row.cells = {standing.rank ? numberCell(m_language, standing.rank->value()) : unknownCell(),
                     isIn ? strongCell(name) : textCell(name),
                     textCell(player.from),
                     halvesCell(m_language, standing.qp.halves()),
                     games.isEmpty() ? unknownCell() : textCell(games.join(u" · "_s)),
                     standing.best
                         ? textCell(QString(m_language.number(standing.best->heat.value()) + u'/'
                                            + m_language.number(standing.best->table.value())))
                         : unknownCell()};
        for (const EndValue value : allEndValues)
            row.cells.push_back(standing.best
                                    ? amountCell(m_language, standing.best->values.at(value))
                                    : unknownCell());
        row.cells.push_back(textCell(statusName(m_language, standing.status)));
        return row;
    }

    const Event& m_event;
    Field m_field;
    Standings m_standings;
    RanksAtCut m_cut;
};

} // namespace

Result<ReportDocument> standingsReport(const ReportRequest& request) {
    return StandingsReport(request).run(ReadAt::Wall);
}

Result<ReportDocument> standingsWithReasonsReport(const ReportRequest& request) {
    return StandingsReport(request).run(ReadAt::Hand);
}

} // namespace mentat
