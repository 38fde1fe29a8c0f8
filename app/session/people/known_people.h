#pragma once

#include "model/book.h"
#include "model/changes/change.h"
#include "scoring/players.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mentat {

/// The id of the next player of an event: "p1" and on, one that nobody has.
[[nodiscard]] PlayerId nextPlayerId(const Event& event);

/// What a person whom the file knows is registered with: all that is known, and what a
/// pre-registration list said of the variant.
[[nodiscard]] Player playerOf(const Person& person, PlayerId id);
/// Somebody of whom nothing is known but the name.
[[nodiscard]] Player newPlayer(Name name, PlayerId id);

/// The people of the file by normalised name.
class PeopleByName {
public:
    explicit PeopleByName(const std::vector<Person>& people) {
        for (const Person& person : people)
            add(person);
    }
    void add(const Person& person) {
        m_people.insert_or_assign(person.id, person);
        note(m_ids, person.name, person.id);
        for (const Name& name : person.alsoKnownAs)
            note(m_otherNames, name, person.id);
    }
    [[nodiscard]] bool knows(PersonId id) const { return m_people.contains(id); }
    [[nodiscard]] const Person& at(PersonId id) const { return m_people.at(id); }

    /// Those who can be meant by a name and where somebody is from.
    [[nodiscard]] std::vector<PersonId> matching(const Name& name,
                                                 const std::optional<QString>& from) const {
        return matchingIn(m_ids, name, from);
    }
    /// Those who are also known by it.
    [[nodiscard]] std::vector<PersonId> alsoKnownAs(const Name& name,
                                                    const std::optional<QString>& from) const {
        return matchingIn(m_otherNames, name, from);
    }

    static bool isDifferent(const std::optional<QString>& a, const std::optional<QString>& b) {
        return a && b && !a->isEmpty() && !b->isEmpty() && normalisedText(*a) != normalisedText(*b);
    }

private:
    using Ids = std::map<QString, std::vector<PersonId>>;

    static void note(Ids& names, const Name& name, PersonId id) {
        auto& ids = names[name.normalised()];
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    [[nodiscard]] std::vector<PersonId> matchingIn(const Ids& names, const Name& name,
                                                   const std::optional<QString>& from) const {
        const auto ids = names.find(name.normalised());
        if (ids == names.end())
            return {};
        std::vector<PersonId> found = ids->second;
        std::erase_if(found, [&](PersonId id) { return isDifferent(m_people.at(id).from, from); });
        return found;
    }

    Ids m_ids;
    Ids m_otherNames;
    std::map<PersonId, Person> m_people;
};

/// Who is who over the years: an event's players against the people that the file knows.

/// Gives each player of the event the person meant: one of the same normalised name and no
/// different `from`, where just one such is known; else a new one. Two players of one event are
/// always two people. What the event says is taken over by its people where no newer event of
/// theirs stands in the file. replaced: the event whose place this one takes.
/// Returns the changes to the people.
[[nodiscard]] std::vector<PersonEdit> registerPeople(const Book& book, Event& event,
                                                     std::optional<EventId> replaced);

/// Whether after the change others may be known or play than before it, or go by another name or
/// badge.
[[nodiscard]] bool concernsNames(const Change& change);

/// The player of the event who is this person; nullptr where none is.
[[nodiscard]] const Player* playerWho(const Event& event, PersonId person);

/// All names that a player also goes by: those that the event says, then those of other years.
[[nodiscard]] std::vector<Name> otherNamesOf(const Book& book, const Player& player);

/// The person that a player of no known person is: a new one, with what the event says. The
/// player's `person` must be set to the id it gets.
[[nodiscard]] Person personOf(const Player& player);
/// What a player's changed details change in the person: nothing where a newer event says more.
[[nodiscard]] std::vector<PersonEdit> shownBy(const Book& book, const Event& event,
                                              const Player& player);

/// Warnings for `check`: players who could have been two people when the event came in.
[[nodiscard]] Findings ambiguousPeople(const Book& book, const Event& event);

/// What the file tells of somebody in one year.
struct EarlierYear {
    /// Absent: a summary.
    std::optional<EventId> id;
    Year year;
    Name event;
    /// Absent: only a summary of that year is known.
    std::optional<PlayerRecord> record;
    /// In the final or of the session; of a summary, in its list.
    std::optional<Place> place;
    friend bool operator==(const EarlierYear&, const EarlierYear&) = default;
};

/// The events of the file that the person plays in, one aside, and the summaries that name somebody
/// of the person's normalised name; the newest first.
[[nodiscard]] std::vector<EarlierYear> earlierYears(const Book& book, const Person& person,
                                                    std::optional<EventId> aside);

} // namespace mentat
