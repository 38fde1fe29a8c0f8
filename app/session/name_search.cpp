#include "app/session/name_search.h"

#include <QStringList>

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

} // namespace

NameSearch::NameSearch(const Book& book, const Event& event) {
    std::set<PersonId> playing;
    for (const Player& player : event.players) {
        const Person* person = player.person ? findPerson(book, *player.person) : nullptr;
        if (person)
            playing.insert(person->id);
        add(player.id, player.name, player.badge || !person ? player.badge : person->badge);
    }
    for (const Person& person : book.people) {
        if (!playing.contains(person.id))
            add(person.id, person.name, person.badge);
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
        return a.plays != b.plays ? a.plays : a.name < b.name;
    });
}

void NameSearch::add(KnownName who, const Name& name, const std::optional<QString>& badge) {
    const bool plays = std::holds_alternative<PlayerId>(who);
    QString normalised = name.normalised();
    const QStringList parts = wordsIn(normalised);
    m_entries.push_back({std::move(who),
                         plays,
                         std::move(normalised),
                         {parts.begin(), parts.end()},
                         badge.value_or(QString()).trimmed()});
}

std::vector<KnownName> NameSearch::find(const QString& query) const {
    const QStringList words = wordsIn(normalisedText(query));
    const auto means = [](const Entry& entry, const QString& word) {
        if (isDigits(word))
            return entry.badge == word;
        return std::any_of(entry.parts.begin(), entry.parts.end(),
                           [&](const QString& part) { return part.startsWith(word); });
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

bool NameSearch::asksForBadge(const QString& query) {
    const QString text = query.simplified();
    return !text.isEmpty() && isDigits(text);
}

} // namespace mentat
