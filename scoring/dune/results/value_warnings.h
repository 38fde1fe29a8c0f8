#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/games/games_played.h"

#include <optional>

namespace mentat {

/// A value that a game cannot have.
enum class BeyondKind : quint8 {
    Points,            // one player's, above what the board gives in these turns (R10.21)
    PointsTogether,    // all players' (R10.21)
    Strongholds,       // one player's, above those in play (R10.22)
    StrongholdsAtOnce, // all players' (R10.22)
    Tokens,            // R10.23
    Spice,             // above what the desert gives
    Length,            // play went on long after the heat
};

struct BeyondBoard {
    BeyondKind kind;
    std::optional<size_t> seat; // the culprit, in Game::seats; absent: the whole game
    qint64 value;               // points in half-points, time in minutes
    qint64 limit;               // likewise
    friend bool operator==(const BeyondBoard&, const BeyondBoard&) = default;
};

/// What of a game, half typed or whole, the board cannot hold, one seat at a time: where only the
/// sum is too great, the seat with the most. What is unknown counts nothing; without turns PP and
/// spice are held against the turn limit.
/// The desert gives at most 24 spice in a turn, two blows of 12, and each begins with at most 10.
/// Play that lasts more than an hour longer than its heat is a time typed wrong; the final has no
/// such limit.
[[nodiscard]] std::vector<BeyondBoard> beyondBoard(const Event& event, const GameAddress& place,
                                                   const Game& game);

/// The rule whose warning says the same, which may have been accepted; absent where there is none.
[[nodiscard]] std::optional<Rule> ruleOf(BeyondKind kind);

/// R10.21: the PP of a game together, beside what its turns can give. In half-points, since turns
/// and PP of a document have hardly a limit.
struct PointsTogether {
    std::optional<qint64> given; // absent: nobody's are known
    std::optional<qint64> most;  // absent: the turns are not known
};
[[nodiscard]] PointsTogether pointsTogether(const Event& event, const Game& game);

/// R10.21–R10.23: values that a board cannot show.
[[nodiscard]] Findings valueWarnings(const Event& event, const AddressedGame& placed);

/// R10.24, R10.25: a victory that its values do not bear out.
[[nodiscard]] Findings victoryWarnings(const Event& event, const AddressedGame& placed);

} // namespace mentat
