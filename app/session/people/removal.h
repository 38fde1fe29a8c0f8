#pragma once

#include "model/book.h"
#include "model/changes/journal.h"

#include <QString>
#include <QStringList>

#include <set>

namespace mentat {

/// The text with a name in it replaced: as whole words, whatever the accents and the case (of a
/// name of one word the case counts: it may be a word), also with the last word first.
[[nodiscard]] QString withNameReplaced(const QString& text, const QString& name,
                                       const QString& replacement);

/// Somebody who wants to be gone from the file: their games stay under a name that says nothing,
/// and what was said of them is nowhere any more, neither in the events of all years nor in the
/// journal. First read() sees the whole journal, newest entry first; then removeFrom() changes what
/// it is given and says whether anything was.
class PersonRemoval {
public:
    /// neutral: the name that the games stand under.
    PersonRemoval(const Book& book, PersonId person, const Name& neutral);

    /// Learns earlier spellings of the name, and who became one with this person.
    void read(const Change& change);

    [[nodiscard]] bool removeFrom(Event& event) const;
    [[nodiscard]] bool removeFrom(JournalEntry& entry) const;
    [[nodiscard]] bool removeFrom(Summary& summary) const;
    /// A draft's content.
    [[nodiscard]] bool removeFrom(QString& text) const;
    [[nodiscard]] bool removeFrom(Person& person) const;

    /// Whether a book still has the person under one of their names.
    [[nodiscard]] bool isNamedIn(Book book) const;

    [[nodiscard]] PersonId person() const { return m_person; }
    [[nodiscard]] const Name& neutral() const { return m_neutral; }

private:
    class Scrub;
    /// Of a name that somebody else has too: it goes where the person is surely meant.
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
    std::set<PersonId> m_ids;   // the person, and who became one with them
    QStringList m_names;        // as they were spelled
    QStringList m_calledApart;  // the names with what told them apart: calledApart()
    QStringList m_contacts;     // phones and e-mail addresses
    std::set<QString> m_others; // the normalised names of everybody else
};

/// How many events of the file somebody is registered in.
[[nodiscard]] int registrationsOf(const Book& book, PersonId person);

} // namespace mentat
