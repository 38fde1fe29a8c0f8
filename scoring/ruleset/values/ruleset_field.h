#pragma once

#include "model/event.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/ranking/exact.h"

#include <QHash>

#include <span>

namespace mentat {

/// H2: the result of a complete game for one seat. Keeps pointers to both.
struct SeatResult {
    const Game* game = nullptr;
    const Seat* seat = nullptr;
    int place = 1;
    int sharing = 1;              // players with this place
    int tableSize = 1;            // including dropouts
    int stayed = 1;               // seats without dropouts
    std::optional<Decimal> score; // absent: unknown, as always for a dropout or a bye
    /// For a scored table.
    struct TableScores {
        Decimal best;
        qint64 sum; // in thousandths
        /// Of the other seats without dropouts; absent if there are none.
        std::optional<Decimal> bestOfOthers;
    };
    std::optional<TableScores> table;

    /// A bye is a complete game of one seat, and a win.
    [[nodiscard]] bool isBye() const { return tableSize == 1; }
};

/// Of a complete game, in seat order.
[[nodiscard]] std::vector<SeatResult> resultsOf(const Game& game, Scores scores);

// H4: the value of a seat's score at its table: 0 if the table is not scored or the score is
// unknown.

/// Share of the table's sum; 0 if the sum is not positive.
[[nodiscard]] Exact shareOfScores(const SeatResult& result);
/// `high`: relative to the table's best; `low`: the best relative to this score; 0 if the divisor
/// is not positive.
[[nodiscard]] Exact scoreOfFirst(const SeatResult& result, Scores scores);
/// The same with the best of the others instead of the table's best: a divisor that is not positive
/// counts as 1; without others it is 1.
[[nodiscard]] Exact scoreOfOthers(const SeatResult& result, Scores scores);
/// The lead over the best of the others, in thousandths; absent if the table is not scored, the
/// score is unknown, or there are no others.
[[nodiscard]] std::optional<qint64> marginOf(const SeatResult& result, Scores scores);
/// The distance to the table's best, in thousandths; absent if the table is not scored or the score
/// is unknown.
[[nodiscard]] std::optional<qint64> behindFirst(const SeatResult& result);

/// H3: the players of an event's heats by a ruleset, with their results; R6, H2: who is
/// disqualified. Identifies players by their position in the order of registration. Keeps pointers
/// into event and play, which must outlive it.
class RulesetField {
public:
    /// The event has no H10 error.
    explicit RulesetField(const Event& event);

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] const RulesetPlay& play() const { return m_play; }
    [[nodiscard]] const Ruleset& ruleset() const { return m_play.ruleset; }
    [[nodiscard]] size_t playerCount() const { return m_event.players.size(); }
    [[nodiscard]] const PlayerId& idOf(size_t player) const { return m_event.players[player].id; }
    /// The player is registered.
    [[nodiscard]] size_t positionOf(const PlayerId& player) const;

    /// The player's games that are complete and not void, lowest heat number first.
    [[nodiscard]] std::span<const SeatResult> gamesOf(size_t player) const {
        return m_games[player];
    }
    /// By the GM's decision, otherwise, if the ruleset says so, by an unexcused dropout.
    [[nodiscard]] bool isDisqualified(size_t player) const { return m_isDisqualified[player]; }
    /// The field: the distinct people with a counted game, including the disqualified (R7.6).
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
