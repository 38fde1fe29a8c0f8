#pragma once

#include "model/book.h"
#include "model/changes/journal.h"

#include <QString>
#include <QStringList>

#include <set>

namespace mentat {

/// The text with a name replaced: whole words, ignoring accents and case (except for a one-word
/// name, which may be a common word), also with the last word first.
[[nodiscard]] QString withNameReplaced(const QString& text, const QString& name,
                                       const QString& replacement);

/// Removes a person from the file on request: their games remain under a neutral name, and
/// everything else about them is deleted, from the events of all years and from the journal. First
/// read() sees the whole journal, newest entry first; then removeFrom() changes its argument and
/// returns whether it did.
class PersonRemoval {
public:
    /// neutral: the name for the remaining games.
    PersonRemoval(const Book& book, PersonId person, const Name& neutral);

    /// Collects earlier spellings of the name, and people merged with this person.
    void read(const Change& change);

    [[nodiscard]] bool removeFrom(Event& event) const;
    [[nodiscard]] bool removeFrom(JournalEntry& entry) const;
    [[nodiscard]] bool removeFrom(Summary& summary) const;
    /// A draft's content.
    [[nodiscard]] bool removeFrom(QString& text) const;
    [[nodiscard]] bool removeFrom(Person& person) const;

    /// Whether a book still contains one of the person's names.
    [[nodiscard]] bool isNamedIn(Book book) const;

    [[nodiscard]] PersonId person() const { return m_person; }
    [[nodiscard]] const Name& neutral() const { return m_neutral; }

private:
    class Scrub;
    /// For a name shared with someone else: replace it only where the person is certain.
    enum class SharedNames { Stay, Go };

    void learn(const Name& name);
    void learn(const Name& name, const Contact& contact);
    void learn(const std::optional<QString>& contact);
    template <class T>
    [[nodiscard]] bool scrub(T& value, SharedNames sharedNames) const;
    [[nodiscard]] bool isShared(const QString& name) const;
    [[nodiscard]] bool isOurs(const std::optional<PersonId>& person) const;

    const Book& m_book;
    PersonId m_person;
    Name m_neutral;
    std::set<PersonId> m_ids;   // the person, and those merged with them
    QStringList m_names;        // as spelled
    QStringList m_calledApart;  // the names with their distinguishing additions: calledApart()
    QStringList m_contacts;     // phone numbers and e-mail addresses
    std::set<QString> m_others; // the normalized names of everyone else
};

/// The number of the file's events in which the person is registered.
[[nodiscard]] int registrationsOf(const Book& book, PersonId person);

} // namespace mentat
