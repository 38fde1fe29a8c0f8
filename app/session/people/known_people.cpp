#include "app/session/people/known_people.h"

#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "model/people/also_known_as.h"
#include "model/people/badge_number.h"
#include "model/people/called.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace mentat {

namespace {

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

/// The newest year in which each person plays, one event aside.
std::map<PersonId, Year> newestYears(const Book& book, std::optional<EventId> aside) {
    std::map<PersonId, Year> newest;
    for (const BookEvent& entry : book.events) {
        if (entry.id == aside)
            continue;
        for (const Player& player : entry.event.players) {
            if (!player.person)
                continue;
            auto& year = newest.try_emplace(*player.person, entry.event.details.year).first->second;
            year = std::max(year, entry.event.details.year);
        }
    }
    return newest;
}

Person shownAs(Person person, const Player& player) {
    if (isAlsoKnownAs(person, player.name)) {
        // They go by another of their names now.
        dropOtherName(person, player.name);
        const Name before = std::exchange(person.name, player.name);
        addOtherName(person, before);
    }
    person.name = player.name;
    for (const Name& name : player.alsoKnownAs)
        addOtherName(person, name);
    takeOver(person, player);
    return person;
}

Person unknownPerson(PersonId id, const Name& name) {
    return {{}, id, name, {}};
}

/// Assigns the players of one event.
class Registration {
public:
    Registration(const Book& book, Event& event, std::optional<EventId> replaced)
        : m_event(event)
        , m_people(book.people)
        , m_newest(newestYears(book, replaced))
        , m_next(nextPersonId(book)) {}

    std::vector<PersonEdit> run() {
        // First those whose home says who they are, so that nobody else is taken for them.
        assign(
            [&](const Player& player, PersonId id) { return player.from && m_people.at(id).from; },
            &PeopleByName::matching);
        const auto everybody = [](const Player&, PersonId) { return true; };
        assign(everybody, &PeopleByName::matching);
        assign(everybody, &PeopleByName::alsoKnownAs);
        for (Player& player : m_event.players) {
            if (player.person)
                update(player);
            else
                add(player);
        }
        return std::move(m_edits);
    }

private:
    using Matching
        = std::vector<PersonId> (PeopleByName::*)(const Name&, const std::optional<QString>&) const;

    template <class Counts>
    void assign(Counts counts, Matching matching) {
        for (Player& player : m_event.players) {
            if (player.person)
                continue;
            std::vector<PersonId> meant = (m_people.*matching)(player.name, player.from);
            std::erase_if(meant,
                          [&](PersonId id) { return m_taken.contains(id) || !counts(player, id); });
            if (meant.size() == 1) {
                player.person = meant.front();
                m_taken.insert(meant.front());
            }
        }
    }

    void update(const Player& player) {
        const Person& known = m_people.at(*player.person);
        const auto newest = m_newest.find(known.id);
        if (newest != m_newest.end() && newest->second > m_event.details.year)
            return;
        Person shown = shownAs(known, player);
        if (shown != known)
            m_edits.push_back({known.id, known, std::move(shown)});
    }

    void add(Player& player) {
        player.person = m_next;
        m_edits.push_back({m_next, {}, shownAs(unknownPerson(m_next, player.name), player)});
        m_next = PersonId(m_next.number() + 1);
    }

    Event& m_event;
    PeopleByName m_people;
    std::map<PersonId, Year> m_newest;
    PersonId m_next;
    std::set<PersonId> m_taken;
    std::vector<PersonEdit> m_edits;
};

} // namespace

std::vector<PersonEdit> registerPeople(const Book& book, Event& event,
                                       std::optional<EventId> replaced) {
    for (Player& player : event.players)
        player.person.reset();
    return Registration(book, event, replaced).run();
}

const Player* playerWho(const Event& event, PersonId person) {
    const auto found = std::ranges::find(event.players, std::optional(person), &Player::person);
    return found == event.players.end() ? nullptr : &*found;
}

std::vector<Name> otherNamesOf(const Book& book, const Player& player) {
    Player named = player;
    if (const Person* known = player.person ? findPerson(book, *player.person) : nullptr) {
        addOtherName(named, known->name);
        for (const Name& name : known->alsoKnownAs)
            addOtherName(named, name);
    }
    return named.alsoKnownAs;
}

Person personOf(const Player& player) {
    return shownAs(unknownPerson(*player.person, player.name), player);
}

std::vector<PersonEdit> shownBy(const Book& book, const Event& event, const Player& player) {
    const Person* known = player.person ? findPerson(book, *player.person) : nullptr;
    if (!known)
        return {};
    const bool playsLater
        = std::any_of(book.events.begin(), book.events.end(), [&](const BookEvent& other) {
              return other.event.details.year > event.details.year
                     && playerWho(other.event, known->id);
          });
    if (playsLater)
        return {};
    Person before = *known;
    // Another name that was taken out at the desk is not theirs.
    if (const Player* said = findPlayer(event, player.id)) {
        for (const Name& name : said->alsoKnownAs) {
            if (!isAlsoKnownAs(player, name))
                dropOtherName(before, name);
        }
    }
    Person shown = shownAs(std::move(before), player);
    if (shown == *known)
        return {};
    return {{known->id, *known, std::move(shown)}};
}

