#pragma once

#include "app/cli/command.h"

#include <QDateTime>

namespace mentat {

/// mentat-cli, but for what main() makes. typed: what stands after the program's name.
[[nodiscard]] ExitCode runProgram(const QStringList& typed, CommandContext& context);

/// The moment that MENTAT_FIXED_TIME names: ISO 8601 with a time of day, UTC if it says no zone.
[[nodiscard]] std::optional<QDateTime> fixedTime(const QString& text);

} // namespace mentat
