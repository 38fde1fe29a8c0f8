#include "app/session/people/near_names.h"

#include "model/people/names.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat {

int mostTypos(qsizetype letters) {
    if (letters < 4)
        return 0;
    if (letters < 8)
        return 1;
    return letters < 15 ? 2 : 3;
}

// https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (restricted): three rows of the table
// suffice, and in each only the cells near the diagonal.
std::optional<int> typosBetween(const QString& a, const QString& b, int limit) {
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

namespace {

QString groupsThatComeWithMentat() {
    QFile file(u":/names/given-names.txt"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Loaded once: the names never change.
const GivenNames& thoseOfMentat() {
    static const GivenNames names(groupsThatComeWithMentat());
    return names;
}

} // namespace

GivenNames::GivenNames() : GivenNames(thoseOfMentat()) {}

GivenNames::GivenNames(const QString& groups) {
    int group = 0;
    for (const QStringView line : QStringView(groups).split(u'\n')) {
        if (line.startsWith(u'#'))
            continue;
        for (const QStringView name : line.split(u' ', Qt::SkipEmptyParts))
            m_groups[name.trimmed().toString()].push_back(group);
        ++group;
    }
}

std::vector<int> GivenNames::groupsOf(const QString& name) const {
    return m_groups.value(name);
}

namespace {

using Words = std::vector<QString>;

QStringList wordsOf(const QString& text) {
    return normalizedText(text).split(u' ', Qt::SkipEmptyParts);
}

/// As written, without a final Jr.
QString writtenLetters(const QString& name) {
    QStringList words = wordsOf(name);
    takeGeneration(words);
    return words.join(QString());
}

QString joined(const Words& words) {
    QString all;
    for (const QString& word : words)
        all += word;
    return all;
}

bool agree(const QString& a, const QString& b) {
    return a == b || (a.size() == 1 && b.startsWith(a)) || (b.size() == 1 && a.startsWith(b));
}

/// Whether each word of `brief` occurs in `full` in order, whole or as an initial; the first
/// matches the first, and the last is equal. `full` may have more words between.
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

/// Splits "jf gagne" into "j f gagne".
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

NearNames::Spelling::Spelling(const QString& name, const GivenNames& givenNames)
    : letters(writtenLetters(name)) {
    QStringList inOrder = wordsOf(givenNameFirst(name));
    generation = takeGeneration(inOrder);
    words = {inOrder.begin(), inOrder.end()};
    spoken = joined(words);
    Words alphabetical = words;
    std::sort(alphabetical.begin(), alphabetical.end());
    sorted = joined(alphabetical);
    if (words.size() > 1)
        forms = givenNames.groupsOf(words.front());
    for (const QChar letter : spoken)
        ++counts[letter.unicode() % counts.size()];
}

NearNames::NearNames(const std::vector<Person>& people,
                     std::shared_ptr<const GivenNames> givenNames)
    : m_givenNames(std::move(givenNames)) {
    m_people.reserve(people.size());
    m_spellings.reserve(people.size());
    const auto add = [&](PersonId id, const Name& name) {
        m_people.push_back(id);
        m_spellings.emplace_back(name.text(), *m_givenNames);
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
    if (byShortForm(a, b))
        return NearReason::ShortForm;
    return std::nullopt;
}

bool NearNames::byShortForm(const Spelling& a, const Spelling& b) {
    if (!shareForm(a, b))
        return false;
    Words renamed = a.words;
    renamed.front() = b.words.front();
    return joined(renamed) == b.spoken || byInitials(renamed, b.words);
}

std::optional<int> NearNames::typosBetween(const Spelling& a, const Spelling& b) {
    const int most = mostTypos(std::max(a.spoken.size(), b.spoken.size()));
    // A typo changes at most two counts by one: this rules out nearly everyone.
    int different = 0;
    for (size_t i = 0; i < a.counts.size(); ++i)
        different += std::abs(a.counts[i] - b.counts[i]);
    if (different > 2 * most)
        return std::nullopt;
    const auto spoken = mentat::typosBetween(a.spoken, b.spoken, most);
    const auto sorted = mentat::typosBetween(a.sorted, b.sorted, spoken.value_or(most));
    return sorted ? sorted : spoken;
}

std::optional<NearMatch> NearNames::match(const Spelling& a, const Spelling& b, PersonId person) {
    const bool isOneWithout = a.generation != b.generation;
    if (isOneWithout && !a.generation.isEmpty() && !b.generation.isEmpty())
        return std::nullopt;
    if (const auto reason = sameWords(a, b))
        return NearMatch{person,
                         isOneWithout ? std::max(*reason, NearReason::Generation) : *reason};
    const auto typos = areTwoOfAFamily(a, b) ? std::nullopt : typosBetween(a, b);
    return typos ? std::optional(NearMatch{person, NearReason::Typo, *typos}) : std::nullopt;
}

/// Tim and Jim are different names, not a typo.
bool NearNames::areTwoOfAFamily(const Spelling& a, const Spelling& b) {
    return a.words.size() == 2 && b.words.size() == 2 && a.words.back() == b.words.back()
           && !a.forms.empty() && !b.forms.empty() && !shareForm(a, b);
}

bool NearNames::shareForm(const Spelling& a, const Spelling& b) {
    return std::ranges::find_first_of(a.forms, b.forms) != a.forms.end();
}

std::vector<NearMatch> NearNames::matching(const QString& name) const {
    const Spelling wanted(name, *m_givenNames);
    std::vector<NearMatch> near;
    for (size_t i = 0; i < m_people.size(); ++i) {
        if (const auto found = match(wanted, m_spellings[i], m_people[i]))
            near.push_back(*found);
    }
    std::stable_sort(near.begin(), near.end(), [](const NearMatch& a, const NearMatch& b) {
        return std::tie(a.reason, a.typos) < std::tie(b.reason, b.typos);
    });
    std::set<PersonId> seen; // by their best matching name
    std::erase_if(near, [&](const NearMatch& match) { return !seen.insert(match.person).second; });
    return near;
}

std::vector<PersonId> NearNames::sharingInitial(const QString& name) const {
    const Spelling wanted(name, *m_givenNames);
    std::vector<PersonId> sharing;
    if (wanted.words.size() < 2)
        return sharing;
    std::set<PersonId> near;
    for (const NearMatch& match : matching(name))
        near.insert(match.person);
    for (size_t i = 0; i < m_people.size(); ++i) {
        const Words& words = m_spellings[i].words;
        const bool shares = words.size() > 1 && words.back() == wanted.words.back()
                            && words.front().front() == wanted.words.front().front();
        if (shares && m_spellings[i].generation == wanted.generation
            && near.insert(m_people[i]).second)
            sharing.push_back(m_people[i]);
    }
    return sharing;
}

} // namespace mentat
