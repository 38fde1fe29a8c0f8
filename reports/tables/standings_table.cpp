#include "reports/tables/standings_table.h"

#include "model/people/player_index.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/formats/standing_words.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class StandingRows : ReportTeller {
public:
    StandingRows(const ReportRequest& request, const Standings& standings, StandingDetails details)
        : ReportTeller(request)
        , m_standings(standings)
        , m_isWhole(details == StandingDetails::All)
        , m_words(standingWordsOf(request.event))
        , m_columns(m_words.columns(m_language, request.event))
        , m_players(request.event)
        , m_cut(ranksAtCut(request.event, standings.ranked)) {
        if (!m_isWhole)
            m_columns.resize(1);
        m_hasHomes = m_isWhole && (m_words.alwaysHasHomes || knowsHomes(request.event));
        m_hasStatus = m_isWhole && !advancedRounds(request.event).empty();
    }

    [[nodiscard]] ReportTable table() const {
        ReportTable table = emptyTable();
        const auto& ranked = m_standings.ranked;
        for (size_t i = 0; i < ranked.size(); ++i) {
            table.rows.push_back(rowOf(ranked[i], i < m_cut.above));
            beginPartAtCut(m_request, m_cut, i, table.rows.back());
            if (m_isWhole && i + 1 < ranked.size())
                addReason(i, table.rows.back());
        }
        for (const Standing& standing : m_standings.disqualified) {
            ReportRow row = rowOf(standing, false);
            const QString status = m_words.status(m_language, standing.status);
            row.beginsPart = &standing == &m_standings.disqualified.front();
            if (m_isWhole)
                row.partName = status.front().toUpper() + status.sliced(1);
            else
                row.remark = status;
            table.rows.push_back(std::move(row));
        }
        return table;
    }

private:
    [[nodiscard]] ReportTable emptyTable() const {
        ReportTable table{text(QT_TRANSLATE_NOOP("Report", "Standings")),
                          {numberColumn(u"rank"_s, text(QT_TRANSLATE_NOOP("Report", "Rank"))),
                           wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player")))}};
        const auto add = [&](ReportColumn column, bool isSpare, bool isOffWall) {
            column.isSpare = isSpare;
            column.isOffWall = isOffWall;
            table.columns.push_back(std::move(column));
        };
        if (m_hasHomes)
            add(textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))), true, true);
        for (const StandingColumn& column : m_columns)
            add(column.isNumber ? numberColumn(column.id, column.title)
                                : textColumn(column.id, column.title),
                column.isSpare, column.isOffWall);
        if (m_hasStatus)
            add(textColumn(u"status"_s, text(QT_TRANSLATE_NOOP("Report", "Status"))), false, true);
        if (!m_isWhole)
            add(numberColumn(u"heats"_s, text(QT_TRANSLATE_NOOP("Report", "Heats"))), false, false);
        return table;
    }

    [[nodiscard]] ReportRow rowOf(const Standing& standing, bool isIn) const {
        const QString name = m_players.nameOf(standing.player);
        ReportRow row{
            {standing.rank ? numberCell(m_language, standing.rank->value()) : unknownCell(),
             isIn ? strongCell(name) : textCell(name)}};
        if (m_hasHomes)
            row.cells.push_back(textCell(m_players.find(standing.player)->from));
        for (const StandingColumn& column : m_columns)
            row.cells.push_back(cellOf(standing, column));
        if (m_hasStatus)
            row.cells.push_back(textCell(m_words.status(m_language, standing.status)));
        if (!m_isWhole)
            row.cells.push_back(numberCell(m_language, standing.games));
        return row;
    }

    [[nodiscard]] ReportCell cellOf(const Standing& standing, const StandingColumn& column) const {
        if (!column.key)
            return standing.valuesFrom ? gameCell(*standing.valuesFrom) : unknownCell();
        if (*column.key >= standing.values.size())
            return unknownCell();
        const OrderValue& value = standing.values[*column.key];
        ReportCell cell = textCell(m_words.value(m_language, *column.key, value));
        if (const auto* number = std::get_if<Exact>(&value))
            cell.number = number->toDouble();
        return cell;
    }

    /// "2/1": heat and table.
    [[nodiscard]] ReportCell gameCell(const GameAddress& game) const {
        return textCell(QString(m_language.number(game.heat()->value()) + u'/'
                                + m_language.number(game.table.value())));
    }

    void addReason(size_t row, ReportRow& told) const {
        const Standing& standing = m_standings.ranked[row];
        const Standing& next = m_standings.ranked[row + 1];
        told.remark = m_request.wording.standing(
            m_request.event, standing, next,
            [this](const PlayerId& player) { return m_players.nameOf(player); });
        // The one reason that everybody in front of the wall asks for.
        const bool isAtCut = row + 1 == m_cut.above || row + 1 == m_cut.below();
        told.wallRemark
            = isAtCut && standing.values.front() == next.values.front() ? told.remark : QString();
    }

    const Standings& m_standings;
    bool m_isWhole;
    const StandingWords& m_words;
    std::vector<StandingColumn> m_columns;
    PlayerIndex m_players;
    RanksAtCut m_cut;
    bool m_hasHomes = false; // else its column would be empty
    bool m_hasStatus = false;
};

} // namespace

ReportTable standingsTable(const ReportRequest& request, const Standings& standings,
                           StandingDetails details) {
    return StandingRows(request, standings, details).table();
}

} // namespace mentat
