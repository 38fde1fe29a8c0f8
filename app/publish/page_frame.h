#pragma once

#include "app/publish/web_page.h"
#include "model/venue_time.h"
#include "reports/paper.h"
#include "reports/wording/language.h"

#include <vector>

namespace mentat {

/// A link from each page to another.
struct PageLink {
    QString file; // "standings.html"
    QString title;
};

/// What all pages of a folder have around what they say.
struct PageFrame {
    const Language& language;
    QString event; // "Dune 2026"
    VenueTime now;
    Paper paper;
    std::vector<PageLink> links = {};

    /// A text of the pages in their language; QT_TRANSLATE_NOOP("WebPage", …) marks it.
    [[nodiscard]] QString text(const char* english) const;
    /// "As of Thu 17:31", as HTML.
    [[nodiscard]] QString asOf() const;
    /// A whole page. title: of the page alone; body: HTML, its heading first.
    [[nodiscard]] WebPage page(const QString& file, const QString& title,
                               const QString& body) const;

private:
    [[nodiscard]] QString navigation(const QString& file) const;
};

} // namespace mentat
