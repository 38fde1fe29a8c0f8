#pragma once

#include "model/event.h"
#include "scoring/end_values.h"

#include <QHash>

#include <span>

namespace mentat {

/// A player's part in one completed preliminary game.
struct Appearance {
    const Heat* heat = nullptr;
    const Game* game = nullptr;
    const Seat* seat = nullptr;
    // Of the seat, because seats lie far apart in memory and these are asked for often:
    EndValues values; // the player's own
    QualificationPoints qp;
    bool allied = false;
};

/// R4.1: a recorded victory, not void.
[[nodiscard]] bool isCompleted(const Game& game);
/// Neither with a recorded victory nor void.
[[nodiscard]] bool isUnfinished(const Game& game);

/// Who took part in the heats of an event, and with what. Players are named by their position in
/// the order of registration. Keeps pointers into the event, which must outlive it.
class Field {
public:
    /// The event has no error of R10, and is one with heats.
    explicit Field(const Event& event);

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] size_t playerCount() const { return m_event.players.size(); }
    [[nodiscard]] const Player& player(size_t position) const { return m_event.players[position]; }
    [[nodiscard]] std::optional<size_t> positionOf(const PlayerId& player) const;

    /// The player's completed games, lowest heat number first.
    [[nodiscard]] std::span<const Appearance> gamesOf(size_t player) const;
    /// R6.1, R6.2: by the GM's word, else by a dropout that nobody excused.
    [[nodiscard]] bool isDisqualified(size_t player) const { return m_disqualified[player]; }
    /// The heat of the earliest dropout that nobody excused, in a game that is not void.
    [[nodiscard]] std::optional<HeatNumber> firstDropout(size_t player) const;
    /// R7.6: the distinct people with a completed heat game.
    [[nodiscard]] size_t participants() const;

private:
    void indexPlayers();
    [[nodiscard]] std::vector<size_t> playersOfSeats();
    void collectGames();
    void findDisqualified();

    const Event& m_event;
    std::vector<const Heat*> m_heats;       // lowest number first
    QHash<QStringView, size_t> m_positions; // by the text of the players' ids
    std::vector<Appearance> m_games;        // player after player
    std::vector<size_t> m_firstGame;        // per player, and the end
    std::vector<std::optional<HeatNumber>> m_firstDropout;
    std::vector<bool> m_disqualified;
};

} // namespace mentat
