#pragma once

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "app/session/incoming.h"
#include "model/result.h"

#include <QIODevice>

namespace mentat {

/// Everything in a document or list that a command was given; `-` is standard input. Failures:
/// those of readWholeFile().
[[nodiscard]] Result<QByteArray> readInput(const QString& path, QIODevice& standardInput);

/// What several commands take; each means the same everywhere.

[[nodiscard]] CommandOperand eventFileOperand();
[[nodiscard]] Option eventOption();
[[nodiscard]] Option formatOption();
[[nodiscard]] Option explainOption();

/// What becomes of an event of the same name and year: --replace, --as-new, or it is refused.
[[nodiscard]] std::vector<Option> importModeOptions();
[[nodiscard]] ImportMode importMode(const Arguments& arguments);

/// What --format says: one of its words, as Arguments::complaint() has seen to.
[[nodiscard]] OutputFormat outputFormat(const Arguments& arguments);

} // namespace mentat
