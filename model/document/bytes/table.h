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

/// What somebody says of a file whose cells are read: absent, it is found out.
struct TableChoice {
    std::optional<QString> sheet;         // of a workbook: its name, or its number from 1
    std::optional<TextEncoding> encoding; // of a text
};

/// The cells of a list, whatever file it is in: the one door for people, schedules and games.
struct CellTable {
    std::vector<CsvRow> rows;
    QString sheet;                          // of a workbook
    QStringList sheets{};                   // all that it has
    std::optional<TextEncoding> encoding{}; // of a text

    /// Nothing in the file says which letters it has: its accents may be others.
    [[nodiscard]] bool isGuessed() const { return encoding == TextEncoding::Windows1252; }
};

/// A workbook (.xlsx), or a text with its fields between commas, semicolons or tabs. Failures:
/// those of readWorkbook(), of decodedText() and of csvRows(); WorkbookOther for HTML and XML,
/// which some programs call .xls.
[[nodiscard]] Result<CellTable> readTable(const QByteArray& bytes, const TableChoice& choice = {});

// A table whose columns nobody could find by their names: what is known of it before somebody says
// by hand which is which.

/// The row that most likely names the columns, from 0: the first that is filled about as far as the
/// fullest one; titles above it fill less. A table has at least one row.
[[nodiscard]] size_t likelyHeader(const std::vector<CsvRow>& rows);

/// How many of its fields have something in them.
[[nodiscard]] qsizetype filledIn(const CsvRow& row);

/// A heading as other people's are found by: headingWord() without what a form says beside it,
/// "State (2 letters) *", "E-mail:".
[[nodiscard]] QString plainHeading(const QString& heading);
/// The headings that have no column of ours, as they are read aloud; blank ones aside.
[[nodiscard]] QStringList headingsBeside(const CsvRow& header, const std::set<size_t>& taken);

/// A word that a column is found by, as headingWord() makes it.
template <class Column>
struct ColumnHeading {
    QLatin1StringView word;
    Column column;
};

/// Absent: none of them is found by the word.
template <class Column, size_t N>
[[nodiscard]] std::optional<Column> columnOf(const QString& word,
                                             const std::array<ColumnHeading<Column>, N>& known) {
    const auto found = std::ranges::find(known, word, &ColumnHeading<Column>::word);
    return found == known.end() ? std::nullopt : std::optional(found->column);
}

/// Adds the columns that stand in no place yet and whose headings, made a word, are known: the
/// first of each. Called with the surest words first.
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

/// What a header is known by again, next year or in the next list: its headings, wherever letter
/// case and blanks differ.
[[nodiscard]] QString headerKey(const CsvRow& header);

} // namespace mentat
