#pragma once

#include <QString>

class QWidget;

namespace mentat {

class OpenBook;

// Sheets that phones without network show as QR codes, and a scanner at the desk types.

/// As long as the page is there, what is scanned while it is seen is taken.
void followScans(QWidget& page, OpenBook& book);

/// Puts a scanned sheet beside the reports of its table, and says what it was, or why it was not
/// taken.
void takeScan(OpenBook& book, const QString& text);

} // namespace mentat
