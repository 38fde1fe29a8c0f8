#pragma once

#include "model/event.h"
#include "scoring/heats/clock/called_clock.h"
#include "scoring/heats/final/advanced_round.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/heats/games/open_question.h"
#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/plain_draw.h"
#include "scoring/table_sizes.h"

#include <memory>
#include <span>

namespace mentat {

/// Table sizes in a heat, as defined by the event's kind.
struct TableLimits {
    size_t fewest = fewestOfAGame;         // fewer is not a game
    size_t fewestFull = fewestOfAFullGame; // fewer is a small game
    size_t preferred = maxPlayersPerTable; // fewer is a short game, which players take turns at
    size_t most = maxPlayersPerTable;      // for a table that takes someone in
    size_t fewestAsked = fewestOfAGame;    // the least that the GM can choose
    size_t mostAsked = maxPlayersPerTable;
    friend bool operator==(const TableLimits&, const TableLimits&) = default;
};

/// One way to divide the players of a heat into tables.
struct HeatSplit {
    std::vector<int> sizes; // the largest first
    int out = 0;            // players who sit out; below 0: players missing
    SplitKind kind = SplitKind::Default;
    friend bool operator==(const HeatSplit&, const HeatSplit&) = default;
};
/// The default first, if there is one.
[[nodiscard]] std::vector<HeatSplit> heatSplits(const TableSplits& splits); // R1.1, R1.2
[[nodiscard]] std::vector<HeatSplit> heatSplits(const TableGroups& groups); // H1

/// Draws what a kind adds to the seats, table after table, with the draw's own random numbers.
class PartDrawing {
public:
    PartDrawing() = default;
    virtual ~PartDrawing() = default;
    PartDrawing(const PartDrawing&) = delete;
    PartDrawing& operator=(const PartDrawing&) = delete;
    virtual void drawFor(Game& game, DrawSource& source) = 0;
};

/// The draw that a part belongs to.
struct PartRequest {
    const Event& event;
    HeatNumber heat;
    const std::vector<PlayerId>& entrants;
    bool avoidRepeats;
    const DrawPart& part;
};

/// What the heats with a lower number say about the players to seat, for draws that use it.
struct HeatsBefore {
    /// Pairing by record: each entrant's wins in units of 1 / unit; empty: by chance.
    std::vector<qint64> records{};
    qint64 unit = 1;
    /// H1: each entrant, if those beyond the tables get byes; empty: there are no byes.
    std::vector<ByeCandidate> byes{};
};
/// For kinds that draw by chance and seat everyone at a table.
[[nodiscard]] HeatsBefore nothingBefore(const Event& event, HeatNumber heat,
                                        const std::vector<PlayerId>& entrants);

/// What a verdict waits for. Both empty: nothing; record the winner.
struct AwaitedVerdict {
    std::vector<GameQuestion> values; // R3.5; once known, what the winners played
    std::vector<PlayerId> toRoll;     // R3.3: sides that are tied in everything
    [[nodiscard]] bool isOpen() const { return !values.empty() || !toRoll.empty(); }
    friend bool operator==(const AwaitedVerdict&, const AwaitedVerdict&) = default;
};

/// The final of an event without other advanced rounds.
[[nodiscard]] std::optional<AdvancedRound> onlyRound(const Event& event, const Name& name);

/// The first advanced round that is not over, otherwise the last; absent if there is none.
[[nodiscard]] std::optional<Name> firstOpenRound(const Event& event);

/// What a kind of rules supplies to the heats.
struct HeatsScoring {
    /// The kind's part of a draw: what was requested, completed from the event's settings.
    DrawPart (*drawPart)(const Event& event, const DrawPart& asked);
    /// nullptr if nothing but seats is drawn.
    std::unique_ptr<PartDrawing> (*partDrawing)(const PartRequest& request);
    /// Fills in what is known at once about the seat of a player who joins a table.
    void (*join)(const Event& event, const Game& game, Seat& seat);
    /// Empty for a game that is not isAwaitingVerdict(). The game's event has no R10 error.
    AwaitedVerdict (*awaitedVerdict)(const Game& game, const Settings& settings);
    /// The games' unknown values, divided into those to ask and those not to.
    EventQuestions (*questions)(const Event& event);
    /// Whether all of these unasked questions are a loser's first value, which nobody asks for.
    bool (*areLosersAlone)(const Event& event, const std::vector<OpenQuestion>& questions);
    /// What can be accepted about a game as it is (R10), each rule once.
    std::vector<Rule> (*rulesToAccept)(const Event& event, const GameAddress& place,
                                       const Game& game);
    /// The winners of a game with a result.
    std::vector<PlayerId> (*winners)(const Event& event, const Game& game);
    /// R6.1: whether an unexcused dropout from a heat disqualifies.
    bool (*doDropoutsDisqualify)(const Event& event);
    /// Whether the first advanced round is closed or played; the event is not closed.
    bool (*areSettled)(const Event& event);
    /// What dice could decide in the standings; ties in order.
    StandingsAtStake (*atStake)(const Event& event);
    /// What can be timed at a table (R8); empty: nothing.
    std::span<const ClockRule> clockRules{};
    TableLimits (*limits)(const Event& event, const RoundId& round);
    /// The ways to seat this many players, the default first; empty: too few.
    std::vector<HeatSplit> (*splits)(const Event& event, int players);
    /// What a draw uses in addition to who has met.
    HeatsBefore (*before)(const Event& event, HeatNumber heat,
                          const std::vector<PlayerId>& entrants)
        = nothingBefore;
    /// H2: records the win of a player with a bye at once.
    void (*winAlone)(Seat& seat) = [](Seat&) {};
    /// Who plays an advanced round; absent: the event has none with this name.
    std::optional<AdvancedRound> (*round)(const Event& event, const Name& name) = onlyRound;
    /// The advanced round to play now or next, as far as known; absent if there is none.
    std::optional<Name> (*roundToPlay)(const Event& event) = firstOpenRound;
};

/// The event has heats.
[[nodiscard]] const HeatsScoring& heatsScoringOf(const Event& event);
[[nodiscard]] TableLimits tableLimitsOf(const Event& event, const RoundId& round);
/// For the tables of a heat.
[[nodiscard]] TableLimits tableLimitsOf(const Event& event);

/// R4.4: the positions of the event's tie rolls whose tie no longer exists.
[[nodiscard]] std::vector<size_t> rollsWithoutTie(const Event& event);

} // namespace mentat
