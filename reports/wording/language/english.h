#pragma once

#include <QString>

namespace mentat {

/// English of a text of the sources that counts n things: "(s)" is the plural of the word before
/// it, "(is|are)" a word for one and for several. "%n" itself stays.
[[nodiscard]] QString inEnglish(const char* sourceText, int n);

} // namespace mentat
