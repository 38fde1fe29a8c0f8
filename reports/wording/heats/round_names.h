#pragma once

#include "model/values/value.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What a sentence of the journal, or about a refused act, is about; its first operands say which
/// round and table (model/changes/change_kind.h). The text has the place %1 for it, and no place
/// for the table's number.
enum class About : quint8 {
    Other,   // none of these
    Round,   // "Heat 2", "Semifinal"
    Table,   // "Table 3 of heat 2"; of all its tables, or the only one: the round
    InRound, // the third operand is one: "heat 2", "the Semifinal"
};

/// Where the names of rounds stand: by themselves at the head of a line, or in a sentence.
enum class NameStands { ByItself, InSentence };

/// "Heat 2", "Semifinal"; round: as an operand says it.
[[nodiscard]] QString roundName(const Language& language, const Value& round);

/// "heat 2", "the Semifinal": the same within a sentence.
[[nodiscard]] QString roundWithin(const Language& language, const Value& round);

/// The operands with the name of the round, or of the table, in place of what says which. What is
/// missing stays so.
[[nodiscard]] Values withNames(const Language& language, About about, NameStands stands,
                               Values operands);

} // namespace mentat
