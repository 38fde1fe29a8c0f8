#pragma once

#include "app/session/session.h"

#include <functional>

namespace mentat {

using SessionAct = std::function<Result<void>(Session&)>;
using BookCheck = std::function<Result<void>(const Book&)>;

/// Changes the event file; where there is none, makes one, which stands there only when the act is
/// done. check() looks at the book first, an empty one for a new file: what it refuses never opens
/// the file for writing, so that its bytes and those around it stay as they are.
[[nodiscard]] Result<void> changeEventFile(const QString& path, const Desk& desk,
                                           const BookCheck& check, const SessionAct& act);

} // namespace mentat
