#pragma once

#include "model/changes/change_kind.h"
#include "model/values/value.h"

#include <QStringView>

namespace mentat {

/// An act as the journal names it.
struct NamedAct {
    ChangeKind kind;
    Values operands;
    friend bool operator==(const NamedAct&, const NamedAct&) = default;
};

/// By the word of a journal's row, also of an older journal, which had words of their own for
/// heats, stages and the final; its operands become those of today. Absent: no version knows the
/// word.
[[nodiscard]] std::optional<NamedAct> actByWord(QStringView word, Values operands);

/// Its kind alone.
[[nodiscard]] std::optional<ChangeKind> kindByWord(QStringView word);

} // namespace mentat
