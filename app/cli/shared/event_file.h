#pragma once

#include "app/cli/call/command.h"

#include <functional>
#include <memory>

namespace mentat {

/// Opens an event file to be read. Where its last changes may be missing, or something stood beside
/// it that is not its own, a line on standard error says so; the answer is given all the same.
/// Failures: those of Session::open().
[[nodiscard]] Result<std::unique_ptr<Session>> openToRead(const QString& path,
                                                          const CommandContext& context);

using SessionAct = std::function<Result<void>(Session&)>;

/// Changes the event file; where there is none, makes one, which stands there only when the act is
/// done, and none where it would stand beside another as its log or lock. An act that fails leaves
/// the file's bytes as they were.
[[nodiscard]] Result<void> changeEventFile(const QString& path, const CommandContext& context,
                                           const SessionAct& act);

} // namespace mentat
