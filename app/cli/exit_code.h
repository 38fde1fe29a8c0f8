#pragma once

#include "model/result.h"

namespace mentat {

/// What a command ends with (docs/CLI.md).
enum class ExitCode {
    Done = 0,
    WrongRequest = 1, // or input; nothing was written
    WrongUsage = 2,
    FileFailed = 3, // the event file cannot be opened, read or written
};

/// A failure of the session. What fails in any other file than the event file is a wrong request,
/// whatever its kind.
[[nodiscard]] ExitCode exitCodeOf(FailureKind kind);

} // namespace mentat
