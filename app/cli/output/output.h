#pragma once

#include "app/cli/call/command.h"
#include "model/document/bytes/json.h"

#include <vector>

namespace mentat {

/// A column of an answer that is printed as rows.
struct GridColumn {
    enum class Shown { Always, WherePresent };
    QString path; // keys separated by dots; through a list it leads to all its elements
    Shown shown = Shown::Always;
};
using Columns = std::vector<GridColumn>;

struct GridCell {
    QString text; // several values separated by blanks
    bool isNumber = false;
    bool isPresent = false; // the key is there
    bool isUnknown = false; // and its value is null
};

/// A JSON value as rows: an object is one row, each element of a list is one.
struct Grid {
    std::vector<QString> header;
    std::vector<std::vector<GridCell>> rows;
};

/// Omits optional columns that no row has.
[[nodiscard]] Grid gridOf(const Json& value, const Columns& columns);

/// Lines for people, in a monospaced font: a header, numbers right-aligned and texts left-aligned,
/// two blanks between columns; "–" for unknown values.
[[nodiscard]] QString textTable(const Grid& grid);

enum class OutputFormat { Table, Json, Csv };

/// A command's answer: a JSON value, and its columns as rows. All formats have the same content.
struct Answer {
    Json value;
    Columns columns; // of the value's keys, in their order
    /// Replaces the plain table, if another is easier to read.
    std::optional<QString> table = std::nullopt;
};

/// Unknown is null.
[[nodiscard]] inline Json textOrNull(const std::optional<QString>& text) {
    return text ? Json(*text) : Json();
}

/// The answer for standard output, UTF-8.
[[nodiscard]] QByteArray formatted(const Answer& answer, OutputFormat format);

/// What a command has already done when it prints its answer.
enum class Done { Nothing, Change, Files };

/// Prints to standard output; on failure reports that, and what was done anyway.
[[nodiscard]] ExitCode print(CommandContext& context, const QByteArray& bytes,
                             Done done = Done::Nothing);
[[nodiscard]] ExitCode print(CommandContext& context, const Answer& answer, OutputFormat format,
                             Done done = Done::Nothing);

} // namespace mentat
