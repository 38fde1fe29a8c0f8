#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace mentat {

struct CsvRow {
    qint64 line; // where it begins in the file, from 1
    std::vector<QString> fields;
    qint64 lastLine = line; // greater where a quoted field has line ends in it
    friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

/// RFC 4180, as spreadsheets write it: `,`, `;` or a tab between the fields (whichever cuts most
/// rows alike, titles above a table aside; or what Excel's first line `sep=;` says), any line
/// ending. Blank lines are skipped; so is the apostrophe by which writeCsv() keeps a text from
/// being a formula. Failure: CsvUnclosedQuote.
[[nodiscard]] Result<std::vector<CsvRow>> csvRows(const QString& text);
/// The same of UTF-8, with or without a byte order mark, and of nothing else: what this program
/// wrote. A list that somebody brings goes through readTable(). Failures: InputTooLarge, NotUtf8,
/// CsvUnclosedQuote.
[[nodiscard]] Result<std::vector<CsvRow>> readCsv(const QByteArray& utf8);

/// A heading as columns are found by: without blanks, hyphens and underscores, in lower case.
[[nodiscard]] QString headingWord(const QString& heading);

/// RFC 4180 with CRLF. A text that a spreadsheet would take for a formula (it begins with
/// = + - @, a tab or a carriage return, and is no plain number) gets an apostrophe in front; so
/// does one that already has apostrophes there, and comes back with them.
[[nodiscard]] QByteArray writeCsv(const std::vector<std::vector<QString>>& rows);

} // namespace mentat
