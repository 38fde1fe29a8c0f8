#pragma once

#include "model/finding.h"
#include "model/result.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"

namespace mentat {

/// The sentence of a kind of failure, with places for its values (model/failure_kinds.def).
[[nodiscard]] Phrase failureText(FailureKind kind);
/// What the first values identify, for which the text has one place.
[[nodiscard]] About failureAbout(FailureKind kind);

/// The sentence of a kind of finding, with places for its values (model/finding_kinds.def).
[[nodiscard]] Phrase findingText(FindingKind kind);

} // namespace mentat
