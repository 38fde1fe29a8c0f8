#pragma once

#include <QStringList>

namespace mentat::test {

/// What a name or a note could hold to do harm in one kind of output or another: markup of all of
/// them, formulas, control characters, marks of direction, halves of characters, no end.
[[nodiscard]] QStringList hostileTexts();

} // namespace mentat::test