Findings ambiguousPeople(const Book& book, const Event& event) {
    const PeopleByName people(book.people);
    std::set<PersonId> playing;
    for (const Player& player : event.players) {
        if (player.person)
            playing.insert(*player.person);
    }
    Findings findings;
    for (size_t i = 0; i < event.players.size(); ++i) {
        const Player& player = event.players[i];
        std::vector<PersonId> others = people.matching(player.name, player.from);
        std::erase_if(others, [&](PersonId id) { return playing.contains(id); });
        if (others.size() >= 2) {
            findings.push_back({FindingKind::PersonAmbiguous,
                                Pointer().key("players").index(i),
                                {calledName(event, player)},
                                {}});
        }
    }
    return findings;
}

namespace {

Person toldBy(Person person, const PersonLine& line) {
    if (line.same)
        addOtherName(person, line.name);
    if (!isAlsoKnownAs(person, line.name))
        person.name = line.name;
    takeOver(person, line);
    if (line.preference)
        person.preference = line.preference;
    return person;
}

/// Assigns the lines of one list.
class ListMatching {
public:
    explicit ListMatching(const Book& book) : m_people(book.people), m_next(nextPersonId(book)) {}

    PeopleImport run(PeopleList list) {
        const auto unreadable = static_cast<std::ptrdiff_t>(list.rejected.size());
        m_import.rejected = std::move(list.rejected);
        for (const PersonLine& line : list.lines)
            match(line);
        // Each of the two parts is in order.
        const auto middle = m_import.rejected.begin() + unreadable;
        std::inplace_merge(
            m_import.rejected.begin(), middle, m_import.rejected.end(),
            [](const RejectedLine& a, const RejectedLine& b) { return a.line < b.line; });
        return std::move(m_import);
    }

private:
    void match(const PersonLine& line) {
        if (line.isNew)
            return add(line);
        if (line.same && m_people.knows(*line.same)) {
            use(line, *line.same);
            return;
        }
        std::vector<PersonId> meant = m_people.matching(line.name, line.from);
        if (const auto wearer = wearerOf(line)) {
            use(line, *wearer);
            return;
        }
        // Two lines of one list with different badges are two people.
        std::erase_if(meant, [&](PersonId id) {
            const auto earlier = m_lineOf.find(id);
            return earlier != m_lineOf.end() && line.badge && earlier->second.badge
                   && badgeNumber(*earlier->second.badge) != badgeNumber(*line.badge);
        });
        if (meant.empty())
            meant = m_people.alsoKnownAs(line.name, line.from);
        if (meant.empty())
            add(line);
        else if (meant.size() > 1)
            reject(line, FailureKind::LineAmbiguous, {line.name.text()});
        else
            use(line, meant.front());
    }

    /// Whoever has this name and this badge, wherever they now are from.
    [[nodiscard]] std::optional<PersonId> wearerOf(const PersonLine& line) const {
        for (const PersonId id : m_people.matching(line.name, std::nullopt)) {
            if (line.badge && badgeNumber(m_people.at(id).badge) == badgeNumber(*line.badge))
                return id;
        }
        return std::nullopt;
    }

    void use(const PersonLine& line, PersonId id) {
        if (const auto earlier = m_lineOf.find(id); earlier != m_lineOf.end()) {
            reject(line, FailureKind::LineNamesSame, {earlier->second.line});
            return;
        }
        m_lineOf.emplace(id, line);
        const Person known = m_people.at(id);
        Person told = toldBy(known, line);
        m_import.matched.push_back({line.line, known, told});
        if (told == known) {
            ++m_import.unchanged;
            return;
        }
        ++m_import.updated;
        m_people.add(told);
        m_import.people.push_back({id, known, std::move(told)});
    }

    void add(const PersonLine& line) {
        ++m_import.added;
        const Person person = toldBy(unknownPerson(m_next, line.name), line);
        m_lineOf.emplace(m_next, line);
        m_import.matched.push_back({line.line, {}, person});
        m_people.add(person);
        m_import.people.push_back({m_next, {}, person});
        m_next = PersonId(m_next.number() + 1);
    }

    void reject(const PersonLine& line, FailureKind kind, Values values) {
        m_import.rejected.push_back({line.line, Failure{kind, std::move(values), {}}});
    }

    PeopleByName m_people;
    PersonId m_next;
    std::map<PersonId, PersonLine> m_lineOf;
    PeopleImport m_import;
};

/// Of the badges that somebody of the list has.
std::vector<SharedBadge> sharedBadges(const Book& book, const std::vector<MatchedLine>& matched) {
    std::map<PersonId, const Person*> people;
    for (const Person& person : book.people)
        people[person.id] = &person;
    std::set<QString> ofTheList;
    for (const MatchedLine& line : matched) {
        people[line.after.id] = &line.after;
        if (line.after.badge)
            ofTheList.insert(badgeNumber(*line.after.badge));
    }
    std::map<QString, SharedBadge> wearers; // by the number
    for (const auto& [id, person] : people) {
        const QString number = badgeNumber(person->badge);
        if (number.isEmpty() || !ofTheList.contains(number))
            continue;
        SharedBadge& shared
            = wearers.try_emplace(number, *person->badge, QStringList()).first->second;
        shared.names.append(person->name.text());
    }
    std::vector<SharedBadge> shared;
    for (auto& [number, badge] : wearers) {
        if (badge.names.size() > 1)
            shared.push_back(std::move(badge));
    }
    return shared;
}

} // namespace

bool concernsNames(const Change& change) {
    return !change.people.empty() || !change.links.empty()
           || std::ranges::any_of(change.edits, [](const AnyEdit& edit) {
                  return std::holds_alternative<Edit<PlayerSlot>>(edit);
              });
}

PeopleImport matchPeople(const Book& book, PeopleList list) {
    PeopleImport import = ListMatching(book).run(std::move(list));
    import.shared = sharedBadges(book, import.matched);
    return import;
}

} // namespace mentat
