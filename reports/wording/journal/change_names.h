#pragma once

#include "model/changes/change.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What a kind of change is called in a list of them: "result recorded".
[[nodiscard]] QString changeName(const Language& language, ChangeKind kind);

} // namespace mentat
