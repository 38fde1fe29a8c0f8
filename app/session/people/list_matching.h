#pragma once

#include "model/book.h"
#include "model/changes/change.h"
#include "model/document/people/people_csv.h"

#include <QStringList>

#include <optional>
#include <set>
#include <utility>

namespace mentat {

/// The lines of a list of people against the people that the file knows.

/// What a line of a list does with whom it means. before: absent where somebody new comes in; equal
/// to after where the line says nothing new.
struct MatchedLine {
    qint64 line;
    std::optional<Person> before;
    Person after;
    /// The line of the list that named the same person before.
    std::optional<qint64> again = {};
};
/// Two people or more with one badge: at the desk a scan says only that it is one of them.
struct SharedBadge {
    QString badge;
    QStringList names; // in the order of the people
    friend bool operator==(const SharedBadge&, const SharedBadge&) = default;
};
struct PeopleImport {
    std::vector<PersonEdit> people;
    std::vector<MatchedLine> matched; // in the order of the file
    int added = 0;
    int updated = 0;
    int unchanged = 0;
    std::vector<RejectedLine> rejected; // those of the list too, in the order of the file
    std::vector<SharedBadge> shared;    // that somebody of the list has
};
/// Matches each line with whom it was said to be, else by badge (badgeNumber()) where the name
/// agrees too, else by name; a person keeps what a line does not say. Several lines of one person
/// are one person.
[[nodiscard]] PeopleImport matchPeople(const Book& book, PeopleList list);

/// What of an import is left out, by hand.
struct NotWanted {
    std::set<qint64> lines;
    /// A fact that a line would change: it stays as it is known.
    std::set<std::pair<qint64, PersonFact>> facts;
};
/// The list without these: lines are gone, facts are not said.
[[nodiscard]] PeopleList without(PeopleList list, const NotWanted& leftOut);

/// The import as an act beside an event, which undo takes back whole.
[[nodiscard]] Change peopleTaken(const PeopleImport& import);

/// A phone or badge of a list of which a spreadsheet kept only the first digits.
struct DamagedNumber {
    qint64 line;
    PeopleColumn column; // Phone or Badge
    QString text;
    friend bool operator==(const DamagedNumber&, const DamagedNumber&) = default;
};

/// Whether the text is a number as spreadsheets shorten it: "8.15E+09".
[[nodiscard]] bool isShortenedNumber(const QString& text);

/// In the order of the list.
[[nodiscard]] std::vector<DamagedNumber> damagedNumbers(const PeopleList& list);

/// A list of people that was read, with what somebody has said of its lines by hand.
class HandledList {
public:
    /// Read anew, by other columns: what was said of its lines stays.
    void setRead(PeopleList read) { m_read = std::move(read); }

    [[nodiscard]] const PeopleList& read() const { return m_read; }

    /// As it would be taken in: with who was set aside and is somebody, without what is left out.
    [[nodiscard]] PeopleList taken() const;
    /// The same with all facts of its lines.
    [[nodiscard]] PeopleList withAllFacts() const;

    /// Whether a line is taken; absent where nobody can decide that.
    [[nodiscard]] std::optional<bool> isTaken(qint64 line) const;
    [[nodiscard]] bool isTaken(qint64 line, PersonFact fact) const;
    void toggle(qint64 line);
    void setTaken(qint64 line, PersonFact fact, bool isTaken);
    /// Lines that were set aside and not taken all the same.
    [[nodiscard]] int linesAside() const;

    void sayIs(qint64 line, PersonId person);
    /// Not the one whom the line looks like.
    void sayIsAnother(qint64 line) { m_others.insert(line); }
    [[nodiscard]] bool isAnother(qint64 line) const { return m_others.contains(line); }

    /// The line of a namesake that can be taken as somebody new, or left out again: the selected
    /// one, else the first that the import rejects; nullptr where there is none.
    [[nodiscard]] const PersonLine* namesake(const PeopleImport& import,
                                             std::optional<qint64> selected) const;
    void toggleNew(qint64 line);

private:
    [[nodiscard]] PeopleList withTakenAside() const;
    [[nodiscard]] PersonLine* lineAt(qint64 line);
    [[nodiscard]] const PersonLine* lineAt(qint64 line) const;

    PeopleList m_read;
    std::set<qint64> m_takenAside;
    NotWanted m_leftOut;
    std::set<qint64> m_others;
};

} // namespace mentat
