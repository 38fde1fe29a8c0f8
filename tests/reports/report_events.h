#pragma once

#include "model/book.h"
#include "reports/report_document.h"

#include <QByteArray>
#include <QStringList>

namespace mentat::test {

/// An event whose first heat is drawn and not played, with names of many kinds: long, Polish,
/// French, Japanese. Every second table plays the expansion where there is one.
[[nodiscard]] QByteArray drawnDocument(int players, const QStringList& sets);
[[nodiscard]] QStringList allSets();

/// The program's sample: three heats and a final, all played.
[[nodiscard]] Book sampleBook();
/// A report of the book's first event, made of all heats or the latest with tables.
[[nodiscard]] Result<ReportDocument> madeOf(const Book& book, const QString& report,
                                            Paper paper = Paper::Letter, int blanks = 0);
/// A book with the event of one document.
[[nodiscard]] Book bookOf(const QByteArray& document);

} // namespace mentat::test
