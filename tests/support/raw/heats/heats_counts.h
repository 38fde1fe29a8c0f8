#pragma once

#include "heats_answers.h"

#include <QMap>

// Counts what occurs in random events and their answers.
namespace mentat::test::raw {

using Counts = QMap<QString, int>;

// For seeds from 0: each key with its context ("stage rules fillTo"), each word and number with its
// context ("by wins", "seeding rows"), each finding.
Counts countedAll(Judged& judged, int documents);
// The first of the names, separated by blanks, that occurs fewer than five times, with its count.
QString rareOne(const Counts& counts, const QString& prefix, const QString& names);

} // namespace mentat::test::raw
