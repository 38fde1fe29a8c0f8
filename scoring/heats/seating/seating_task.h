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

/// Who sat with whom at one earlier table, of those who are there again.
using PastTable = std::vector<EntrantIndex>;
/// All tables of an earlier heat that are not void. Who was not in it, met nobody there.
using PastHeat = std::vector<PastTable>;

/// Two who should not sit together; hard: must not, by the GM's word.
struct ApartPair {
    EntrantIndex one;
    EntrantIndex other;
    bool hard = false;
    friend bool operator==(const ApartPair&, const ApartPair&) = default;
};

/// What a draw is made from. The seats of the tables are as many as the entrants.
struct SeatingTask {
    std::vector<Preference> preferences; // of each entrant
    std::vector<TablePlan> tables;
    std::vector<PastHeat> past;
    std::vector<ApartPair> keepApart;
    /// Of each entrant: what earlier games with fewer players than is preferred count.
    std::vector<int> shortGames;
    size_t preferredSize = mostAtATable;
    /// Of each entrant, in a common unit: how well the heats before went, 0 to mostRecord
    /// (avoiding_draw.h). Empty: the draw does not weigh it.
    std::vector<qint64> records = {};

    [[nodiscard]] size_t entrants() const { return preferences.size(); }
};

/// Who sits at each table, in the order of the seats.
using Seating = std::vector<std::vector<EntrantIndex>>;

/// The pairs of entrants who are to be kept apart.
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
