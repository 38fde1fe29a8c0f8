#pragma once

#include "model/event.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/heats/disqualified_players.h"

#include <QHash>

#include <span>

namespace mentat {

/// A player's part in a completed preliminary game.
struct Appearance {
    const Heat* heat = nullptr;
    const Game* game = nullptr;
    const Seat* seat = nullptr;
    // Copied from the seat: seats are scattered in memory, and these values are read often.
    EndValues values; // the player's own
    QualificationPoints qp;
    bool allied = false;
};

/// The players of an event's heats, with their games. Identifies players by their position in the
/// order of registration. Keeps pointers into the event, which must outlive it.
class Field {
public:
    /// The event has heats and no R10 error.
    explicit Field(const Event& event);

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] size_t playerCount() const { return m_event.players.size(); }
    [[nodiscard]] const Player& player(size_t position) const { return m_event.players[position]; }
    [[nodiscard]] std::optional<size_t> positionOf(const PlayerId& player) const;

    /// The player's completed games, lowest heat number first.
    [[nodiscard]] std::span<const Appearance> gamesOf(size_t player) const;
    /// R6.1, R6.2: by the GM's decision, otherwise by an unexcused dropout.
    [[nodiscard]] bool isDisqualified(size_t player) const {
        return m_disqualified.contains(player);
    }
    /// The heat of the earliest unexcused dropout in a game that is not void.
    [[nodiscard]] std::optional<HeatNumber> firstDropout(size_t player) const {
        return m_disqualified.firstDropout(player);
    }
    /// R7.6: the distinct people with a completed heat game.
    [[nodiscard]] size_t participants() const;

private:
    void indexPlayers();
    [[nodiscard]] std::vector<size_t> playersOfSeats();
    void collectGames();

    const Event& m_event;
    std::vector<const Heat*> m_heats;       // lowest number first
    QHash<QStringView, size_t> m_positions; // by the text of the players' ids
    std::vector<Appearance> m_games;        // player after player
    std::vector<size_t> m_firstGame;        // per player, and the end
    DisqualifiedPlayers m_disqualified;
};

} // namespace mentat
