#pragma once

#include "heats_answers.h"

#include <QMap>

// Counts what occurs in random events and their answers.
namespace mentat::test::raw {

using Counts = QMap<QString, int>;

// Names, parted by blanks, that have to occur below a prefix.
struct Wanted {
    QString prefix;
    QString names;
};

// Counts an event and the answers to it: each key under what it belongs to ("stage rules fillTo"),
// each word and number that says how ("by wins", "seeding rows"), each finding.
void countIn(const Answers& answers, Edition edition, Counts& counts);
// The first that occurs less often, and how often; empty: none does.
QString rareOne(const Counts& counts, const std::vector<Wanted>& wanted, int enough);
// Counts one event after another until nothing wanted is rare: what still is after the last.
QString rareAfter(Judged& judged, const std::vector<int>& seeds, const std::vector<Wanted>& wanted,
                  int enough);

} // namespace mentat::test::raw
