#pragma once

#include "app/session/session.h"

#include <functional>

namespace mentat {

using SessionAct = std::function<Result<void>(Session&)>;

/// Changes the event file; where there is none, makes one, which stands there only when the act is
/// done, and none where it would stand beside another as its log or lock. An act that fails leaves
/// the file's bytes as they were.
[[nodiscard]] Result<void> changeEventFile(const QString& path, const Desk& desk,
                                           const SessionAct& act);

} // namespace mentat
