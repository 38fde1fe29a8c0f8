#pragma once

#include "ui/desk/open_book.h"

namespace mentat::test {

/// Lets the tables of the event report by phone. Fails hard where that is not saved.
void letThemReport(OpenBook& book);
/// A table of six of heat 1 reports from a seat: seat 1 won alone with the Emperor in so many turns
/// with so many strongholds, and has these PP.
void reportSolo(OpenBook& book, int table, int seat, const QString& points = QStringLiteral("7"),
                const QString& turns = QStringLiteral("7"),
                const QString& strongholds = QStringLiteral("3"));

} // namespace mentat::test
