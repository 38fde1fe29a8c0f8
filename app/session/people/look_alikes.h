#pragma once

#include "app/session/people/list_matching.h"
#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "app/session/session.h"

#include <set>

namespace mentat {

/// Two people of the file with similar names, the lower id first.
using PeoplePair = std::pair<PersonId, PersonId>;
[[nodiscard]] PeoplePair pairOf(PersonId a, PersonId b);

/// Pairs declared to be two people, whatever their current names. Not a fact of any event: stored
/// among an event's drafts, and valid for all years of the file.
[[nodiscard]] std::set<PeoplePair> saidToBeTwo(const Session& session);
/// Failures: those of Session::saveDraft().
[[nodiscard]] Result<void> sayTheyAreTwo(Session& session, EventId event, PersonId a, PersonId b);

/// A new person in a list whose name resembles that of a known person, or of an earlier line:
/// perhaps the same person.
struct SimilarLine {
    qint64 line;
    Name name;
    Person other; // after the import
    friend bool operator==(const SimilarLine&, const SimilarLine&) = default;
};

/// people: known before. Those with the same family name, in file order. Two lines with different
/// badges are two people. Empty for lists larger than any convention's.
[[nodiscard]] std::vector<SimilarLine> similarLines(const std::vector<Person>& people,
                                                    const PeopleImport& import);

/// A player whose name is similar to another's: perhaps the same person.
struct LookAlike {
    PlayerId player;
    KnownName other; // in the event, or a known person who is not registered in it
    NearReason reason;
    friend bool operator==(const LookAlike&, const LookAlike&) = default;
};

/// Each pair once, in the order of registration. Omits pairs that are clearly different: two badges
/// in one event, or both in another year's event.
[[nodiscard]] std::vector<LookAlike> lookAlikes(const Book& book, const Event& event);

} // namespace mentat
