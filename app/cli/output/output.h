#pragma once

#include "app/cli/call/command.h"
#include "model/document/bytes/json.h"

#include <vector>

namespace mentat {

/// A column of an answer that is printed as rows.
struct GridColumn {
    enum class Shown { Always, WherePresent };
    QString path; // keys with dots between them; through a list it leads to all its elements
    Shown shown = Shown::Always;
};
using Columns = std::vector<GridColumn>;

struct GridCell {
    QString text; // several values with blanks between them
    bool isNumber = false;
    bool isPresent = false; // the key is there
    bool isUnknown = false; // and its value is null
};

/// A JSON value as rows: an object is one, of a list each element is one.
struct Grid {
    std::vector<QString> header;
    std::vector<std::vector<GridCell>> rows;
};

/// Columns that are only shown where present are left out where no row has them.
[[nodiscard]] Grid gridOf(const Json& value, const Columns& columns);

/// Lines for people, in a font of fixed width: a header, numbers to the right and texts to the
/// left, two blanks between columns; "–" for what is unknown.
[[nodiscard]] QString textTable(const Grid& grid);

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
