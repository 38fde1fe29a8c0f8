#pragma once

#include <QStringList>

namespace mentat::test {

/// Finds wrong number formats in a text for people: QP and PP always have one decimal, normalized
/// PP three. "2 QP", "5.50 PP", and "0.92 normalized" are faults, and so is a fraction.
[[nodiscard]] QStringList pointsFaultsIn(const QString& text);

/// The same for a cell below a column's title, or beside a label; empty if the cell is correct or
/// unknown, or the column is about something else.
[[nodiscard]] QString pointsFaultBelow(const QString& title, const QString& cell);

} // namespace mentat::test
