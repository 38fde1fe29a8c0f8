#pragma once

#include "model/values/logo.h"
#include "ui/look/desk_theme.h"

namespace mentat {

/// The colors of a board in the event's color: the strongest of its logo, in the tone's own colors
/// as dark or light as what is written in it has to be. A logo without a color (black, white,
/// gray), or none at all, leaves the tone's accent.
[[nodiscard]] Colors boardColors(Tone tone, const std::optional<Logo>& logo);

/// The contrast that a text in the event's color has on what it is written on, at least (WCAG 2.1,
/// 1.4.3).
inline constexpr double contrastOfBoards = 4.5;

} // namespace mentat
