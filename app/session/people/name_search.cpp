#include "app/session/people/name_search.h"

#include "app/session/people/known_people.h"
#include "model/people/names.h"

#include <algorithm>
#include <map>
#include <set>

namespace mentat {

namespace {

QStringList wordsIn(const QString& normalized) {
    return normalized.split(u' ', Qt::SkipEmptyParts);
}

/// "ada du fresne" has the parts "adadufresne", "dufresne", and "fresne", so that the beginning of
/// each word matches, even if words are run together.
QStringList partsOf(const QString& normalized) {
    QStringList parts = wordsIn(normalized);
    for (qsizetype i = parts.size() - 2; i >= 0; --i)
        parts[i] += parts[i + 1];
    return parts;
}

bool beginsPart(const QStringList& parts, const QString& word) {
    return std::ranges::any_of(parts, [&](const QString& part) { return part.startsWith(word); });
}

/// Where the number that ends the text begins: "#1045", "1,043"; the end of the text if there is
/// none.
qsizetype beginOfBadge(QStringView text) {
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    if (text.isEmpty() || !text.back().isDigit())
        return text.size();
    qsizetype begin = text.size();
    while (begin > 0 && !text[begin - 1].isLetter())
        --begin;
    while (!text[begin].isDigit() && text[begin] != u'#')
        ++begin;
    if (isBadgeNumber(text.sliced(begin).toString()))
        return begin;
    const auto last = std::find_if_not(text.rbegin(), text.rend(), isDigit);
    return last.base() - text.begin();
}

class SearchWords {
public:
    explicit SearchWords(const QString& query) {
        // First as typed: "1,043" is one word.
        QStringList typed
            = isBadgeNumber(query) ? QStringList(query) : query.simplified().split(u' ');
        take(typed);
        QStringList words = wordsIn(normalizedText(typed.join(u' ')));
        take(words);
        m_words = words;
    }

    [[nodiscard]] bool mean(const QStringList& parts, const QString& badge) const {
        return std::ranges::all_of(m_badges, [&](const QString& word) { return badge == word; })
               && std::ranges::all_of(m_words,
                                      [&](const QString& word) { return beginsPart(parts, word); });
    }
    /// Whether the name begins with the first word typed.
    [[nodiscard]] bool begin(const QString& name) const {
        return !m_words.isEmpty() && name.startsWith(m_words.front());
    }
    [[nodiscard]] const QStringList& ofNames() const { return m_words; }

private:
    void take(QStringList& words) {
        for (const QString& word : words) {
            if (isBadgeNumber(word))
                m_badges << badgeNumber(word);
        }
        words.removeIf([](const QString& word) { return isBadgeNumber(word); });
    }

    QStringList m_badges; // badge numbers
    QStringList m_words;
};

} // namespace

NameSearch::NameSearch(const Book& book, const Event& event) {
    std::set<PersonId> playing;
    std::map<QString, int> namesakes;
    std::vector<std::optional<QString>> homes; // per entry
    for (const Player& player : event.players) {
        const Person* person = player.person ? findPerson(book, *player.person) : nullptr;
        if (person)
            playing.insert(person->id);
        add(player.id, player.name, otherNamesOf(book, player),
            player.badge || !person ? player.badge : person->badge);
        homes.push_back(player.from);
    }
    for (const Person& person : book.people) {
        if (playing.contains(person.id))
            continue;
        add(person.id, person.name, person.alsoKnownAs, person.badge);
        homes.push_back(person.from);
    }
    for (const Entry& entry : m_entries)
        ++namesakes[entry.name];
    // Namesakes match by hometown too: "smith oh".
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (homes[i] && namesakes[m_entries[i].name] > 1)
            m_entries[i].parts += wordsIn(normalizedText(*homes[i]));
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        return a.plays != b.plays ? a.plays : a.name < b.name;
    });
}

void NameSearch::add(KnownName who, const Name& name, const std::vector<Name>& alsoKnownAs,
                     const std::optional<QString>& badge) {
    const bool plays = std::holds_alternative<PlayerId>(who);
    QString normalized = name.normalized();
    QStringList parts = partsOf(normalized);
    for (const Name& other : alsoKnownAs)
        parts += partsOf(other.normalized());
    m_entries.push_back(
        {std::move(who), plays, std::move(normalized), std::move(parts), badgeNumber(badge)});
}

std::vector<KnownName> NameSearch::find(const QString& query) const {
    const SearchWords words(query);
    std::vector<const Entry*> found;
    const QString badge = badgeNumber(query);
    for (const Entry& entry : m_entries) {
        if (words.mean(entry.parts, entry.badge) || entry.badge == badge)
            found.push_back(&entry);
    }
    const auto comesFirst = [&](const Entry* entry) { return words.begin(entry->name); };
    std::stable_sort(found.begin(), found.end(), [&](const Entry* a, const Entry* b) {
        return a->plays != b->plays ? a->plays : comesFirst(a) > comesFirst(b);
    });
    std::vector<KnownName> all;
    all.reserve(found.size());
    for (const Entry* entry : found)
        all.push_back(entry->who);
    return all;
}

std::optional<Name> NameSearch::otherNameMeant(const QString& query, const Name& name,
                                               const std::vector<Name>& alsoKnownAs) {
    const QStringList own = partsOf(name.normalized());
    const SearchWords words(query);
    for (const QString& word : words.ofNames()) {
        if (beginsPart(own, word))
            continue;
        for (const Name& other : alsoKnownAs) {
            if (beginsPart(partsOf(other.normalized()), word))
                return other;
        }
    }
    return std::nullopt;
}

TypedQuery NameSearch::typedQuery(const QString& text, qsizetype cursor) const {
    if (isBadgeNumber(text))
        return {text};
    for (const qsizetype end : {cursor, text.size()}) {
        const QString typed = text.first(end);
        qsizetype begin = beginOfBadge(typed);
        if (begin == end)
            continue;
        const auto wearers = find(typed.sliced(begin));
        const bool isApart = begin == 0 || typed[begin - 1].isSpace(); // "byr 1042" can be a name
        const auto whole = find(text);
        if (std::ranges::any_of(whole, [&](const KnownName& one) {
                return isApart || std::ranges::find(wearers, one) == wearers.end();
            }))
            break;
        for (const Entry& entry : m_entries) { // for badges that are not numbers: "A17"
            if (wearers.empty() && !isBadgeNumber(entry.badge)
                && typed.endsWith(entry.badge, Qt::CaseInsensitive))
                begin = std::min(begin, end - entry.badge.size());
        }
        return {typed.sliced(begin), typed.first(begin) + text.sliced(end)};
    }
    return {text};
}

bool NameSearch::asksForBadge(const QString& query) {
    return isBadgeNumber(query);
}

} // namespace mentat
