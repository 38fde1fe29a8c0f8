#pragma once

#include "model/event.h"
#include "scoring/formats/by_ruleset/values/seat_result.h"

#include <QHash>

#include <span>

namespace mentat {

/// H3: who took part in the heats of an event by a ruleset, and with what; R6, H2: who is out of
/// it. Players are named by their position in the order of registration. Keeps pointers into event
/// and play, which must outlive it.
class RulesetField {
public:
    /// The event has no error of H10.
    explicit RulesetField(const Event& event);

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] const RulesetPlay& play() const { return m_play; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_play.ruleset; }
    [[nodiscard]] size_t playerCount() const { return m_event.players.size(); }
    [[nodiscard]] const PlayerId& idOf(size_t player) const { return m_event.players[player].id; }
    /// Of somebody registered.
    [[nodiscard]] size_t positionOf(const PlayerId& player) const;

    /// The player's games that are complete and not void, lowest heat number first.
    [[nodiscard]] std::span<const SeatResult> gamesOf(size_t player) const {
        return m_games[player];
    }
    /// By the GM's word, else, where the ruleset has it so, by a dropout that nobody excused.
    [[nodiscard]] bool isDisqualified(size_t player) const { return m_isDisqualified[player]; }
    /// The field: the distinct people with such a game, the disqualified too (R7.6).
    [[nodiscard]] size_t participants() const;

private:
    void collectGames();

    const Event& m_event;
    const RulesetPlay& m_play;
    QHash<QStringView, size_t> m_positions;       // by the text of the players' ids
    std::vector<std::vector<SeatResult>> m_games; // per player
    std::vector<bool> m_isDisqualified;
};

} // namespace mentat
