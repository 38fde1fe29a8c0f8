#pragma once

#include "model/document/bytes/csv.h"
#include "model/document/bytes/text_encoding.h"

#include <QStringList>

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

} // namespace mentat
