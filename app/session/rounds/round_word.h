#pragma once

#include "model/rounds/heats_play.h"

#include <QString>

namespace mentat {

// A round as one word of letters, digits and - . _ ~ %, whatever its name: what the places of
// drafts, kept lines, and forms have. A heat's is its number: "2"; an advanced round's begins with
// what no number does: "stage-Semifinal", "stage-2", "stage-A%2FB".

[[nodiscard]] QString roundWord(const RoundId& round);
/// Absent where the word is none.
[[nodiscard]] std::optional<RoundId> roundOfWord(const QString& word);

} // namespace mentat
