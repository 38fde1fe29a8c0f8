#pragma once

#include <QtGlobal>

namespace mentat::test::raw {

// Which edition of the contract (heats-format.md) is held to: one ruleset can mean something else
// by the other, and the second has more keys.
enum class Edition : quint8 { First, Second };

} // namespace mentat::test::raw
