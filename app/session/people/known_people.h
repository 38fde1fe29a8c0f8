#pragma once

#include "model/book.h"
#include "model/changes/change.h"
#include "scoring/players.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mentat {

/// The next unused player id of an event: "p1" and so on.
[[nodiscard]] PlayerId nextPlayerId(const Event& event);

/// The player for a known person: all known facts, and the preference from a pre-registration list.
[[nodiscard]] Player playerOf(const Person& person, PlayerId id);
/// A player with only a name known.
[[nodiscard]] Player newPlayer(Name name, PlayerId id);

/// The file's people by normalized name.
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

    /// The people possible for a name and hometown.
    [[nodiscard]] std::vector<PersonId> matching(const Name& name,
                                                 const std::optional<QString>& from) const {
        return matchingIn(m_ids, name, from);
    }
    /// The people who also have this name.
    [[nodiscard]] std::vector<PersonId> alsoKnownAs(const Name& name,
                                                    const std::optional<QString>& from) const {
        return matchingIn(m_otherNames, name, from);
    }

    static bool isDifferent(const std::optional<QString>& a, const std::optional<QString>& b) {
        return a && b && !a->isEmpty() && !b->isEmpty() && normalizedText(*a) != normalizedText(*b);
    }

private:
    using Ids = std::map<QString, std::vector<PersonId>>;

    static void note(Ids& names, const Name& name, PersonId id) {
        auto& ids = names[name.normalized()];
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    [[nodiscard]] std::vector<PersonId> matchingIn(const Ids& names, const Name& name,
                                                   const std::optional<QString>& from) const {
        const auto ids = names.find(name.normalized());
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

/// Identity over the years: matches an event's players with people known to the file.

/// Links each player of the event to a person: with the same normalized name and no conflicting
/// `from`, if exactly one is known; otherwise a new one. Two players of one event are always two
/// people. The people take over the event's facts unless a newer event of theirs is in the file.
/// replaced: the event that this one replaces. Returns the changes to the people.
[[nodiscard]] std::vector<PersonEdit> registerPeople(const Book& book, Event& event,
                                                     std::optional<EventId> replaced);

/// Whether the change may affect who is known or plays, or their names and badges.
[[nodiscard]] bool concernsNames(const Change& change);

/// The player of the event who is this person; nullptr if none is.
[[nodiscard]] const Player* playerWho(const Event& event, PersonId person);

/// All other names of a player: the event's, then those of other years.
[[nodiscard]] std::vector<Name> otherNamesOf(const Book& book, const Player& player);

/// A new person for a player without one, with the event's facts. Set the player's `person` to its
/// id.
[[nodiscard]] Person personOf(const Player& player);
/// The effect of a player's new details on the person: none if a newer event has more.
[[nodiscard]] std::vector<PersonEdit> shownBy(const Book& book, const Event& event,
                                              const Player& player);

/// Warnings for `check`: players whose person was ambiguous when the event was imported.
[[nodiscard]] Findings ambiguousPeople(const Book& book, const Event& event);

/// What the file knows about someone in one year.
struct EarlierYear {
    /// Absent: a summary.
    std::optional<EventId> id;
    Year year;
    Name event;
    /// Absent: there is only a summary of that year.
    std::optional<PlayerRecord> record;
    /// In the final or the session; for a summary, in its list.
    std::optional<Place> place;
    friend bool operator==(const EarlierYear&, const EarlierYear&) = default;
};

/// The events in which the person plays, except one, and the summaries that name someone with the
/// person's normalized name; newest first.
[[nodiscard]] std::vector<EarlierYear> earlierYears(const Book& book, const Person& person,
                                                    std::optional<EventId> aside);

} // namespace mentat
