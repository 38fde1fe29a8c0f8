#pragma once

#include <QByteArray>

namespace mentat::test {

/// A heat whose two tables of five are finished after seven turns. With Atreides Ada Byron (p1) has
/// 9.5 PP and Florence Allen (p6) 5, with Bene Gesserit Blaise Pascal (p2) and Grace Hopper (p7)
/// are equal with 4; the PP of Henri Cartan (p8), the only Harkonnen, are unknown. more: further
/// keys of the document: `"final": {…}`.
[[nodiscard]] QByteArray awardDocument(const QByteArray& more = {});
/// The key `"final"` with a finished game of p1 to p6, which p1 won; p10 could not play.
[[nodiscard]] QByteArray playedFinal();

} // namespace mentat::test
