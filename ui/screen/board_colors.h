#pragma once

#include "model/values/logo.h"
#include "ui/look/desk_theme.h"

#include <QImage>

namespace mentat {

/// The colors of a board in the event's color: the strongest color of its logo, made as dark or
/// light as the text in it needs on the tone's own colors. A logo without a color (black, white,
/// gray), or no logo, leaves the tone's accent.
[[nodiscard]] Colors boardColors(Tone tone, const std::optional<Logo>& logo);

/// The ground of the winner's board: the accent glows from below, too faint to disturb reading. Its
/// steps are dithered: in plain colors they would show as rings.
[[nodiscard]] QImage glowingGround(const QSize& size, const Colors& colors);

/// The minimum contrast between a text in the event's color and its background (WCAG 2.1, 1.4.3).
inline constexpr double contrastOfBoards = 4.5;

} // namespace mentat
