#pragma once

#include "tests/support/random_source.h"

#include <QByteArray>
#include <QStringList>

#include <set>
#include <utility>
#include <vector>

namespace mentat::test {

/// A tag as a browser takes it, with its attributes as they are read.
struct ScannedTag {
    QString name; // "/p" where it ends an element
    std::vector<std::pair<QString, QString>> attributes;
    QString text; // that follows it, up to the next tag

    /// Empty where it has none.
    [[nodiscard]] QString value(const QString& attribute) const;
};

/// A page taken apart letter by letter, by no code of the program and by no parser of XML: as a
/// browser does, which makes something of everything.
struct ScannedPage {
    std::vector<ScannedTag> tags;
    QString fault; // what no page of ours has: a < or & that is not escaped, a value without quotes
};
[[nodiscard]] ScannedPage scannedPage(const QByteArray& page);

/// Texts that would be markup, an entity or a place to fill, if nobody saw to it that they are
/// texts. Each has a mark with its number in the list, by which it is found again.
[[nodiscard]] QStringList markedTexts(RandomSource& random, int count);

/// How a page shows marked texts.
struct SeenMarks {
    QString fault;       // where one is not seen letter by letter as it is; empty: nowhere
    std::set<int> texts; // those that are seen
};
[[nodiscard]] SeenMarks marksOf(const QByteArray& page, const QStringList& texts);

} // namespace mentat::test
