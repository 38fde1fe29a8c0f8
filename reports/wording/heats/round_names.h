#pragma once

#include "model/values/value.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The subject of a sentence of the journal, or about a refused act; its first operands identify
/// round and table (model/changes/change_kind.h). The text has the place %1 for it, and none for
/// the table's number.
enum class About : quint8 {
    Other,   // none of these
    Round,   // "Heat 2", "Semifinal"
    Table,   // "Table 3 of heat 2"; for all its tables, or a single one: the round
    InRound, // the third operand is a round: "heat 2", "the Semifinal"
};

/// The position of a round's name: by itself at the beginning of a line, or within a sentence.
enum class NamePosition { Standalone, InSentence };

/// "Heat 2", "Semifinal"; round: an operand.
[[nodiscard]] QString roundName(const Language& language, const Value& round);

/// "heat 2", "the Semifinal": the same within a sentence.
[[nodiscard]] QString roundWithin(const Language& language, const Value& round);

/// The operands with the name of the round or table in place of the identifying ones. Missing ones
/// stay missing.
[[nodiscard]] Values withNames(const Language& language, About about, NamePosition stands,
                               Values operands);

} // namespace mentat
