#pragma once

namespace mentat::space {

// Pixels before scaling.
inline constexpr int tight = 4;
inline constexpr int small = 8;
inline constexpr int medium = 12;
inline constexpr int page = 16; // the margin of a page
inline constexpr int group = 24;

} // namespace mentat::space
