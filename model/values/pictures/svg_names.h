#pragma once

#include <QStringView>

namespace mentat {

// What a still picture is made of, by SVG 1.1, SVG 2 and SVG Tiny 1.2. What is not here is refused:
// scripts, all that moves or waits for something to happen, pages within the picture, and whatever
// comes to SVG later.

/// Of an element. Without its prefix: what draws it may go by nothing else.
[[nodiscard]] bool isElementOfPicture(QStringView name);

/// Of an attribute in no namespace: where and how large something is, how it looks, and what it is
/// called. Those that begin with data- and aria- say nothing to whoever draws.
[[nodiscard]] bool isAttributeOfPicture(QStringView name);

/// Of a function of CSS that leads nowhere, in letters of any case. url() is none: its address is
/// looked at.
[[nodiscard]] bool isFunctionOfPicture(QStringView name);

/// Whether a namespace is that of a program that draws: what it notes beside the picture is drawn
/// by nobody. By its beginning, since some have a version behind them.
[[nodiscard]] bool isOfDrawingProgram(QStringView nameSpace);

} // namespace mentat
