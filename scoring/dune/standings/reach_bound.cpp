#include "scoring/dune/standings/reach_bound.h"

#include "scoring/table_sizes.h"

#include <algorithm>
#include <map>

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
            for (const WinRow row : rowsOf(winners))
                most = std::max(most, pointsIn(settings.winPoints.at(row), column).halves());
        }
    }
}

std::vector<WinRow> WaysToWin::rowsOf(size_t winners) const {
    using enum WinRow;
    if (winners == 1)
        return {Solo, BgPrediction, FremenDefault, GuildDefault, Adjudicated};
    std::vector<WinRow> rows;
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

namespace {

/// How many of these residuals a win can cover.
size_t countWithin(const std::vector<int>& residuals, int points) {
    return static_cast<size_t>(
        std::ranges::count_if(residuals, [points](int residual) { return residual <= points; }));
}

} // namespace

ReachBound::ReachBound(const Outlook& outlook, const WaysToWin& ways)
    : m_outlook(outlook)
    , m_ways(ways)
    , m_chances(outlook.playerCount()) {
    for (const HeatToCome& heat : outlook.heats())
        addHeat(heat);
}

void ReachBound::addHeat(const HeatToCome& heat) {
    for (const BegunGame& game : heat.begun)
        addBegun(game, heat);
    addFree(heat);
}

/// An assumed result is already in the player's sum.
void ReachBound::addChance(size_t player, const HeatToCome& heat, int most, bool isGmsQp) {
    if (!heat.supposed || heat.supposed->player != player)
        m_chances[player].push_back({m_places.size(), most, isGmsQp});
}

int ReachBound::mostAt(const WinPlace& place) const {
    int most = place.alongside > 0 ? place.share : 0;
    if (place.tables > 0)
        most = std::max(most, m_ways.most(QpColumn::ThreeOrFour));
    if (place.fullTables > 0)
        most = std::max(most, m_ways.most(QpColumn::FiveOrSix));
    return most;
}

/// Free players share tables, or take a seat each at games that have begun.
void ReachBound::addFree(const HeatToCome& heat) {
    const bool someoneStaysAway
        = heat.supposed && !heat.supposed->plays && isAmong(heat.free, heat.supposed->player);
    const size_t free = heat.free.size() - (someoneStaysAway ? size_t(1) : size_t(0));
    const bool canJoin = !heat.begun.empty();
    if (free < fewestOfAGame && !(canJoin && free > 0))
        return;
    WinPlace place;
    place.isFree = true;
    place.fullTables = free / fewestOfAFullGame + heat.begun.size();
    place.tables = free / fewestOfAGame + heat.begun.size();
    if (heat.supposed && heat.supposed->win)
        supposeOwnTable(place, heat);
    const int most = mostAt(place);
    for (const size_t player : heat.free)
        addChance(player, heat, most, false);
    m_places.push_back(place);
}

/// Takes one table from the others: a new one with at least as many seats as its column needs, or
/// one that has begun. The others can then only share the win there.
void ReachBound::supposeOwnTable(WinPlace& place, const HeatToCome& heat) {
    const SupposedGame::Win& win = *heat.supposed->win;
    place.alongside = win.mostWinners - 1;
    place.share = win.each;
    const size_t free = heat.free.size();
    const size_t begun = heat.begun.size();
    const bool isFree = isAmong(heat.free, heat.supposed->player);
    const size_t own
        = win.column == QpColumn::FiveOrSix ? fewestOfAFullGame : size_t(fewestOfAGame);
    const auto tablesOf = [&](size_t size) {
        size_t most = 0;
        if (isFree && free >= own)
            most = (free - own) / size + begun;
        if (begun > 0)
            most = std::max(most, (free - (isFree ? size_t(1) : size_t(0))) / size + begun - 1);
        return most;
    };
    place.fullTables = tablesOf(fewestOfAFullGame);
    place.tables = tablesOf(fewestOfAGame);
}

void ReachBound::addBegun(const BegunGame& game, const HeatToCome& heat) {
    const bool isOwn = heat.supposed && isAmong(game.playing, heat.supposed->player);
    WinPlace place;
    place.seats = game.playing.size() + game.outsiders - (isOwn ? size_t(1) : size_t(0));
    if (isOwn && heat.supposed->win) {
        place.alongside = heat.supposed->win->mostWinners - 1;
        place.share = heat.supposed->win->each;
    } else {
        place.tables = 1;
        place.fullTables = game.starters + heat.free.size() >= fewestOfAFullGame ? 1 : 0;
    }
    const int most = mostAt(place);
    const auto wordFor = [&](size_t player) {
        return std::ranges::find(game.words, player, &std::pair<size_t, int>::first);
    };
    for (const size_t player : game.playing) {
        if (wordFor(player) == game.words.end())
            addChance(player, heat, most, false);
    }
    for (const auto& [player, halves] : game.words)
        addChance(player, heat, halves, true);
    for (const size_t player : game.excused) {
        if (wordFor(player) == game.words.end())
            addChance(player, heat, 0, true);
    }
    m_places.push_back(place);
}

int ReachBound::most(size_t player) const {
    int most = m_outlook.halvesOf(player);
    for (const Chance& chance : m_chances[player])
        most += chance.most;
    return most;
}

/// A begun game has one result: one column, and a number of winners with equal points. Tables of
/// free players are limited, and those that score by the column for five and six even more so; only
/// players who need that column count against them.
size_t ReachBound::mostWinnersOf(const WinPlace& place, const std::vector<int>& residuals) const {
    const size_t along = std::min(place.alongside, countWithin(residuals, place.share));
    if (!place.isFree) {
        if (place.tables == 0)
            return along;
        // Players who need no win may share in one, up to the seats of the table.
        const size_t winners
            = std::min(m_ways.mostWinners(), std::max(maxPlayersPerTable, place.seats));
        size_t most = 0;
        for (size_t count = 1; count <= winners; ++count) {
            int points = m_ways.most(QpColumn::ThreeOrFour, count);
            if (place.fullTables > 0)
                points = std::max(points, m_ways.most(QpColumn::FiveOrSix, count));
            most = std::max(most, std::min(count, countWithin(residuals, points)));
        }
        return most;
    }
    const size_t winners = std::min(m_ways.mostWinners(), residuals.size());
    const size_t small = countWithin(residuals, m_ways.most(QpColumn::ThreeOrFour));
    const size_t full = residuals.size() - small;
    const size_t alongInFull = place.share > m_ways.most(QpColumn::ThreeOrFour) ? along : 0;
    return std::min({residuals.size(), winners * place.tables + along,
                     small + std::min(full, winners * place.fullTables + alongInFull)});
}

size_t ReachBound::winsAt(const WinPlace& place) const {
    const size_t winners = m_ways.mostWinners();
    return place.isFree ? winners * place.tables + place.alongside
                        : std::min(place.seats, place.tables > 0 ? winners : place.alongside);
}

/// Absent: the rival cannot get there.
std::optional<ReachBound::Needy> ReachBound::needyOf(size_t rival, int need) const {
    Needy needy{};
    std::vector<int> wins;
    int winnable = 0;
    for (const Chance& chance : m_chances[rival]) {
        if (chance.isGmsQp) {
            need -= chance.most;
        } else {
            wins.push_back(chance.most);
            winnable += chance.most;
        }
    }
    if (winnable < need)
        return std::nullopt;
    std::ranges::sort(wins, std::greater<>());
    int won = 0;
    while (needy.wins < wins.size() && won < need)
        won += wins[needy.wins++];
    for (const Chance& chance : m_chances[rival]) {
        const int residual = need - (winnable - chance.most);
        // A begun game has the fewest winners: prefer the first of these.
        const bool isBetter
            = !needy.place || (m_places[*needy.place].isFree && !m_places[chance.place].isFree);
        if (!chance.isGmsQp && residual > 0 && isBetter) {
            needy.place = chance.place;
            needy.residual = residual;
        }
    }
    return needy;
}

size_t ReachBound::mostByPlaces(const std::vector<Needy>& needy) const {
    std::map<size_t, std::vector<int>> residuals;
    size_t count = 0;
    for (const Needy& one : needy) {
        if (one.place)
            residuals[*one.place].push_back(one.residual);
        else
            ++count;
    }
    for (const auto& [place, wanted] : residuals)
        count += mostWinnersOf(m_places[place], wanted);
    return count;
}

size_t ReachBound::mostByWins(const std::vector<Needy>& needy) const {
    size_t left = 0;
    for (const WinPlace& place : m_places)
        left += winsAt(place);
    std::vector<size_t> wins;
    wins.reserve(needy.size());
    for (const Needy& one : needy)
        wins.push_back(one.wins);
    std::ranges::sort(wins);
    size_t count = 0;
    while (count < wins.size() && wins[count] <= left)
        left -= wins[count++];
    return count;
}

size_t ReachBound::mostDrawingLevel(size_t player) const {
    size_t level = 0;
    std::vector<Needy> needy;
    for (const size_t rival : m_outlook.contenders()) {
        const int need = m_outlook.halvesOf(player) - m_outlook.halvesOf(rival);
        if (rival == player)
            continue;
        if (need <= 0) {
            // R4.1: a player without a completed game is not ranked, whatever their QP.
            level += m_outlook.isRanked(rival) || canPlay(rival) ? size_t(1) : size_t(0);
        } else if (const auto found = needyOf(rival, need)) {
            needy.push_back(*found);
        }
    }
    return level + std::min(mostByPlaces(needy), mostByWins(needy));
}

} // namespace mentat
