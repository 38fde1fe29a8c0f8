#include "scoring/formats/wbc_dune/standings/ways_to_win.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr std::array columns{QpColumn::FiveOrSix, QpColumn::ThreeOrFour};

} // namespace

WaysToWin::WaysToWin(const Settings& settings)
    : m_allianceSize(static_cast<size_t>(settings.allianceSize.value()))
    , m_mostWinners(std::max<size_t>(2, m_allianceSize))
    , m_most() {
    for (const QpColumn column : columns) {
        for (size_t winners = 1; winners <= std::min<size_t>(3, m_mostWinners); ++winners) {
            int& most = m_most[static_cast<size_t>(column)][winners - 1];
            for (const QpRow row : rowsOf(winners))
                most = std::max(most, pointsIn(settings.qpTable.at(row), column).halves());
        }
    }
}

std::vector<QpRow> WaysToWin::rowsOf(size_t winners) const {
    using enum QpRow;
    if (winners == 1)
        return {Solo, BgPrediction, FremenDefault, GuildDefault, Adjudicated};
    std::vector<QpRow> rows;
    if (winners == 2) // R2.2
        rows.push_back(Solo);
    if (winners <= m_allianceSize)
        rows.insert(rows.end(),
                    {Alliance, FremenDefaultAlliance, GuildDefaultAlliance, Adjudicated});
    return rows;
}

int WaysToWin::most(QpColumn column, size_t winners) const {
    Q_ASSERT(winners >= 1 && winners <= m_mostWinners);
    return m_most[static_cast<size_t>(column)][std::min<size_t>(winners, 3) - 1];
}

int WaysToWin::most(QpColumn column) const {
    int most = 0;
    for (size_t winners = 1; winners <= std::min<size_t>(3, m_mostWinners); ++winners)
        most = std::max(most, this->most(column, winners));
    return most;
}

} // namespace mentat
