#pragma once

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "app/session/incoming.h"
#include "model/result.h"

#include <QIODevice>

namespace mentat {

/// The whole of an input document or list; `-` is standard input. Failures: those of
/// readWholeFile().
[[nodiscard]] Result<QByteArray> readInput(const QString& path, QIODevice& standardInput);

/// Options shared by several commands, with the same meaning everywhere.

[[nodiscard]] CommandOperand eventFileOperand();
[[nodiscard]] Option eventOption();
[[nodiscard]] Option formatOption();
[[nodiscard]] Option explainOption();

/// What happens to an event with the same name and year: --replace, --as-new, or the import is
/// refused.
[[nodiscard]] std::vector<Option> importModeOptions();
[[nodiscard]] ImportMode importMode(const Arguments& arguments);

/// The value of --format: a valid word after Arguments::complaint().
[[nodiscard]] OutputFormat outputFormat(const Arguments& arguments);

} // namespace mentat
