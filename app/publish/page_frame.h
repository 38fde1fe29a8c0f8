#pragma once

#include "app/publish/web_pages.h"
#include "model/values/times.h"
#include "reports/paper.h"
#include "reports/wording/language/language.h"

#include <QString>

#include <vector>

namespace mentat {

/// What all pages of a folder have around what they say.
struct PageFrame {
    const Language& language;
    QString event; // "Dune 2026"
    VenueTime now;
    Paper paper;
    std::vector<PageLink> links = {};
    int refreshSeconds = 0; // after which a browser asks for the page again; 0: never
    Html moreStyle = {};    // beside pageStyle()
    QString script = {};    // its file, which the page runs; empty: it runs nothing

    /// "As of Thu 17:31"
    [[nodiscard]] Html asOf() const;
    /// A whole page. title: of the page alone; body: its heading first.
    [[nodiscard]] WebPage page(const QString& file, const QString& title, const Html& body) const;

private:
    [[nodiscard]] Html navigation(const QString& file) const;
    [[nodiscard]] Html refresh() const;
    [[nodiscard]] Html policy() const;
};

/// The style of the pages: that of reports, with what leads from page to page, larger to the
/// finger, without anything that scrolls sideways on a phone, and gone from paper.
[[nodiscard]] Html pageStyle(Paper paper, bool hasCharts);

/// The address as a QR picture, black on white also where the page is dark, with the
/// light margin that cameras need. alt: what it is, for who cannot see it. The address is one of
/// webAddress().
[[nodiscard]] Html qrPicture(const QString& address, const QString& alt);

} // namespace mentat
