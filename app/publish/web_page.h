#pragma once

#include "reports/writers/html/html.h"

namespace mentat {

/// One page as it lies in the folder.
struct WebPage {
    QString name; // of the file: "standings.html"
    QByteArray bytes;
    friend bool operator==(const WebPage&, const WebPage&) = default;
};

/// A link from each page to another.
struct PageLink {
    QString file; // "standings.html"
    QString title;
};

/// The page that leads to all others.
[[nodiscard]] QString indexName();

/// What tells a page that was written here from whatever else lies in the folder.
[[nodiscard]] Html markOfPages();

/// A page without the time that it is as of: whether two say the same.
[[nodiscard]] QByteArray withoutTime(const QByteArray& page);

} // namespace mentat
