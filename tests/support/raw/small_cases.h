#pragma once

#include "ordered_json.h"

#include <QStringList>

// Helpers to write small test cases for the brute-force scoring.
namespace mentat::test::raw {

// Without white space, so that an expectation fits on a line.
QString compact(const Json& value);
Json parsed(const QString& text);
// The named keys of each row, in this order; one key of each row.
Json columns(const Json& rows, const QStringList& keys);
QString column(const Json& rows, const QString& key);

// An event with this many players p1, p2, …; its other members as text.
Json eventOf(int players, const QString& settings, const QString& rest);
// One game per heat.
QString heatsOfGames(const QStringList& games);
// Seats p1, p2, …, with further members of each.
QString game(const QString& head, const QStringList& seats);

const QString& won();
const QString& left();
const QString& leftExcused();

} // namespace mentat::test::raw
