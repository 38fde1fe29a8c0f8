#pragma once

class QWidget;

namespace mentat {

// Letters grow and shrink (DeskTheme::setZoom), and their surroundings with them. Pixels are those
// of the usual letters, before scaling.

/// For pictures and check boxes: scaled like the letters.
[[nodiscard]] int zoomed(int pixels);
/// For gaps and paddings: they grow half as fast, because large letters already leave little room
/// for words; small letters do not shrink them.
[[nodiscard]] int zoomedGap(int pixels);

/// In percent. Applies to everything created, painted or measured from now on.
void setZoomOfAll(int percent);

/// Scales the margins and spacings of the widget's layout, and of the rows and columns within it,
/// to the current letters; values that the widget has set since are taken as unscaled. The style
/// calls this for every widget before it is shown, and for all of them when the zoom changes: a
/// page sets its distances once, in space::….
void followZoom(QWidget& widget);

} // namespace mentat
