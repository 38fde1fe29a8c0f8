#pragma once

class QWidget;

namespace mentat {

// Letters become larger and smaller (DeskTheme::setZoom), and with them what stands beside them.
// Pixels are those of the usual letters, before scaling.

/// Of pictures, and of boxes that are ticked: as much larger as the letters.
[[nodiscard]] int zoomed(int pixels);
/// Of gaps and paddings: they grow half as fast, since large letters leave a screen too little room
/// for words already; small letters do not make them smaller.
[[nodiscard]] int zoomedGap(int pixels);

/// In percent. What is made, painted or measured from now on follows it.
void setZoomOfAll(int percent);

/// The margins and spacings of the widget's layout, and of the rows and columns within it, as they
/// are with the letters of now; those that the widget has set anew since are taken for the usual
/// ones. Every widget gets this from the style before it is shown, and all of them when the letters
/// change: a page says its distances once, in space::….
void followZoom(QWidget& widget);

} // namespace mentat
