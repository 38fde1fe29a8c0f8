#pragma once

namespace mentat::test {

/// How long a test waits for an event that must come, in milliseconds: enough for a very busy
/// machine. A correct program never takes this long. Qt's default of five seconds can be too short
/// on a busy machine, so every wait of a test uses this one.
inline constexpr int patience = 180'000;

} // namespace mentat::test
