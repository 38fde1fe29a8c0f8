#pragma once

#include <QStringView>

namespace mentat {

// What a still picture is made of, by SVG 1.1, SVG 2 and SVG Tiny 1.2. What is not here is refused:
// scripts, all that moves or waits for something to happen, pages within the picture, and whatever
// comes to SVG later.

/// Without its prefix: what draws it may go by nothing else.
[[nodiscard]] bool isElementOfPicture(QStringView name);
[[nodiscard]] bool isAttributeOfPicture(QStringView name);
/// A function of CSS that leads nowhere.
[[nodiscard]] bool isFunctionOfPicture(QStringView name);

/// Whether a namespace is that of a program that draws: what it notes beside the picture is drawn
/// by nobody.
[[nodiscard]] bool isOfDrawingProgram(QStringView nameSpace);

} // namespace mentat
