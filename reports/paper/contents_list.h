#pragma once

#include "reports/paper/block_strips.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What a long document says where: its headings of level 2 with their pages.
struct ContentsList {
    QString title;
    struct Entry {
        QString heading;
        QString page;
    };
    std::vector<Entry> entries{};
};

/// Documents of more pages than these have a list of contents.
inline constexpr size_t mostPagesWithoutContents = 6;

/// Of a document on its pages. Empty where it is short, or has so few headings that a list says
/// nothing, or so many that it is no help.
[[nodiscard]] ContentsList contentsOf(const std::vector<PageFlow::FlowedPage>& pages,
                                      const Language& language);

/// As high whatever the numbers of its pages are.
[[nodiscard]] std::vector<Strip> stripsOf(const ContentsList& contents, const Measures& measures);

} // namespace mentat
