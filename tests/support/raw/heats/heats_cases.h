#pragma once

#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/raw_errors.h"

#include <QStringList>

// Helpers to write the judge's small test cases.
namespace mentat::test::raw {

// An event with this many players p1, p2, …; as text, the ruleset's members after its name, and the
// document's after `players`.
Json heatsEventOf(int players, const QString& ruleset, const QString& rest);
// Games of one heat or stage, separated by bars, such as "1:1 2:2 3:3 4x | void 5:1 6:2": player 1
// has place 1; "1=30" is a score, "1:2=30" both, "4" neither, "4x" a dropout, "4X" an excused one.
QString gamesOf(const QString& games);
// `"heats":[…]`, numbered from 1.
QString heatsOf(const QStringList& heats);
// One entry of `stages`; `more` is further members, each with a comma after it.
QString stageOf(const QString& name, const QString& games, const QString& more = {});
QString stagesOf(const QStringList& stages);

// "p1 p2 | p3": each row's player; rows that share a rank or place are joined by a blank.
QString orderOf(const Json& rows, const QString& rankKey);
// The values under a key's name, by row: "p1 3/2, p2 null".
QString valuesOf(const Json& standings, int key = 0);
// One player per table, p1, p2, …, wins every heat against an equal number of others.
QString pairsOf(int tables, int heats = 1);
// "p3 p4 … p9"
QString people(int first, int last);
// A stage of `finalists`: "p1 p2 / p3 / p1 p2 / p1 p2" or "not held".
QString stageText(const Json& finalists, const QString& name);
QString byesText(const Json& finalists, const QString& name);
QString tiesText(const Json& finalists);

// "H10.1 /event/ruleset, H10.3 …"
QString findingsText(const std::vector<RawError>& findings);
// Replaces or adds the value at the pointer, or removes it if the text is empty.
Json edited(Json document, const QString& pointer, const QString& text);

} // namespace mentat::test::raw
