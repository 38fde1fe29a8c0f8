#include "scoring/formats/wbc_dune/standings/ways_to_win.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr std::array columns{QpColumn::FiveOrSix, QpColumn::ThreeOrFour};

} // namespace

WaysToWin::WaysToWin(const Settings& settings)
    : m_allianceSize(static_cast<size_t>(settings.allianceSize.value()))
    , m_mostWinners(std::max<size_t>(2, m_allianceSize))
    , m_each() {
    for (const QpColumn column : columns) {
        for (size_t winners = 1; winners <= std::min<size_t>(3, m_mostWinners); ++winners) {
            std::vector<int> halves;
            for (const QpRow row : rowsOf(winners))
                halves.push_back(pointsIn(settings.qpTable.at(row), column).halves());
            const auto [least, most] = std::ranges::minmax(halves);
            m_each[static_cast<size_t>(column)][winners - 1] = {least, most};
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

const WaysToWin::Each& WaysToWin::each(QpColumn column, size_t winners) const {
    Q_ASSERT(winners >= 1 && winners <= m_mostWinners);
    return m_each[static_cast<size_t>(column)][std::min<size_t>(winners, 3) - 1];
}

int WaysToWin::most(QpColumn column, size_t winners) const {
    return each(column, winners).most;
}

int WaysToWin::least(QpColumn column, size_t winners) const {
    return each(column, winners).least;
}

int WaysToWin::most(QpColumn column) const {
    int most = 0;
    for (size_t winners = 1; winners <= std::min<size_t>(3, m_mostWinners); ++winners)
        most = std::max(most, each(column, winners).most);
    return most;
}

} // namespace mentat
