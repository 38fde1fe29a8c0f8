#pragma once

#include "model/book.h"
#include "model/changes/change.h"
#include "model/document/people/people_csv.h"

#include <QStringList>

#include <optional>
#include <set>
#include <utility>

namespace mentat {

/// Matches the lines of a list of people with people known to the file.

/// What a line does to its person. before: absent for a new person; equal to after if the line adds
/// nothing.
struct MatchedLine {
    qint64 line;
    std::optional<Person> before;
    Person after;
    /// An earlier line of the list for the same person.
    std::optional<qint64> again = {};
};
/// Several people with one badge: a scan at the desk matches all of them.
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
    std::vector<RejectedLine> rejected; // includes the list's own, in file order
    std::vector<SharedBadge> shared;    // belonging to someone in the list
};
/// Matches each line with the person it was assigned to, otherwise by badge (badgeNumber()) if the
/// name agrees, otherwise by name; keeps facts that a line does not state. Several lines can be one
/// person.
[[nodiscard]] PeopleImport matchPeople(const Book& book, PeopleList list);

/// Parts of an import excluded by hand.
struct NotWanted {
    std::set<qint64> lines;
    /// A fact that a line would change: keep the known one.
    std::set<std::pair<qint64, PersonFact>> facts;
};
/// The list without these lines and facts.
[[nodiscard]] PeopleList without(PeopleList list, const NotWanted& leftOut);

/// The import as an act outside events, which undo reverts as a whole.
[[nodiscard]] Change peopleTaken(const PeopleImport& import);

/// A phone number or badge of which a spreadsheet kept only the first digits.
struct DamagedNumber {
    qint64 line;
    PeopleColumn column; // Phone or Badge
    QString text;
    friend bool operator==(const DamagedNumber&, const DamagedNumber&) = default;
};

/// Whether the text is a number shortened by a spreadsheet: "8.15E+09".
[[nodiscard]] bool isShortenedNumber(const QString& text);

/// In list order.
[[nodiscard]] std::vector<DamagedNumber> damagedNumbers(const PeopleList& list);

/// A list of people with the user's decisions about its lines.
class HandledList {
public:
    /// Reread, with different columns: keeps the decisions.
    void setRead(PeopleList read) { m_read = std::move(read); }

    [[nodiscard]] const PeopleList& read() const { return m_read; }

    /// The list to import: includes accepted asides, without exclusions.
    [[nodiscard]] PeopleList taken() const;
    /// The same with all facts of its lines.
    [[nodiscard]] PeopleList withAllFacts() const;

    /// Whether a line is included; absent if that cannot be chosen.
    [[nodiscard]] std::optional<bool> isTaken(qint64 line) const;
    [[nodiscard]] bool isTaken(qint64 line, PersonFact fact) const;
    void toggle(qint64 line);
    void setTaken(qint64 line, PersonFact fact, bool isTaken);
    /// Lines set aside and not included.
    [[nodiscard]] int linesAside() const;

    void sayIs(qint64 line, PersonId person);
    /// Not the person that the line resembles.
    void sayIsAnother(qint64 line) { m_others.insert(line); }
    [[nodiscard]] bool isAnother(qint64 line) const { return m_others.contains(line); }

    /// The line of a namesake that can be added as a new person, or excluded again: the selected
    /// one, otherwise the first that the import rejects; nullptr if there is none.
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
