#pragma once

#include <QString>

namespace mentat::test {

/// The text at least two fifths longer, still to be read: its vowels come twice, the second time
/// with an accent ("Cheéck iîn"). What stands for something else is kept as it is: places to fill
/// in (%1, %n), the letter to press (&x), tags and entities, the endings of files. A text without
/// letters comes back as it went in.
[[nodiscard]] QString longer(const QString& text);

/// What of a text a translation must keep, in the order of the alphabet: "%1 %n &c <b>".
[[nodiscard]] QString keptIn(const QString& text);

} // namespace mentat::test
