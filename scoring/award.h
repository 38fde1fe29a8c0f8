#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/side.h"

#include <vector>

namespace mentat {

/// What a player did with a side in one completed game.
struct Performance {
    PlayerId player;
    HeatNumber heat;
    TableNumber table;
    PerformancePoints points;
    Turns turns;
    int starters; // who started the game
    Fraction normalized;
    friend bool operator==(const Performance&, const Performance&) = default;
};

/// R5.3: the award for the best with a side.
struct Award {
    Side side;
    /// The highest normalized PP, in the order of the document; a winner that was chosen comes
    /// first. Empty where nobody scored with the side.
    std::vector<Performance> winners;
    /// Everyone else with a figure, highest first: the first is the runner-up.
    std::vector<Performance> others;
    bool tied = false;    // several winners, and no decision between them
    bool decided = false; // by the GM
    friend bool operator==(const Award&, const Award&) = default;

    [[nodiscard]] std::optional<Fraction> normalized() const {
        return winners.empty() ? std::nullopt : std::optional(winners.front().normalized);
    }
};

} // namespace mentat
