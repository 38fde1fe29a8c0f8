#include "app/session/people/name_search.h"

#include "app/session/people/known_people.h"
#include "model/people/called.h"

#include <algorithm>
#include <set>

namespace mentat {

namespace {

bool isDigits(const QString& word) {
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

QStringList wordsIn(const QString& normalised) {
    return normalised.split(u' ', Qt::SkipEmptyParts);
}

/// Of "ada du fresne": "adadufresne", "dufresne", "fresne". What begins a word begins one of them,
/// and so does who runs words together.
QStringList partsOf(const QString& normalised) {
    QStringList parts = wordsIn(normalised);
    for (qsizetype i = parts.size() - 2; i >= 0; --i)
        parts[i] += parts[i + 1];
    return parts;
}

bool beginsPart(const QStringList& parts, const QString& word) {
    return std::ranges::any_of(parts, [&](const QString& part) { return part.startsWith(word); });
}

} // namespace

NameSearch::NameSearch(const Book& book, const Event& event) {
    std::set<PersonId> playing;
    for (const Player& player : event.players) {
        const Person* person = player.person ? findPerson(book, *player.person) : nullptr;
        if (person)
            playing.insert(person->id);
        add(player.id, player.name, otherNamesOf(book, player),
            player.badge || !person ? player.badge : person->badge);
        // Of namesakes also by the home: "smith oh".
        if (player.from && calledName(event, player) != player.name.text())
            m_entries.back().parts += wordsIn(normalisedText(*player.from));
    }
    for (const Person& person : book.people) {
        if (!playing.contains(person.id))
            add(person.id, person.name, person.alsoKnownAs, person.badge);
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        return a.plays != b.plays ? a.plays : a.name < b.name;
    });
}

void NameSearch::add(KnownName who, const Name& name, const std::vector<Name>& alsoKnownAs,
                     const std::optional<QString>& badge) {
    const bool plays = std::holds_alternative<PlayerId>(who);
    QString normalised = name.normalised();
    QStringList parts = partsOf(normalised);
    for (const Name& other : alsoKnownAs)
        parts += partsOf(other.normalised());
    m_entries.push_back({std::move(who), plays, std::move(normalised), std::move(parts),
                         badge.value_or(QString()).trimmed()});
}

std::vector<KnownName> NameSearch::find(const QString& query) const {
    const QStringList words = wordsIn(normalisedText(query));
    const auto means = [](const Entry& entry, const QString& word) {
        if (isDigits(word))
            return entry.badge == word;
        return beginsPart(entry.parts, word);
    };
    std::vector<const Entry*> found;
    for (const Entry& entry : m_entries) {
        if (std::all_of(words.begin(), words.end(),
                        [&](const QString& word) { return means(entry, word); }))
            found.push_back(&entry);
    }
    const auto comesFirst = [&](const Entry* entry) {
        return !words.isEmpty() && entry->name.startsWith(words.front());
    };
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
    const QStringList own = partsOf(name.normalised());
    for (const QString& word : wordsIn(normalisedText(query))) {
        if (isDigits(word) || beginsPart(own, word))
            continue;
        for (const Name& other : alsoKnownAs) {
            if (beginsPart(partsOf(other.normalised()), word))
                return other;
        }
    }
    return std::nullopt;
}

bool NameSearch::asksForBadge(const QString& query) {
    const QString text = query.simplified();
    return !text.isEmpty() && isDigits(text);
}

} // namespace mentat
