#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Reads what mentat-cli prints as somebody else would, from docs/CLI.md and RFC 4180 alone.
namespace mentat::test {

/// A header and the rows below it.
using TextRows = std::vector<QStringList>;

/// RFC 4180 to the letter: every line ends with CRLF, as many fields everywhere. Absent where the
/// bytes are anything else.
[[nodiscard]] std::optional<TextRows> csvRows(const QByteArray& csv);
/// Columns are told from each other by two blanks or more that run through all lines. Meant for
/// texts without wide characters.
[[nodiscard]] TextRows tableRows(const QString& table);

/// How the rows differ from the JSON value: its keys in their order, nested ones dotted, lists
/// joined by a blank; `unknown` for null. Empty where they say the same.
[[nodiscard]] QString differenceFrom(const QByteArray& json, const TextRows& rows,
                                     const QString& unknown);

} // namespace mentat::test
