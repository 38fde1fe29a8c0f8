#pragma once

#include "app/publish/web_pages.h"
#include "model/values/times.h"
#include "reports/paper.h"
#include "reports/wording/language/language.h"

#include <QString>

#include <vector>

namespace mentat {

/// The common frame of all pages in a folder.
struct PageFrame {
    const Language& language;
    QString event; // "Dune 2026"
    VenueTime now;
    Paper paper;
    std::vector<PageLink> links = {};
    int refreshSeconds = 0; // after which a browser reloads the page; 0: never
    Html moreStyle = {};    // in addition to pageStyle()
    QString script = {};    // the file of the page's script; empty: none

    /// "As of Thu 17:31"
    [[nodiscard]] Html asOf() const;
    /// A whole page. title: the page's own; body: begins with its heading.
    [[nodiscard]] WebPage page(const QString& file, const QString& title, const Html& body) const;

private:
    [[nodiscard]] Html navigation(const QString& file) const;
    [[nodiscard]] Html refresh() const;
    [[nodiscard]] Html policy() const;
};

/// The style of the pages: that of reports, plus navigation, with larger touch targets, no sideways
/// scrolling on a phone, and hidden on paper.
[[nodiscard]] Html pageStyle(Paper paper, const Html& body);

/// The address as a QR picture, black on white even on a dark page, with the light margin that
/// cameras need. alt: the alternative text. The address comes from webAddress().
[[nodiscard]] Html qrPicture(const QString& address, const QString& alt);

} // namespace mentat
