#pragma once

#include "app/session/people/lists/list_matching.h"

#include <optional>
#include <set>

namespace mentat {

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
