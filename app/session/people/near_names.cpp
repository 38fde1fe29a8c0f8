#include "app/session/people/near_names.h"

#include "app/session/people/typos.h"

#include <QStringList>

#include <algorithm>
#include <set>
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

} // namespace

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
    const auto add = [&](PersonId id, const Name& name) {
        m_people.push_back(id);
        m_spellings.emplace_back(name.text());
    };
    for (const Person& person : people) {
        add(person.id, person.name);
        for (const Name& name : person.alsoKnownAs)
            add(person.id, name);
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
    const auto spoken = mentat::typosBetween(a.spoken, b.spoken, most);
    const auto sorted = mentat::typosBetween(a.sorted, b.sorted, spoken.value_or(most));
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
    std::set<PersonId> seen; // by their best name
    std::erase_if(near, [&](const NearMatch& match) { return !seen.insert(match.person).second; });
    return near;
}

} // namespace mentat
