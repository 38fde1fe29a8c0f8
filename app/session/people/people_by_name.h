#pragma once

#include "model/book.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mentat {

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

} // namespace mentat
