#pragma once

#include <QStringList>

namespace mentat::test {

/// What a text for people writes in another form than it should: QP and PP always have one decimal,
/// normalized PP three. "2 QP", "5.50 PP", "0.92 normalized" are faults; a fraction is one.
[[nodiscard]] QStringList pointsFaultsIn(const QString& text);

/// The same of what stands below the title of a column, or beside a label; empty where it is
/// sound, unknown, or the column tells of something else.
[[nodiscard]] QString pointsFaultBelow(const QString& title, const QString& cell);

} // namespace mentat::test
