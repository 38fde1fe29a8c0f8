#pragma once

#include "model/finding.h"
#include "model/result.h"

namespace mentat {

/// The English text of a kind of failure, with places for its values in the order in which result.h
/// names them; in the translation files under "Failure".
[[nodiscard]] const char* failureText(FailureKind kind);

/// The English text of a kind of finding, with places for its values in the order in which
/// finding.h names them; in the translation files under "Finding".
[[nodiscard]] const char* findingText(FindingKind kind);

} // namespace mentat
