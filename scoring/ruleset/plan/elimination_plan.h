#pragma once

#include "scoring/table_sizes.h"

namespace mentat {

// Rounds from each of whose tables only the first advance, until one table is left: the final.

struct EliminationRound {
    int players = 0;
    std::vector<int> tables; // the largest first
    int goOn = 0;            // 0 for the final
    friend bool operator==(const EliminationRound&, const EliminationRound&) = default;
};

struct EliminationChain {
    std::vector<EliminationRound> rounds;
    /// Players left if no tables can be made for them, and the alternatives (H1); 0: the last round
    /// is the final.
    int left = 0;
    std::vector<OtherGroups> offered;
    bool isFinalListed = true; // the final has a listed size

    [[nodiscard]] bool hasFinal() const { return left == 0; }
    [[nodiscard]] qint64 tables() const;
    /// Everyone, once per round played.
    [[nodiscard]] qint64 seats() const;
    friend bool operator==(const EliminationChain&, const EliminationChain&) = default;
};

/// A different number of tables in one round than by H1, and its consequences.
struct EliminationChoice {
    size_t round; // from 0
    bool isFull;  // all tables after it have the first size; otherwise it leads to a listed final
    EliminationChain chain;
};

/// At tables of two with byes in the first round, so that the number of winners halves down to two.
struct BracketPlan {
    int places = 2; // the least power of two that holds everyone
    int byes = 0;
    int rounds = 1;
    int games = 1;
    friend bool operator==(const BracketPlan&, const BracketPlan&) = default;
};
/// players: at least two.
[[nodiscard]] BracketPlan bracketPlan(Count players);

struct EliminationPlan {
    EliminationChain usual; // every round by H1
    bool isUsualFull;       // all tables after its first round have the first size
    /// By round, then by number of tables: choices after which every table is full and, if the
    /// usual chain has no final of a listed size, for each round the nearest that leads to one.
    std::vector<EliminationChoice> choices;
    /// If the first size is two and one advances from each table.
    std::optional<BracketPlan> bracket{};
};

/// As soon as the players left fit at one table, or are too few for two, they play the final.
/// players: at least two; advance: from each table, fewer than the smallest size.
[[nodiscard]] EliminationPlan eliminationPlan(Count players, const ListedSizes& sizes,
                                              Positive advance);

} // namespace mentat
