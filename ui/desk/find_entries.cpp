#include "ui/desk/find_entries.h"

#include "model/values/name.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace mentat {

namespace {

bool isOfDigits(const QString& word) {
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

QStringList findWords(const QString& text) {
    return normalizedText(text).split(u' ', Qt::SkipEmptyParts);
}

bool begins(const QString& typed, const QString& word) {
    return isOfDigits(typed) ? word == typed : word.startsWith(typed);
}

bool beginsOneOf(const QString& typed, const QStringList& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return begins(typed, word); });
}

/// Matches word by word from the first: "ada b".
bool beginsAll(const QStringList& query, const QStringList& words) {
    return query.size() <= words.size()
           && std::equal(query.begin(), query.end(), words.begin(), begins);
}

/// Alphabetical, but numbers come before words and in numeric order: table 2 before table 10.
bool comesBefore(const QStringList& a, const QStringList& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                        [](const QString& one, const QString& other) {
                                            const bool isNumber = isOfDigits(one);
                                            if (isNumber != isOfDigits(other))
                                                return isNumber;
                                            if (isNumber && one.size() != other.size())
                                                return one.size() < other.size();
                                            return one < other;
                                        });
}

} // namespace

QString FindEntry::key() const {
    return command && page.isEmpty() ? title : QString(page + u'/' + address);
}

FindIndex::FindIndex(std::vector<FindEntry> entries) {
    m_entries.reserve(entries.size());
    for (FindEntry& entry : entries) {
        std::vector<QStringList> names{findWords(entry.title)};
        for (const QString& name : entry.names)
            names.push_back(findWords(name));
        const QString key = entry.key();
        const QStringList detail = findWords(entry.detail);
        m_entries.push_back({std::move(entry), key, std::move(names), detail});
    }
    const auto isWholePage = [](const FindEntry& entry) {
        return entry.kind == FindKind::Page && entry.address.isEmpty();
    };
    QStringList rail;
    for (const Prepared& known : m_entries) {
        if (isWholePage(known.entry))
            rail.append(known.key);
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Prepared& a, const Prepared& b) {
        return comesBefore(a.names.front(), b.names.front());
    });
    m_pages.resize(static_cast<size_t>(rail.size()));
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (isWholePage(m_entries[i].entry))
            m_pages[static_cast<size_t>(rail.indexOf(m_entries[i].key))] = i;
    }
}

std::optional<FindIndex::Fit> FindIndex::fitOf(const Prepared& entry, const QStringList& query) {
    const auto& names = entry.names;
    if (std::any_of(names.begin(), names.end(),
                    [&](const QStringList& name) { return beginsAll(query, name); }))
        return Fit::FromTheBeginning;
    bool inTheName = true;
    for (const QString& typed : query) {
        if (std::any_of(names.begin(), names.end(),
                        [&](const QStringList& name) { return beginsOneOf(typed, name); }))
            continue;
        if (!beginsOneOf(typed, entry.detail))
            return std::nullopt;
        inTheName = false;
    }
    return inTheName ? Fit::InTheName : Fit::InTheDetail;
}

std::vector<const FindEntry*> FindIndex::find(const QString& query,
                                              const QStringList& recentKeys) const {
    const QStringList words = findWords(query);
    if (words.isEmpty())
        return withoutQuery(recentKeys);
    struct Found {
        std::tuple<Fit, FindKind, qsizetype> rank;
        const FindEntry* entry;
    };
    std::vector<Found> found;
    for (const Prepared& known : m_entries) {
        if (const auto fit = fitOf(known, words)) {
            const qsizetype used = recentKeys.indexOf(known.key);
            found.push_back(
                {{*fit, known.entry.kind, used < 0 ? recentKeys.size() : used}, &known.entry});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.rank < b.rank; });
    std::vector<const FindEntry*> entries;
    entries.reserve(found.size());
    for (const Found& one : found)
        entries.push_back(one.entry);
    return entries;
}

std::vector<const FindEntry*> FindIndex::withoutQuery(const QStringList& recentKeys) const {
    constexpr size_t most = 3;
    std::map<qsizetype, const FindEntry*> used;
    for (const Prepared& known : m_entries) {
        if (const qsizetype place = recentKeys.indexOf(known.key); place >= 0)
            used.emplace(place, &known.entry);
    }
    std::vector<const FindEntry*> entries;
    for (const auto& [place, entry] : used)
        entries.push_back(entry);
    entries.resize(std::min(entries.size(), most));
    if (entries.empty()) {
        for (const size_t place : m_pages)
            entries.push_back(&m_entries[place].entry);
    }
    return entries;
}

} // namespace mentat
