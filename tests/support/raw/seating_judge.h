#pragma once

#include <QStringList>

#include <utility>
#include <vector>

// An independent judge of seatings, based only on R1 and the draw's levels.
namespace mentat::test::raw {

using JudgedTables = std::vector<std::vector<size_t>>; // the people at each table
using JudgedPairs = std::vector<std::pair<size_t, size_t>>;

enum class JudgedWish { Base, Expansion, Either };

struct JudgedTask {
    std::vector<JudgedWish> wishes;   // per person
    std::vector<size_t> sizes;        // per table
    std::vector<bool> expansion;      // per table
    std::vector<JudgedTables> past;   // a list of tables per earlier heat
    JudgedPairs apart;                // pairs who wished to be apart
    JudgedPairs forbidden;            // pairs who must be apart
    std::vector<int> shortGames;      // per person, or empty if none has any
    std::vector<qint64> records = {}; // per person, or empty if they do not count
};

struct JudgedCost {
    qint64 forbidden = 0;
    qint64 apart = 0;
    qint64 wishes = 0;
    qint64 repeats = 0;
    qint64 record = 0;
    qint64 shortGames = 0;
    qint64 acquaintances = 0;
    friend bool operator==(const JudgedCost&, const JudgedCost&) = default;
};

// Faults, in words: people missing or duplicated, wrong table sizes, people seated against R1.5,
// and pairs who must be kept apart. Checks that a wish for the expansion takes precedence over no
// wish only if nobody must be kept apart, which comes first.
QStringList seatingFaults(const JudgedTask& task, const JudgedTables& seating);

// For a valid seating: compares everyone with everyone, in a square of meetings.
JudgedCost costOf(const JudgedTask& task, const JudgedTables& seating);

// The levels in which two costs differ, in words.
QStringList costFaults(const JudgedCost& is, const JudgedCost& should);

} // namespace mentat::test::raw
