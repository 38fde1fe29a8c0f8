#pragma once

#include <QStringList>

namespace mentat {

/// How many places a text takes in a font of fixed width: two for a wide character of East Asia,
/// none for one that joins the character before it.
[[nodiscard]] int displayWidth(const QString& text);

/// With blanks behind it, or before it, up to a width; wider texts stay as they are.
[[nodiscard]] QString paddedTo(const QString& text, int width, bool toTheRight = false);

/// A line as lines of at most so many places, broken between words; one that is wider than a line
/// is broken after hyphens, and within where that is not enough. At least one line, none ends with
/// a blank. width: 2 or more.
[[nodiscard]] QStringList brokenInto(const QString& line, int width);

} // namespace mentat
