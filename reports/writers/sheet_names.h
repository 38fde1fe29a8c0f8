#pragma once

#include <QStringList>

namespace mentat {

/// Names for a workbook's sheets, as near to those wished for as a workbook allows: not empty, at
/// most 31 characters, without []:*?/\, no apostrophe at either end, each once whatever the
/// capitals.
[[nodiscard]] QStringList sheetNames(const QStringList& wished);

} // namespace mentat
