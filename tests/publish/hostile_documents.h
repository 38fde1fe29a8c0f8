#pragma once

#include <QByteArray>
#include <QStringList>

namespace mentat::test {

/// The document with a text at every place where it can hold one: the first at the first place and
/// so on, begun over again at the end. Names get what a name may have of theirs, and a number.
[[nodiscard]] QByteArray withTexts(const QByteArray& document, const QStringList& texts,
                                   qsizetype first = 0);

/// What is wrong with the bytes of a report of a kind (its suffix): markup or formulas that a text
/// brought in, control characters, marks of direction; nothing where all texts are texts. Workbooks
/// are for workbookFault().
[[nodiscard]] QString faultOfReport(const QByteArray& bytes, const QString& suffix);

/// The first of the workbooks (paths) that holds a formula or a link, or cannot be read; by another
/// program.
[[nodiscard]] QString workbookFault(const QStringList& paths);

} // namespace mentat::test
