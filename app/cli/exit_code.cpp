#include "app/cli/exit_code.h"

#include "model/failure_kind.h"

namespace mentat {

ExitCode exitCodeOf(FailureKind kind) {
    // Those of the event file stand together.
    const bool isOfTheFile = kind >= FailureKind::ReadOnly && kind <= FailureKind::ReadFailed;
    return isOfTheFile ? ExitCode::FileFailed : ExitCode::WrongRequest;
}

} // namespace mentat
