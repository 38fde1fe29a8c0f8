#pragma once

#include "model/values/times.h"
#include "reports/public_pages.h"
#include "reports/wording/wording.h"
#include "reports/writers/html/html.h"

#include <vector>

namespace mentat {

/// One page as it lies in the folder.
struct WebPage {
    QString name; // of the file: "standings.html"
    QByteArray bytes;
    QString link{}; // what others call it that lead to it; empty: none do
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

/// What the pages are made of: values of their own, since they are made beside the window.
struct PublishSource {
    PublicEvent event;
    Wording wording;
    VenueTime now; // what the pages are as of
    Paper paper = Paper::Letter;
    QString address = {}; // where the folder is seen on the web (webAddress()); empty: nowhere
    std::vector<PageLink> beside = {}; // pages that others make, led to before all of these
    int refreshSeconds = 0;            // after which a browser asks for a page again; 0: never
    /// Brackets and races as pictures above their tables: not for a narrow screen, where their
    /// letters are too small, nor for many phones at once.
    bool hasPictures = true;
};

/// All pages of the event, the index last. With an address: a QR picture of it on the index, and a
/// poster of it.
[[nodiscard]] std::vector<WebPage> webPages(const PublishSource& source);

} // namespace mentat
