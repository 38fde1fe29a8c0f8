#pragma once

#include "model/values/operand.h"

#include <QtGlobal>

namespace mentat {

/// What exactly was found. Each is a row of finding_kinds.def.
enum class FindingKind : quint8 {
#define KIND(name, ...) name,
#include "model/finding_kinds.def"
};

/// Operand names are also names of types, so they are confined to this namespace.
namespace operands_of_findings {

using enum Operand;
inline constexpr auto all = std::to_array<Operands>({
#define KIND(name, rule, ...) Operands(__VA_ARGS__),
#include "model/finding_kinds.def"
});

} // namespace operands_of_findings

inline constexpr size_t findingKindCount = operands_of_findings::all.size();

[[nodiscard]] constexpr const Operands& operandsOf(FindingKind kind) {
    return operands_of_findings::all[static_cast<size_t>(kind)];
}

} // namespace mentat
