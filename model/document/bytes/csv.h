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

/// RFC 4180, as spreadsheets write it: fields separated by `,`, `;`, or a tab (whichever splits the
/// most rows alike, ignoring titles above the table; or as Excel's first line `sep=;` says), any
/// line ending. Skips blank lines, and the apostrophe by which writeCsv() keeps a text from being a
/// formula. Failure: CsvUnclosedQuote.
[[nodiscard]] Result<std::vector<CsvRow>> csvRows(const QString& text);
/// The same from UTF-8 only, with or without a byte order mark: what Mentat wrote. Use readTable()
/// for lists from elsewhere. Failures: InputTooLarge, NotUtf8, CsvUnclosedQuote.
[[nodiscard]] Result<std::vector<CsvRow>> readCsv(const QByteArray& utf8);

/// A heading as columns are matched: in lower case, without blanks, hyphens, and underscores.
[[nodiscard]] QString headingWord(const QString& heading);

/// RFC 4180 with CRLF. A text that a spreadsheet would take for a formula (it begins with = + - @,
/// a tab, or a carriage return, and is not a plain number) gets a leading apostrophe; so does one
/// that already begins with apostrophes, so that it reads back unchanged.
[[nodiscard]] QByteArray writeCsv(const std::vector<std::vector<QString>>& rows);

} // namespace mentat
