#pragma once

#include "ordered_json.h"

#include <QStringList>

// What the tests of the brute-force scoring write their small cases with.
namespace mentat::test::raw {

// Without white space, so that an expectation is a line.
QString compact(const Json& value);
Json parsed(const QString& text);
// Of each row the keys named, in this order; of each row one key.
Json columns(const Json& rows, const QStringList& keys);
QString column(const Json& rows, const QString& key);

// An event of so many players p1, p2, …; the rest of its members as text.
Json eventOf(int players, const QString& settings, const QString& rest);
// One game a heat.
QString heatsOfGames(const QStringList& games);
// Seats p1, p2, … with what else is said of each.
QString game(const QString& head, const QStringList& seats);

const QString& won();
const QString& left();
const QString& leftExcused();

} // namespace mentat::test::raw
