#pragma once

#include "tests/gui/window_fixture.h"

namespace mentat::test {

/// What the laptop's screen leaves a dialog where everything is twice as large, in pixels.
inline constexpr int lowestDialog = 340;
/// The laptop's screen.
inline constexpr int laptopWidth = 1366;
inline constexpr int laptopHeight = 768;

/// Whether a dialog can be as low as it may have to be; what has no room then scrolls.
[[nodiscard]] bool fits(const QWidget& dialog);
/// Whether nothing of a dialog has to be scrolled to, or it is as high as the screen.
[[nodiscard]] bool opensWhole(const QWidget& dialog);

/// Where a panel does not stand beside its list as ListWithPanel says: 16 pixels right of it, and
/// from 420 to 560 pixels wide for each of its columns.
[[nodiscard]] QStringList panelFaults(const QWidget& page);

/// The words of the header that a line over them cuts, or stands too near to: it hides a title
/// whole, or leaves it whole.
[[nodiscard]] QStringList cutWords(const QWidget& header, const QWidget& line);

/// Labels too far from their fields: a column of fields begins right of its longest label, not
/// further right.
[[nodiscard]] QStringList labelFaults(const QWidget& root);

/// What has not grown with the letters: pictures and boxes that are lower than the letters beside
/// them, and buttons whose words touch their edges.
[[nodiscard]] QStringList proportionFaults(const QWidget& root);

/// What has too little room in a scene that the window shows: clippedTexts() and
/// listFaults() of what is looked at, a dialog that cannot be as low as it may have to be (it is
/// made as low), a window larger than the laptop. Looks again for a while where something is found:
/// a text that is broken gets its height later on a busy machine.
[[nodiscard]] QStringList roomFaults(WindowFixture& fixture);

} // namespace mentat::test
