#pragma once

namespace mentat::test {

/// How long a test waits for what must come, in milliseconds: for a machine that has very much to
/// do. Where the program works, nothing waits so long. Qt's own patience is five seconds, which a
/// busy machine may take for anything, so every wait of a test names this one.
inline constexpr int patience = 180'000;

} // namespace mentat::test
