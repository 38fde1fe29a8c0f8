#include "scoring/dune/today/what_is_needed.h"

#include "scoring/dune/standings/already_through.h"
#include "scoring/dune/today/places_that_matter.h"
#include "scoring/table_sizes.h"

#include <algorithm>
#include <map>

namespace mentat {

namespace {

const BegunGame* gameOf(const HeatToCome& heat, size_t player) {
    const auto game = std::ranges::find_if(
        heat.begun, [&](const BegunGame& begun) { return isAmong(begun.playing, player); });
    return game == heat.begun.end() ? nullptr : &*game;
}

/// A position in the outlook.
std::optional<size_t> nextHeatOf(const Outlook& outlook, size_t player) {
    std::optional<size_t> next;
    for (size_t i = 0; i < outlook.heats().size(); ++i) {
        const HeatToCome& heat = outlook.heats()[i];
        const bool isIn = isAmong(heat.free, player) || gameOf(heat, player);
        if (isIn && (!next || heat.number < outlook.heats()[*next].number))
            next = i;
    }
    return next;
}

/// The table drawn for the player, if it has not begun.
std::optional<size_t> drawnWith(const Event& event, HeatNumber number, const PlayerId& player) {
    for (const Heat& heat : heatsPlay(event)->heats) {
        if (heat.number != number)
            continue;
        for (const Game& game : heat.games) {
            if (isUnfinished(game) && game.seats.size() >= fewestOfAGame
                && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end())
                return game.seats.size();
        }
    }
    return std::nullopt;
}

/// R2.1: how many start at the player's table; the most possible if not known yet.
size_t startersWith(const Field& field, const HeatToCome& heat, size_t player) {
    if (const BegunGame* own = gameOf(heat, player))
        return own->starters;
    if (const auto drawn = drawnWith(field.event(), heat.number, field.player(player).id))
        return *drawn;
    size_t most = heat.free.size();
    for (const BegunGame& game : heat.begun)
        most = std::max(most, game.starters + heat.free.size());
    return most;
}

/// A win with a given effect, and the rows of the QP table that score it.
struct WinAndRows {
    SupposedGame::Win win;
    std::vector<WinRow> rows;
};

/// By points per winner, most first. The winner counts of rows with equal points leave no gap: each
/// row begins at one or two.
std::vector<WinAndRows> winsIn(const Settings& settings, QpColumn column) {
    const WaysToWin ways(settings);
    std::map<int, WinAndRows, std::greater<>> byPoints;
    for (size_t winners = 1; winners <= ways.mostWinners(); ++winners) {
        for (const WinRow row : ways.rowsOf(winners)) {
            const int each = pointsIn(settings.winPoints.at(row), column).halves();
            const auto [found, isNew]
                = byPoints.try_emplace(each, WinAndRows{{column, winners, each}, {}});
            found->second.win.mostWinners = winners;
            found->second.rows.push_back(row);
        }
    }
    std::vector<WinAndRows> wins;
    for (auto& [each, win] : byPoints) {
        std::ranges::sort(win.rows);
        const auto again = std::ranges::unique(win.rows);
        win.rows.erase(again.begin(), again.end());
        wins.push_back(std::move(win));
    }
    return wins;
}

/// Assumes one outcome after another.
class Outcomes {
public:
    Outcomes(const Field& field, const Outlook& outlook, size_t heat, size_t player)
        : m_field(field)
        , m_outlook(outlook)
        , m_heat(heat)
        , m_player(player) {}

    [[nodiscard]] NextGame all() const {
        const HeatToCome& heat = m_outlook.heats()[m_heat];
        NextGame next{heat.number,
                      columnOf(startersWith(m_field, heat, m_player)),
                      {},
                      prospectOf({m_player, true, std::nullopt}),
                      std::nullopt};
        for (WinAndRows& one : winsIn(m_field.event().settings, next.column)) {
            const auto gain = QualificationPoints::fromHalves(gainBy(one.win));
            next.victories.push_back(
                {std::move(one.rows), gain, prospectOf({m_player, true, one.win})});
        }
        if (!gameOf(heat, m_player))
            next.withoutGame = prospectOf({m_player, false, std::nullopt});
        return next;
    }

private:
    /// R2.6: QP set by the GM take precedence.
    [[nodiscard]] int gainBy(const SupposedGame::Win& win) const {
        const Outlook supposed = m_outlook.supposing(m_heat, {m_player, true, win});
        return supposed.halvesOf(m_player) - m_outlook.halvesOf(m_player);
    }

    [[nodiscard]] Prospect prospectOf(const SupposedGame& game) const {
        const Outlook supposed = m_outlook.supposing(m_heat, game);
        const auto certain = CertainBeforeTheEnd(m_field, supposed).of(m_player);
        if (!certain)
            return Prospect::Open;
        return certain->kind == CertaintyKind::Through ? Prospect::Certain : Prospect::Excluded;
    }

    const Field& m_field;
    const Outlook& m_outlook;
    size_t m_heat;
    size_t m_player;
};

} // namespace

std::optional<QualifyingNeed> whatIsNeeded(const Field& field, size_t player) {
    if (areStandingsSettled(field.event()) || field.isDisqualified(player))
        return std::nullopt;
    const Outlook outlook(field);
    if (outlook.heats().empty())
        return std::nullopt;
    if (const auto certain = CertainBeforeTheEnd(field, outlook).of(player))
        return *certain;
    const auto heat = nextHeatOf(outlook, player);
    if (!heat)
        return OnlyOthersPlay{};
    return Outcomes(field, outlook, *heat, player).all();
}

std::optional<QualifyingNeed> whatIsNeeded(const Event& event, const PlayerId& player) {
    const Field field(event);
    const auto position = field.positionOf(player);
    return position ? whatIsNeeded(field, *position) : std::nullopt;
}

std::vector<PlayerId> playersWithNeed(const Event& event) {
    const Field field(event);
    const Outlook outlook(field);
    std::vector<PlayerId> players;
    if (areStandingsSettled(event) || outlook.heats().empty())
        return players;
    for (const size_t player : outlook.contenders())
        players.push_back(field.player(player).id);
    return players;
}

} // namespace mentat
