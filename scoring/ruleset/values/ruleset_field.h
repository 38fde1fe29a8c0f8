#pragma once

#include "model/event.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/ranking/exact.h"

#include <QHash>

#include <span>

namespace mentat {

/// H2: what a complete game comes to for one of its seats. Keeps pointers to both.
struct SeatResult {
    const Game* game = nullptr;
    const Seat* seat = nullptr;
    int place = 1;
    int sharing = 1;              // how many have this place
    int tableSize = 1;            // dropouts counted
    int stayed = 1;               // seats that are no dropouts
    std::optional<Decimal> score; // absent: unknown, as a dropout's always is, and at a bye
    /// Of a table that is scored.
    struct TableScores {
        Decimal best;
        qint64 sum; // in thousandths
        /// Of the other seats that are no dropouts; absent: there is none.
        std::optional<Decimal> bestOfOthers;
    };
    std::optional<TableScores> table;

    /// A win over nobody: a complete game of one seat.
    [[nodiscard]] bool isBye() const { return tableSize == 1; }
};

/// Of a complete game, in the order of its seats.
[[nodiscard]] std::vector<SeatResult> resultsOf(const Game& game, Scores scores);

// H4: what a seat's score is worth at its table: 0 where the table is not scored or the own score
// is unknown.

/// Of the sum of the table's; 0 where that is not positive.
[[nodiscard]] Exact shareOfScores(const SeatResult& result);
/// `high`: of the table's best; `low`: the best of one's own; 0 where the divisor is not positive.
[[nodiscard]] Exact scoreOfFirst(const SeatResult& result, Scores scores);
/// The same with the best of the others in place of the table's: a divisor that is not positive
/// counts as 1, and without others it is 1.
[[nodiscard]] Exact scoreOfOthers(const SeatResult& result, Scores scores);
/// How much it is ahead of the best of the others, in thousandths; absent where the table is not
/// scored, the own score is unknown, or there are no others.
[[nodiscard]] std::optional<qint64> marginOf(const SeatResult& result, Scores scores);
/// How much it is behind the table's best, in thousandths; absent where the table is not scored or
/// the own score is unknown.
[[nodiscard]] std::optional<qint64> behindFirst(const SeatResult& result);

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
