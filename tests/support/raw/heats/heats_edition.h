#pragma once

#include <QtGlobal>

namespace mentat::test::raw {

// The edition of the contract (heats-format.md): a ruleset can mean different things in each, and
// the second has more keys.
enum class Edition : quint8 { First, Second };

} // namespace mentat::test::raw
