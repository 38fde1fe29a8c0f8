#pragma once

#include "model/document/bytes/csv.h"

#include <QStringList>

namespace mentat {

/// One sheet of a workbook as Excel, LibreOffice, or Google write it (.xlsx): cells as people see
/// them, formulas by their results.
struct WorkbookSheet {
    QString name;
    QStringList all;          // the names of all visible sheets, in order
    std::vector<CsvRow> rows; // a row's line is its number in the sheet; blank rows are left out
};

/// Whether the bytes are a workbook, or a related format: Excel 97, or encrypted with a password.
[[nodiscard]] bool isWorkbook(const QByteArray& bytes);

/// sheet: by its name, letter case aside, or by its number from 1; absent: the first. Failures:
/// InputTooLarge, WorkbookBroken, WorkbookLocked, WorkbookOther, SheetMissing.
[[nodiscard]] Result<WorkbookSheet>
readWorkbook(const QByteArray& bytes, const std::optional<QString>& sheet = std::nullopt);

} // namespace mentat
