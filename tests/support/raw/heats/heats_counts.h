#pragma once

#include "heats_answers.h"

#include <QMap>

// Counts what occurs in random events and their answers.
namespace mentat::test::raw {

using Counts = QMap<QString, int>;

// Names, separated by blanks, that must occur below a prefix.
struct Wanted {
    QString prefix;
    QString names;
};

// Counts an event and its answers: each key with its context ("stage rules fillTo"), each word and
// number with its context ("by wins", "seeding rows"), each finding.
void countIn(const Answers& answers, Edition edition, Counts& counts);
// The first that occurs less often, with its count; empty if none does.
QString rareOne(const Counts& counts, const std::vector<Wanted>& wanted, int enough);
// Counts events until nothing wanted is rare; returns what is still rare after the last.
QString rareAfter(Judged& judged, const std::vector<int>& seeds, const std::vector<Wanted>& wanted,
                  int enough);

} // namespace mentat::test::raw
