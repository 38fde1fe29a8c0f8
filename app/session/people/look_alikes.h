#pragma once

#include "app/session/people/list_matching.h"
#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "app/session/session.h"

#include <set>

namespace mentat {

/// Two people of the file whose names are alike, the lower id first.
using PeoplePair = std::pair<PersonId, PersonId>;
[[nodiscard]] PeoplePair pairOf(PersonId a, PersonId b);

/// Who were said to be two people, whatever they are called since. It is no fact of any event:
/// it stands beside an event among the drafts and counts for all years of the file.
[[nodiscard]] std::set<PeoplePair> saidToBeTwo(const Session& session);
/// Failures: those of Session::saveDraft().
[[nodiscard]] Result<void> sayTheyAreTwo(Session& session, EventId event, PersonId a, PersonId b);

/// Somebody new of a list whose name looks like that of somebody who is known, or who stands above
/// in the list: perhaps they are one.
struct SimilarLine {
    qint64 line;
    Name name;
    Person other; // as the import leaves them
    friend bool operator==(const SimilarLine&, const SimilarLine&) = default;
};

/// people: whom the file knew before. Of the same family name, in the order of the file. Two lines
/// with two badges are two people. Of lists that no convention has none is told.
[[nodiscard]] std::vector<SimilarLine> similarLines(const std::vector<Person>& people,
                                                    const PeopleImport& import);

/// A player of the event whose name is near another's, who may be the same person.
struct LookAlike {
    PlayerId player;
    KnownName other; // of the event, or a person of the file who is not registered in it
    NearReason reason;
    friend bool operator==(const LookAlike&, const LookAlike&) = default;
};

/// Each pair once, in the order of registration. Left out are those who can be told apart: two
/// badges in one event, or both in another year's event.
[[nodiscard]] std::vector<LookAlike> lookAlikes(const Book& book, const Event& event);

} // namespace mentat
