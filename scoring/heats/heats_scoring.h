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

/// How many sit at a table of a heat, as an event's kind has it.
struct TableLimits {
    size_t fewest = fewestOfAGame;         // with fewer there is no game
    size_t fewestFull = fewestOfAFullGame; // with fewer the game is a small one
    size_t preferred = mostAtATable;       // with fewer it is a short one, which goes round
    size_t most = mostAtATable;            // of a table that takes people in
    size_t fewestAsked = fewestOfAGame;    // what the GM can ask for
    size_t mostAsked = mostAtATable;
    friend bool operator==(const TableLimits&, const TableLimits&) = default;
};

/// One way to put the people of a heat at tables.
struct HeatSplit {
    std::vector<int> sizes; // the largest first
    int out = 0;            // so many sit out; below 0 so many are missing
    SplitKind kind = SplitKind::Default;
    friend bool operator==(const HeatSplit&, const HeatSplit&) = default;
};
/// The default first, where there is one.
[[nodiscard]] std::vector<HeatSplit> heatSplits(const TableSplits& splits); // R1.1, R1.2
[[nodiscard]] std::vector<HeatSplit> heatSplits(const TableGroups& groups); // H1

/// Draws what a kind adds to the seats of a table that was just drawn, table after table, out of
/// the draw's own chance.
class PartDrawing {
public:
    PartDrawing() = default;
    virtual ~PartDrawing() = default;
    PartDrawing(const PartDrawing&) = delete;
    PartDrawing& operator=(const PartDrawing&) = delete;
    virtual void drawFor(Game& game, DrawSource& source) = 0;
};

/// The draw that it belongs to.
struct PartRequest {
    const Event& event;
    HeatNumber heat;
    const std::vector<PlayerId>& entrants;
    bool avoidRepeats;
    const DrawPart& part;
};

/// What the heats of a lower number say of those who are to be seated, where a draw goes by it.
struct HeatsBefore {
    /// Pairing by record: the wins of each entrant, in parts of 1 / unit; empty: by chance.
    std::vector<qint64> records{};
    qint64 unit = 1;
    /// H1: of each entrant, where those beyond the tables have byes; empty: there are none.
    std::vector<ByeCandidate> byes{};
};
/// Of a format whose draws go by chance, with everybody at a table.
[[nodiscard]] HeatsBefore nothingBefore(const Event& event, HeatNumber heat,
                                        const std::vector<PlayerId>& entrants);

/// What a verdict waits for. Both empty: for nothing, whoever won is to be recorded.
struct AwaitedVerdict {
    std::vector<GameQuestion> values; // R3.5; where they are known, what was played by the winners
    std::vector<PlayerId> toRoll;     // R3.3: the sides that are equal in everything
    [[nodiscard]] bool isOpen() const { return !values.empty() || !toRoll.empty(); }
    friend bool operator==(const AwaitedVerdict&, const AwaitedVerdict&) = default;
};

/// The final of an event that has no other round.
[[nodiscard]] std::optional<AdvancedRound> onlyRound(const Event& event, const Name& name);

/// The first advanced round that is not over, else the last; absent: there is none.
[[nodiscard]] std::optional<Name> firstOpenRound(const Event& event);

/// What the machinery of heats asks of a kind of rules.
struct HeatsScoring {
    /// What a draw decides of the kind's own: what was asked for, with the event's settings.
    DrawPart (*drawPart)(const Event& event, const DrawPart& asked);
    /// nullptr where nothing is drawn beside the seats.
    std::unique_ptr<PartDrawing> (*partDrawing)(const PartRequest& request);
    /// What is known at once of the seat of somebody who joins a table.
    void (*join)(const Event& event, const Game& game, Seat& seat);
    /// Of a game that is no isAwaitingVerdict(): nothing. The game's event has no error of R10.
    AwaitedVerdict (*awaitedVerdict)(const Game& game, const Settings& settings);
    /// What is unknown of the games, by whether it is to be asked.
    EventQuestions (*questions)(const Event& event);
    /// Whether all of these, which are not asked, are the first value of a loser that nobody asks.
    bool (*areLosersAlone)(const Event& event, const std::vector<OpenQuestion>& questions);
    /// What there is to accept at a game as it stands (R10), each rule once.
    std::vector<Rule> (*rulesToAccept)(const Event& event, const GameAddress& place,
                                       const Game& game);
    /// Who won a game that has a result.
    std::vector<PlayerId> (*winners)(const Event& event, const Game& game);
    /// R6.1: whether who drops out of a heat without an excuse is out of the event.
    bool (*doDropoutsDisqualify)(const Event& event);
    /// Whether the first advanced round is closed or played, of an event that is not closed.
    bool (*areSettled)(const Event& event);
    /// What dice could decide in its standings; its ties in their order.
    StandingsAtStake (*atStake)(const Event& event);
    /// What can be timed at a table (R8); empty: nothing is.
    std::span<const ClockRule> clockRules{};
    TableLimits (*limits)(const Event& event, const RoundId& round);
    /// How so many people can be seated, the default first; empty: they are too few.
    std::vector<HeatSplit> (*splits)(const Event& event, int players);
    /// What a draw goes by beside who has met whom.
    HeatsBefore (*before)(const Event& event, HeatNumber heat,
                          const std::vector<PlayerId>& entrants)
        = nothingBefore;
    /// H2: records at once the win of whoever has a bye.
    void (*winAlone)(Seat& seat) = [](Seat&) {};
    /// Who plays an advanced round; absent: the event has none of this name.
    std::optional<AdvancedRound> (*round)(const Event& event, const Name& name) = onlyRound;
    /// Which advanced round is to be played now or next, as far as is known; absent: there is none.
    std::optional<Name> (*roundToPlay)(const Event& event) = firstOpenRound;
};

/// Of an event with heats.
[[nodiscard]] const HeatsScoring& heatsScoringOf(const Event& event);
[[nodiscard]] TableLimits tableLimitsOf(const Event& event, const RoundId& round);
/// Those of a heat.
[[nodiscard]] TableLimits tableLimitsOf(const Event& event);

/// R4.4: the positions of the event's tie rolls whose tie no longer exists.
[[nodiscard]] std::vector<size_t> rollsWithoutTie(const Event& event);

} // namespace mentat
