#pragma once

#include "ui/desk/keys.h"
#include "ui/guide/guide_book.h"

#include <QSet>

namespace mentat::test {

// What can be wrong with the pages of the guide, a line each. They take what they judge, so that a
// planted fault is a line of text.

/// Links to pages that are not there, pictures that are not there or not in the list of those that
/// tools/screenshots makes, and pictures of the list that no page shows.
[[nodiscard]] QStringList linkFaults(const GuideBook& book, const QStringList& pictureList);

/// Keys of the table that the page of keys does not name at their place.
[[nodiscard]] QStringList keyFaults(const QString& keysPage, const std::vector<KeyRow>& table);

/// Words in bold that are no text of the program, nor one of those that may be bold all the same.
[[nodiscard]] QStringList boldFaults(const GuideBook& book, const QSet<QString>& programTexts,
                                     const QSet<QString>& allowed);

/// Every text in the C++ of these folders of the sources.
[[nodiscard]] QSet<QString> textsOfProgram(const QString& root, const QStringList& folders);

} // namespace mentat::test
