#pragma once

#include "model/values/operand.h"

#include <QtGlobal>

namespace mentat {

/// Why an act failed. Each is a row of failure_kinds.def.
enum class FailureKind : quint8 {
#define KIND(name, ...) name,
#include "model/failure_kinds.def"
};

/// Operand names are also names of types, so they are confined to this namespace.
namespace operands_of_failures {

using enum Operand;
inline constexpr auto all = std::to_array<Operands>({
#define KIND(name, ...) Operands(__VA_ARGS__),
#include "model/failure_kinds.def"
});

} // namespace operands_of_failures

inline constexpr size_t failureKindCount = operands_of_failures::all.size();

[[nodiscard]] constexpr const Operands& operandsOf(FailureKind kind) {
    return operands_of_failures::all[static_cast<size_t>(kind)];
}

} // namespace mentat
