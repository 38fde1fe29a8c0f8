#pragma once

#include <QStringList>

#include <utility>
#include <vector>

// An independent judge of seatings, from R1 and the draw's levels alone.
namespace mentat::test::raw {

using JudgedTables = std::vector<std::vector<size_t>>; // who sits at each table
using JudgedPairs = std::vector<std::pair<size_t, size_t>>;

enum class JudgedWish { Base, Expansion, Either };

struct JudgedTask {
    std::vector<JudgedWish> wishes;   // of each person
    std::vector<size_t> sizes;        // of each table
    std::vector<bool> expansion;      // of each table
    std::vector<JudgedTables> past;   // a list of tables for each earlier heat
    JudgedPairs apart;                // who wished not to sit together
    JudgedPairs forbidden;            // who must not
    std::vector<int> shortGames;      // of each person, or nothing where none has any
    std::vector<qint64> records = {}; // of each person, or nothing where they do not count
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

// What is wrong, in words: somebody is missing or there twice, a table has not its size, somebody
// sits where R1.5 does not let them, two are together who must not be. That a wish for the
// expansion is met before one for either is only asked where nobody has to be kept apart, which
// comes first.
QStringList seatingFaults(const JudgedTask& task, const JudgedTables& seating);

// Of a seating without faults: everybody against everybody, in a square of meetings.
JudgedCost costOf(const JudgedTask& task, const JudgedTables& seating);

// The levels in which two costs differ, in words.
QStringList costFaults(const JudgedCost& is, const JudgedCost& should);

} // namespace mentat::test::raw
