#pragma once

#include "model/event.h"
#include "model/people/player.h"
#include "scoring/table_sizes.h"

#include <QHash>

#include <vector>

namespace mentat {

/// The entrants of a draw by their position in its list.
using EntrantIndex = size_t;

[[nodiscard]] inline QHash<PlayerId, EntrantIndex>
positionsOf(const std::vector<PlayerId>& entrants) {
    QHash<PlayerId, EntrantIndex> positions;
    for (EntrantIndex entrant = 0; entrant < entrants.size(); ++entrant)
        positions.insert(entrants[entrant], entrant);
    return positions;
}

/// A table to be filled.
struct TablePlan {
    size_t seats;
    bool variant = false;
    friend bool operator==(const TablePlan&, const TablePlan&) = default;
};

/// The entrants of this draw who sat together at one earlier table.
using PastTable = std::vector<EntrantIndex>;
/// All tables of an earlier heat that are not void. Entrants who were not in it met nobody there.
using PastHeat = std::vector<PastTable>;

/// Two who should not sit together; hard: must not, by the GM's decision.
struct ApartPair {
    EntrantIndex one;
    EntrantIndex other;
    bool hard = false;
    friend bool operator==(const ApartPair&, const ApartPair&) = default;
};

/// The input of a draw. There are as many seats as entrants.
struct SeatingTask {
    std::vector<Preference> preferences; // by entrant
    std::vector<TablePlan> tables;
    std::vector<PastHeat> past;
    std::vector<ApartPair> keepApart;
    /// By entrant: the weight of earlier games with fewer players than preferred.
    std::vector<int> shortGames;
    size_t preferredSize = maxPlayersPerTable;
    /// By entrant, in a common unit: the results of the earlier heats, 0 to maxRecord
    /// (avoiding_draw.h). Empty: the draw does not weigh them.
    std::vector<qint64> records = {};

    [[nodiscard]] size_t entrants() const { return preferences.size(); }
};

/// The entrants at each table, in seat order.
using Seating = std::vector<std::vector<EntrantIndex>>;

/// The pairs of entrants to keep apart.
[[nodiscard]] inline std::vector<ApartPair> apartPairs(const Event& event,
                                                       const std::vector<PlayerId>& entrants) {
    const auto positions = positionsOf(entrants);
    std::vector<ApartPair> pairs;
    for (const KeepApart& wish : event.keepApart) {
        std::vector<EntrantIndex> there;
        for (const PlayerId& player : wish.players) {
            if (positions.contains(player))
                there.push_back(positions.value(player));
        }
        for (size_t i = 0; i < there.size(); ++i) {
            for (size_t j = i + 1; j < there.size(); ++j)
                pairs.push_back({there[i], there[j], wish.hard});
        }
    }
    return pairs;
}

} // namespace mentat
