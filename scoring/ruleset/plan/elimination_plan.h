#pragma once

#include "scoring/table_sizes.h"

namespace mentat {

// Rounds of which only the first of each table go on, until one table is left: the final.

struct EliminationRound {
    int players = 0;
    std::vector<int> tables; // the largest first
    int goOn = 0;            // of the final nobody
    friend bool operator==(const EliminationRound&, const EliminationRound&) = default;
};

struct EliminationChain {
    std::vector<EliminationRound> rounds;
    /// Who are left where no tables can be made for them, and what then is offered (H1); 0: the
    /// last round is the final.
    int left = 0;
    std::vector<OtherGroups> offered;
    bool isFinalListed = true; // the final has one of the sizes

    [[nodiscard]] bool hasFinal() const { return left == 0; }
    [[nodiscard]] qint64 tables() const;
    /// Everybody, once for each round they play.
    [[nodiscard]] qint64 seats() const;
    friend bool operator==(const EliminationChain&, const EliminationChain&) = default;
};

/// Another number of tables in one round than by H1, and what comes of it.
struct EliminationChoice {
    size_t round; // from 0
    bool isFull;  // all tables behind it have the first size; else it leads to a listed final
    EliminationChain chain;
};

/// At tables of two with byes in the first round, so that the winners halve down to two from then
/// on.
struct BracketPlan {
    int places = 2; // the least power of two that holds all
    int byes = 0;
    int rounds = 1;
    int games = 1;
    friend bool operator==(const BracketPlan&, const BracketPlan&) = default;
};
/// players: two at least.
[[nodiscard]] BracketPlan bracketPlan(Count players);

struct EliminationPlan {
    EliminationChain usual; // every round by H1
    bool isUsualFull;       // all tables after its first round have the first size
    /// By round, in each by the number of tables. Those after which every table is full; where the
    /// usual chain has no final of a listed size, also the nearest of each round that leads to one.
    std::vector<EliminationChoice> choices;
    /// Where tables of two come first, and one goes on from each.
    std::optional<BracketPlan> bracket{};
};

/// As soon as those who are left are as many as a table can have, or too few for two tables, they
/// play the final. players: two at least; advance: of each table, fewer than the smallest size.
[[nodiscard]] EliminationPlan eliminationPlan(Count players, const ListedSizes& sizes,
                                              Positive advance);

} // namespace mentat
