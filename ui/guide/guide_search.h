#pragma once

#include "ui/guide/guide_book.h"

namespace mentat {

/// A section of the guide that fits what is looked for.
struct GuideHit {
    const GuidePage* page;
    size_t section; // of the page
};

/// What a few typed words lead to, the best first. Each must begin some word of the section or of
/// its page's title, case and accents aside. Better is: what is called so from the beginning; what
/// has more of the words in its heading, then in the page's title; where they stand more often
/// (beside how long the section is); what stands earlier in the guide. Nothing typed finds nothing.
[[nodiscard]] std::vector<GuideHit> findInGuide(const GuideBook& book, const QString& query);

/// In the words that findInGuide() compares.
[[nodiscard]] QStringList guideWords(const QString& text);

} // namespace mentat
