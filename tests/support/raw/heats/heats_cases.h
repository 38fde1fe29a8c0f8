#pragma once

#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/raw_errors.h"

#include <QStringList>

// What the tests of the judge write their small cases with.
namespace mentat::test::raw {

// An event of so many players p1, p2, …; the ruleset's members after its name, and the document's
// after `players`, as text.
Json heatsEventOf(int players, const QString& ruleset, const QString& rest);
// Games of one heat or stage, parted by bars, such as "1:1 2:2 3:3 4x | void 5:1 6:2": of player 1
// the place 1; "1=30" is a score, "1:2=30" both, "4" neither, "4x" a dropout, "4X" an excused one.
QString gamesOf(const QString& games);
// `"heats":[…]`, numbered from 1.
QString heatsOf(const QStringList& heats);
// One entry of `stages`; `more` are members with a comma behind.
QString stageOf(const QString& name, const QString& games, const QString& more = {});
QString stagesOf(const QStringList& stages);

// "p1 p2 | p3": of each row the player, rows that share a rank or place joined by a blank.
QString orderOf(const Json& rows, const QString& rankKey);
// The values under the name of a key, by rows: "p1 3/2, p2 null".
QString valuesOf(const Json& standings, int key = 0);
// p1, p2, … as far as there are tables win each of the heats, against the next as many players.
QString pairsOf(int tables, int heats = 1);
// "p3 p4 … p9"
QString people(int first, int last);
// A stage of `finalists`: "p1 p2 / p3 / p1 p2 / p1 p2" or "not held".
QString stageText(const Json& finalists, const QString& name);
QString byesText(const Json& finalists, const QString& name);
QString tiesText(const Json& finalists);

// "H10.1 /event/ruleset, H10.3 …"
QString findingsText(const std::vector<RawError>& findings);
// Sets what stands at the pointer, adds it, or takes it away where the text is empty.
Json edited(Json document, const QString& pointer, const QString& text);

} // namespace mentat::test::raw
