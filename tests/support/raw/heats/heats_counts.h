#pragma once

#include "heats_answers.h"

#include <QMap>

// What occurs in the random events and the answers to them.
namespace mentat::test::raw {

using Counts = QMap<QString, int>;

// Of the seeds from 0: each key under what it belongs to ("stage rules fillTo"), each word and
// number that says how ("by wins", "seeding rows"), each finding.
Counts countedAll(Judged& judged, int documents);
// The first of the names, parted by blanks, that occurs fewer than five times, and how often.
QString rareOne(const Counts& counts, const QString& prefix, const QString& names);

} // namespace mentat::test::raw
