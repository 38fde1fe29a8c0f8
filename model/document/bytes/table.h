#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/bytes/input.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace mentat {

/// What the user says about a file of cells; absent values are detected.
struct TableChoice {
    std::optional<QString> sheet;         // of a workbook: by name, or by number from 1
    std::optional<TextEncoding> encoding; // of a text
};

/// The cells of a list, whatever its file format: the only entry point for people, schedules, and
/// games.
struct CellTable {
    std::vector<CsvRow> rows;
    QString sheet;                          // of a workbook
    QStringList sheets{};                   // all that it has
    std::optional<TextEncoding> encoding{}; // of a text

    /// The file does not declare its encoding: accented letters may be wrong.
    [[nodiscard]] bool isGuessed() const { return encoding == TextEncoding::Windows1252; }
};

/// A workbook (.xlsx), or a text with its fields between commas, semicolons or tabs. Failures:
/// those of readWorkbook(), of decodedText() and of csvRows(); WorkbookOther for HTML and XML,
/// which some programs call .xls.
[[nodiscard]] Result<CellTable> readTable(const QByteArray& bytes, const TableChoice& choice = {});

// Helpers for a table whose columns were not recognized by name, before the user assigns them.

/// The row that most likely names the columns, from 0: the first that is about as full as the
/// fullest one; titles above it have fewer cells. The table has at least one row.
[[nodiscard]] size_t likelyHeader(const std::vector<CsvRow>& rows);

/// The number of nonempty fields.
[[nodiscard]] qsizetype filledIn(const CsvRow& row);

/// A heading as unknown lists are matched: headingWord() without a form's additions, as in "State
/// (2 letters) *", "E-mail:".
[[nodiscard]] QString plainHeading(const QString& heading);
/// The headings that match none of our columns, as written; without blank ones.
[[nodiscard]] QStringList headingsBeside(const CsvRow& header, const std::set<size_t>& taken);

/// A word that identifies a column, in the form of headingWord().
template <class Column>
struct ColumnHeading {
    QLatin1StringView word;
    Column column;
};

/// Absent: the word identifies none of them.
template <class Column, size_t N>
[[nodiscard]] std::optional<Column> columnOf(const QString& word,
                                             const std::array<ColumnHeading<Column>, N>& known) {
    const auto found = std::ranges::find(known, word, &ColumnHeading<Column>::word);
    return found == known.end() ? std::nullopt : std::optional(found->column);
}

/// Adds columns not found so far whose headings are known, the first of each. Call with the most
/// specific words first.
template <class Column, size_t N>
void addColumns(const CsvRow& header, QString (*wordOf)(const QString&),
                const std::array<ColumnHeading<Column>, N>& known,
                std::map<Column, size_t>& columns) {
    std::set<size_t> taken;
    for (const auto& [column, place] : columns)
        taken.insert(place);
    for (size_t i = 0; i < header.fields.size(); ++i) {
        if (taken.contains(i))
            continue;
        if (const auto column = columnOf(wordOf(header.fields[i]), known))
            columns.try_emplace(*column, i);
    }
}

/// Identifies a header next year or in the next list, ignoring letter case and blanks.
[[nodiscard]] QString headerKey(const CsvRow& header);

} // namespace mentat
