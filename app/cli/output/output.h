#pragma once

#include "app/cli/call/command.h"
#include "app/cli/output/grid.h"

namespace mentat {

enum class OutputFormat { Table, Json, Csv };

/// What a command answers: one JSON value, and how it stands in rows. All formats say the same.
struct Answer {
    Json value;
    Columns columns; // of the value's keys, in their order
    /// Instead of the plain table, where people read another one more easily.
    std::optional<QString> table = std::nullopt;
};

/// What is not known is null.
[[nodiscard]] inline Json textOrNull(const std::optional<QString>& text) {
    return text ? Json(*text) : Json();
}

/// The answer as standard output has it, UTF-8.
[[nodiscard]] QByteArray formatted(const Answer& answer, OutputFormat format);

/// What a command has already done when it prints its answer.
enum class Done { Nothing, Change, Files };

/// Prints to standard output; where that fails it says so, and what is done all the same.
[[nodiscard]] ExitCode print(CommandContext& context, const QByteArray& bytes,
                             Done done = Done::Nothing);
[[nodiscard]] ExitCode print(CommandContext& context, const Answer& answer, OutputFormat format,
                             Done done = Done::Nothing);

} // namespace mentat
