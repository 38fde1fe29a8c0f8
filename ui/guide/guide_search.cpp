#include "ui/guide/guide_search.h"

#include "model/values/name.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace mentat {

namespace {

/// Less is better.
using GuideRank = std::tuple<int, int, int, int>;

/// How many words this one begins.
int countOf(const QString& typed, const QStringList& words) {
    return static_cast<int>(std::count_if(
        words.begin(), words.end(), [&](const QString& word) { return word.startsWith(typed); }));
}

bool beginsWith(const QStringList& words, const QStringList& query) {
    return query.size() <= words.size()
           && std::equal(
               query.begin(), query.end(), words.begin(),
               [](const QString& typed, const QString& word) { return word.startsWith(typed); });
}

std::optional<GuideRank> rankOf(const GuidePage& page, const GuideSection& section,
                                const QStringList& query) {
    const QStringList heading = guideWords(section.heading);
    const QStringList title = guideWords(page.title);
    const QStringList text = guideWords(section.text);
    int inHeading = 0;
    int inTitle = 0;
    int uses = 0;
    for (const QString& typed : query) {
        const int own = countOf(typed, heading) + countOf(typed, text);
        inHeading += countOf(typed, heading) > 0 ? 1 : 0;
        inTitle += countOf(typed, title) > 0 ? 1 : 0;
        uses += own;
        if (own == 0 && countOf(typed, title) == 0)
            return std::nullopt;
    }
    if (uses == 0) // the title alone is the page's, not of each of its sections
        return std::nullopt;
    constexpr int manyWords = 100;
    const int length = static_cast<int>(text.size()) + manyWords;
    return GuideRank(beginsWith(heading, query) ? 0 : 1, -inHeading, -inTitle,
                     -uses * manyWords * manyWords / length);
}

} // namespace

QStringList guideWords(const QString& text) {
    return normalisedText(text).split(u' ', Qt::SkipEmptyParts);
}

std::vector<GuideHit> findInGuide(const GuideBook& book, const QString& query) {
    const QStringList words = guideWords(query);
    if (words.isEmpty())
        return {};
    std::vector<std::pair<GuideRank, GuideHit>> found;
    for (const GuidePage& page : book.pages()) {
        for (size_t i = 0; i < page.sections.size(); ++i) {
            if (const auto rank = rankOf(page, page.sections[i], words))
                found.push_back({*rank, {&page, i}});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<GuideHit> hits;
    hits.reserve(found.size());
    for (const auto& [rank, hit] : found)
        hits.push_back(hit);
    return hits;
}

} // namespace mentat
