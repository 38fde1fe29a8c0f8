#pragma once

#include <QByteArray>

namespace mentat::test {

/// A heat with two tables of five, each finished after seven turns. Ada Byron (p1) has 9.5 PP with
/// Atreides, Florence Allen (p6) 5; Blaise Pascal (p2) and Grace Hopper (p7) tie at 4 with Bene
/// Gesserit; the PP of Henri Cartan (p8), the only Harkonnen, are unknown. more: further keys of
/// the document, such as `"final": {…}`.
[[nodiscard]] QByteArray awardDocument(const QByteArray& more = {});
/// The key `"final"` with a finished game of p1 to p6 that p1 won; p10 could not play.
[[nodiscard]] QByteArray playedFinal();

} // namespace mentat::test
