#include "scoring/dune/games/field.h"

#include "scoring/dune/games/best_game.h"
#include "scoring/dune/games/points.h"

#include <algorithm>

namespace mentat {

Field::Field(const Event& event) : m_event(event), m_disqualified(event) {
    for (const Heat& heat : heatsPlay(event)->heats)
        m_heats.push_back(&heat);
    std::ranges::sort(m_heats, {}, &Heat::number);
    indexPlayers();
    collectGames();
}

void Field::indexPlayers() {
    m_positions.reserve(static_cast<qsizetype>(m_event.players.size()));
    for (size_t i = 0; i < m_event.players.size(); ++i)
        m_positions.insert(m_event.players[i].id.text(), i);
}

void Field::collectGames() {
    const std::vector<size_t> players = playersOfSeats();
    m_games.resize(m_firstGame.back());
    std::vector<size_t> next(m_firstGame.begin(), m_firstGame.end());
    auto player = players.begin();
    for (const Heat* heat : m_heats) {
        for (const Game& game : heat->games) {
            const auto points = winnersPoints(game, m_event.settings.winPoints);
            for (const Seat& seat : game.seats) {
                const size_t whose = *player++;
                if (isCompleted(game)) {
                    m_games[next[whose]++] = {heat,
                                              &game,
                                              &seat,
                                              ownValues(seat),
                                              pointsOf(seat, points),
                                              dune(seat).alliance && !seat.dropout};
                }
            }
        }
    }
}

/// The player of each seat, in seat order; also counts each player's completed games.
std::vector<size_t> Field::playersOfSeats() {
    std::vector<size_t> players;
    m_firstGame.assign(playerCount() + 1, 0);
    for (const Heat* heat : m_heats) {
        for (const Game& game : heat->games) {
            for (const Seat& seat : game.seats) {
                players.push_back(*m_positions.constFind(seat.player.text()));
                m_firstGame[players.back() + 1] += isCompleted(game) ? size_t(1) : size_t(0);
            }
        }
    }
    for (size_t player = 0; player < playerCount(); ++player)
        m_firstGame[player + 1] += m_firstGame[player];
    return players;
}

std::optional<size_t> Field::positionOf(const PlayerId& player) const {
    const auto found = m_positions.constFind(player.text());
    return found == m_positions.constEnd() ? std::nullopt : std::optional(*found);
}

std::span<const Appearance> Field::gamesOf(size_t player) const {
    return {m_games.begin() + static_cast<ptrdiff_t>(m_firstGame[player]),
            m_games.begin() + static_cast<ptrdiff_t>(m_firstGame[player + 1])};
}

size_t Field::participants() const {
    size_t count = 0;
    for (size_t player = 0; player < playerCount(); ++player)
        count += gamesOf(player).empty() ? size_t(0) : size_t(1);
    return count;
}

} // namespace mentat
