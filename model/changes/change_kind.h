#pragma once

#include "model/values/enum_ids.h"
#include "model/values/operand.h"

#include <array>

namespace mentat {

/// What the person at the desk did. Each is a row of change_kinds.def.
enum class ChangeKind : quint8 {
#define KIND(name, ...) name,
#include "model/changes/change_kinds.def"
};

inline constexpr auto changeKindWords = std::to_array<EnumId<ChangeKind>>({
#define KIND(name, word, ...) {ChangeKind::name, QLatin1StringView(word)},
#include "model/changes/change_kinds.def"
});

constexpr const auto& idTable(ChangeKind) {
    return changeKindWords;
}

/// Operand names are also names of types, so they are confined to this namespace.
namespace operands_of_changes {

using enum Operand;
inline constexpr auto all = std::to_array<Operands>({
#define KIND(name, word, ...) Operands(__VA_ARGS__),
#include "model/changes/change_kinds.def"
});

} // namespace operands_of_changes

[[nodiscard]] constexpr const Operands& operandsOf(ChangeKind kind) {
    return operands_of_changes::all[static_cast<size_t>(kind)];
}

} // namespace mentat
