#pragma once

#include "app/cli/command.h"

namespace mentat {

/// Opens an event file to be read. Where its last changes may be missing, a line on standard error
/// says so; the answer is given all the same. Failures: those of Session::open().
[[nodiscard]] Result<std::unique_ptr<Session>> openToRead(const QString& path,
                                                          const CommandContext& context);

} // namespace mentat
