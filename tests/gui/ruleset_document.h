#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace mentat::test {

/// Twelve players of an event by places (Puerto Rico, HMW-P), whose first heat has three tables of
/// four that play since 13:05 on 29 July 2026.
[[nodiscard]] QByteArray rulesetHeat();
/// The same by scores (Catan), with labels.
[[nodiscard]] QByteArray scoredHeat();
/// Twenty players by places, with two heats played; the semifinal can be seated.
[[nodiscard]] QByteArray playedRuleset();
/// The same, but for the result of the second heat's table 5.
[[nodiscard]] QByteArray almostPlayedRuleset();
/// 64 players of four heats, 16 of whom are called for the semifinal, the line-up closed.
[[nodiscard]] QByteArray largeRuleset();

/// Sixty people of whom no two have names alike.
[[nodiscard]] QStringList sixtyNames();
/// Puerto Rico (HMW-P): last year's event, in which they were registered, and this year's, in which
/// nobody is yet, with a heat at 13:00 on each of 28, 29 and 30 July 2026.
[[nodiscard]] std::vector<QByteArray> eventOfSixty();
/// The same by the built-in ruleset SwEl, with five rounds of fifty minutes on 31 July 2026, at
/// 10:00, 11:00, 12:00, 13:00 and 14:00.
[[nodiscard]] std::vector<QByteArray> swissEvent();

} // namespace mentat::test
