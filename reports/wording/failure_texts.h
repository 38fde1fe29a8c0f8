#pragma once

#include "model/result.h"

namespace mentat {

/// The English text of a kind of failure, with places for its values in the order in which result.h
/// names them; in the translation files under "Failure".
[[nodiscard]] const char* failureText(FailureKind kind);

} // namespace mentat
