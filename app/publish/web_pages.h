#pragma once

#include "model/values/times.h"
#include "reports/public_pages.h"
#include "reports/wording/wording.h"
#include "reports/writers/html/html.h"

#include <vector>

namespace mentat {

/// A page of the folder.
struct WebPage {
    QString name; // its file name: "standings.html"
    QByteArray bytes;
    QString link{}; // its title in links; empty: no links
    friend bool operator==(const WebPage&, const WebPage&) = default;
};

/// A link from each page to another.
struct PageLink {
    QString file; // "standings.html"
    QString title;
};

/// The page with links to all others.
[[nodiscard]] QString indexName();

/// Distinguishes pages written here from other files in the folder.
[[nodiscard]] Html markOfPages();

/// A page without its time, to compare content.
[[nodiscard]] QByteArray withoutTime(const QByteArray& page);

/// The source of the pages: a copy, because they are made in the background.
struct PublishSource {
    PublicEvent event;
    Wording wording;
    VenueTime now; // the time shown on the pages
    Paper paper = Paper::Letter;
    QString address = {};              // the folder's web address (webAddress()); empty: none
    std::vector<PageLink> beside = {}; // pages made elsewhere, linked before all of these
    int refreshSeconds = 0;            // after which a browser reloads a page; 0: never
    /// Brackets and races as pictures above their tables: not for a narrow screen, where their
    /// letters are too small, nor for many phones at once.
    bool hasPictures = true;
};

/// All pages of the event, the index last. With an address: also a QR picture on the index, and a
/// poster.
[[nodiscard]] std::vector<WebPage> webPages(const PublishSource& source);

} // namespace mentat
