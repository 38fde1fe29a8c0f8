#include "app/session/near_names.h"

#include <QStringList>

#include <algorithm>
#include <tuple>

namespace mentat {

namespace {

using Words = std::vector<QString>;

Words wordsOf(const QString& text) {
    const QStringList words = normalisedText(text).split(u' ', Qt::SkipEmptyParts);
    return {words.begin(), words.end()};
}

QString joined(const Words& words) {
    QString all;
    for (const QString& word : words)
        all += word;
    return all;
}

/// Given names first: what stands after a single comma goes before it.
QString spokenOrder(const QString& name) {
    const qsizetype comma = name.indexOf(u',');
    if (comma < 0 || name.indexOf(u',', comma + 1) >= 0)
        return name;
    return name.mid(comma + 1) + u' ' + name.left(comma);
}

bool agree(const QString& a, const QString& b) {
    return a == b || (a.size() == 1 && b.startsWith(a)) || (b.size() == 1 && a.startsWith(b));
}

/// Whether all words of one name are found in the other, whole or as initials, in their order: the
/// first with the first, the last in full; the other may have more between.
bool standsFor(const Words& brief, const Words& full) {
    if (brief.size() < 2 || full.size() < brief.size() || brief.back().size() < 2
        || brief.back() != full.back() || !agree(brief.front(), full.front()))
        return false;
    size_t next = 1;
    for (size_t i = 1; i + 1 < brief.size(); ++i, ++next) {
        while (next + 1 < full.size() && !agree(brief[i], full[next]))
            ++next;
        if (next + 1 >= full.size())
            return false;
    }
    return true;
}

/// "jf gagne" as "j f gagne".
Words withInitialsApart(const Words& words) {
    constexpr qsizetype mostInitials = 3;
    Words apart;
    for (size_t i = 0; i < words.size(); ++i) {
        if (i + 1 == words.size() || words[i].size() > mostInitials) {
            apart.push_back(words[i]);
            continue;
        }
        for (const QChar letter : words[i])
            apart.emplace_back(letter);
    }
    return apart;
}

bool byInitials(const Words& a, const Words& b) {
    if (a.empty() || b.empty() || a.back() != b.back() || a.front().front() != b.front().front())
        return false;
    return standsFor(a, b) || standsFor(b, a) || standsFor(withInitialsApart(a), b)
           || standsFor(withInitialsApart(b), a);
}

/// Letters changed, missing, too many, or swapped with their neighbour; nothing where they are more
/// than limit. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (restricted): three rows
/// of the table are enough, and of each only what lies near the diagonal.
std::optional<int> distanceWithin(int limit, const QString& a, const QString& b) {
    const int rows = static_cast<int>(a.size());
    const int columns = static_cast<int>(b.size());
    if (std::abs(rows - columns) > limit)
        return std::nullopt;
    const int far = limit + 1;
    const auto width = static_cast<size_t>(columns) + 1;
    std::vector<int> beforeLast(width, far);
    std::vector<int> last(width, far);
    std::vector<int> row(width, far);
    for (int column = 0; column <= std::min(columns, limit); ++column)
        last[static_cast<size_t>(column)] = column;
    for (int i = 1; i <= rows; ++i) {
        std::fill(row.begin(), row.end(), far);
        if (i <= limit)
            row[0] = i;
        int least = row[0];
        for (int j = std::max(1, i - limit); j <= std::min(columns, i + limit); ++j) {
            const auto at = static_cast<size_t>(j);
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            int cost = std::min({last[at] + 1, row[at - 1] + 1, last[at - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost = std::min(cost, beforeLast[at - 2] + 1);
            row[at] = std::min(cost, far);
            least = std::min(least, row[at]);
        }
        if (least > limit)
            return std::nullopt;
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last.back() <= limit ? std::optional(last.back()) : std::nullopt;
}

} // namespace

int mostTypos(qsizetype letters) {
    if (letters < 4)
        return 0;
    if (letters < 8)
        return 1;
    return letters < 15 ? 2 : 3;
}

NearNames::Spelling::Spelling(const QString& name)
    : words(wordsOf(spokenOrder(name)))
    , letters(joined(wordsOf(name)))
    , spoken(joined(words)) {
    Words alphabetical = words;
    std::sort(alphabetical.begin(), alphabetical.end());
    sorted = joined(alphabetical);
    for (const QChar letter : spoken)
        ++counts[letter.unicode() % counts.size()];
}

NearNames::NearNames(const std::vector<Person>& people) {
    m_people.reserve(people.size());
    m_spellings.reserve(people.size());
    for (const Person& person : people) {
        m_people.push_back(person.id);
        m_spellings.emplace_back(person.name.text());
    }
}

std::optional<NearReason> NearNames::sameWords(const Spelling& a, const Spelling& b) {
    if (a.letters == b.letters)
        return NearReason::SameLetters;
    if (a.spoken == b.spoken || a.sorted == b.sorted)
        return NearReason::Order;
    if (byInitials(a.words, b.words))
        return NearReason::Initials;
    return std::nullopt;
}

std::optional<int> NearNames::typosBetween(const Spelling& a, const Spelling& b) {
    const int most = mostTypos(std::max(a.spoken.size(), b.spoken.size()));
    // Each typo alters at most two counts by one: this sorts out nearly everybody.
    int different = 0;
    for (size_t i = 0; i < a.counts.size(); ++i)
        different += std::abs(a.counts[i] - b.counts[i]);
    if (different > 2 * most)
        return std::nullopt;
    const auto spoken = distanceWithin(most, a.spoken, b.spoken);
    const auto sorted = distanceWithin(spoken.value_or(most), a.sorted, b.sorted);
    return sorted ? sorted : spoken;
}

std::vector<NearMatch> NearNames::matching(const QString& name) const {
    const Spelling wanted(name);
    std::vector<NearMatch> near;
    for (size_t i = 0; i < m_people.size(); ++i) {
        const Spelling& known = m_spellings[i];
        if (const auto reason = sameWords(wanted, known))
            near.push_back({m_people[i], *reason});
        else if (const auto typos = typosBetween(wanted, known))
            near.push_back({m_people[i], NearReason::Typo, *typos});
    }
    std::stable_sort(near.begin(), near.end(), [](const NearMatch& a, const NearMatch& b) {
        return std::tie(a.reason, a.typos) < std::tie(b.reason, b.typos);
    });
    return near;
}

} // namespace mentat
