#include "app/session/people/look_alikes.h"

#include "model/people/names.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

DraftAddress twoPeoplePlace() {
    return u"two-people"_s;
}

/// "3 17"
std::optional<PeoplePair> pairIn(const QString& line) {
    bool isOne = false;
    bool isOther = false;
    const qint64 one = line.section(u' ', 0, 0).toLongLong(&isOne);
    const qint64 other = line.section(u' ', 1).toLongLong(&isOther);
    return isOne && isOther ? std::optional(pairOf(PersonId(one), PersonId(other))) : std::nullopt;
}

} // namespace

PeoplePair pairOf(PersonId a, PersonId b) {
    return b < a ? PeoplePair(b, a) : PeoplePair(a, b);
}

std::set<PeoplePair> saidToBeTwo(const Session& session) {
    std::set<PeoplePair> pairs;
    for (const Draft& draft : session.drafts()) {
        if (draft.place != twoPeoplePlace())
            continue;
        for (const QString& line : draft.content.split(u'\n', Qt::SkipEmptyParts)) {
            if (const auto pair = pairIn(line))
                pairs.insert(*pair);
        }
    }
    return pairs;
}

Result<void> sayTheyAreTwo(Session& session, EventId event, PersonId a, PersonId b) {
    const Draft* said = session.draftAt(event, twoPeoplePlace());
    const auto [one, other] = pairOf(a, b);
    return session.saveDraft(event, twoPeoplePlace(),
                             (said ? said->content : QString())
                                 + u"%1 %2\n"_s.arg(one.number()).arg(other.number()));
}

namespace {

constexpr size_t maxLines = 5000;
constexpr size_t mostOfAFamily = 100; // lines that each line is compared with

/// The words of a name without Jr., the family name last; never empty.
QStringList wordsOf(const Name& name) {
    QStringList words = normalizedText(givenNameFirst(name.text())).split(u' ', Qt::SkipEmptyParts);
    takeGeneration(words);
    return words.isEmpty() ? QStringList{QString()} : words;
}

/// People by family name, and by their first word: "Nguyễn Lan" belongs to Lan Nguyễn's family.
class Families {
public:
    explicit Families(const std::vector<Person>& people) {
        for (const Person& person : people)
            add(person);
    }
    void add(const Person& person) {
        std::set<QString> names;
        const auto addName = [&](const Name& name) {
            const QStringList words = wordsOf(name);
            names.insert({words.first(), words.last()});
        };
        addName(person.name);
        std::ranges::for_each(person.alsoKnownAs, addName);
        for (const QString& name : names) {
            std::vector<Person>& family = m_families[name];
            std::erase_if(family, [&](const Person& known) { return known.id == person.id; });
            if (family.size() < mostOfAFamily)
                family.push_back(person);
        }
    }
    [[nodiscard]] const std::vector<Person>& of(const Name& name) {
        return m_families[wordsOf(name).last()];
    }

private:
    std::map<QString, std::vector<Person>> m_families;
};

} // namespace

std::vector<SimilarLine> similarLines(const std::vector<Person>& people,
                                      const PeopleImport& import) {
    std::vector<SimilarLine> similar;
    if (import.matched.size() > maxLines)
        return similar;
    Families families(people);
    std::set<PersonId> ofTheList;
    const auto givenNames = std::make_shared<const GivenNames>();
    for (const MatchedLine& line : import.matched) {
        const Person& person = line.after;
        if (!line.before) {
            std::vector<Person> family = families.of(person.name);
            std::erase_if(family, [&](const Person& other) {
                return ofTheList.contains(other.id) && other.badge && person.badge
                       && badgeNumber(*other.badge) != badgeNumber(*person.badge);
            });
            const auto near = NearNames(family, givenNames).matching(person.name.text());
            if (!near.empty()) {
                const auto other = std::ranges::find(family, near.front().person, &Person::id);
                similar.push_back({line.line, person.name, *other});
            }
        }
        families.add(person);
        ofTheList.insert(person.id);
    }
    return similar;
}

namespace {

std::set<PersonId> peopleIn(const Event& event) {
    std::set<PersonId> people;
    for (const Player& player : event.players) {
        if (player.person)
            people.insert(*player.person);
    }
    return people;
}

/// Who plays in which other events of the file.
class OtherYears {
public:
    OtherYears(const Book& book, const Event& aside) {
        for (const BookEvent& entry : book.events) {
            if (&entry.event != &aside)
                m_events.push_back(peopleIn(entry.event));
        }
    }
    [[nodiscard]] bool haveMet(PersonId a, PersonId b) const {
        return std::ranges::any_of(m_events, [&](const std::set<PersonId>& event) {
            return event.contains(a) && event.contains(b);
        });
    }

private:
    std::vector<std::set<PersonId>> m_events;
};

bool haveTwoBadges(const Player& a, const Player& b) {
    return a.badge && b.badge && badgeNumber(*a.badge) != badgeNumber(*b.badge);
}

} // namespace

std::vector<LookAlike> lookAlikes(const Book& book, const Event& event) {
    std::map<PersonId, size_t> positions;
    for (size_t i = 0; i < event.players.size(); ++i) {
        if (event.players[i].person)
            positions.emplace(*event.players[i].person, i);
    }
    const NearNames near(book.people);
    const OtherYears others(book, event);
    std::vector<LookAlike> found;
    for (size_t i = 0; i < event.players.size(); ++i) {
        const Player& player = event.players[i];
        if (!player.person)
            continue;
        for (const NearMatch& match : near.matching(player.name.text())) {
            if (match.person == *player.person || others.haveMet(match.person, *player.person))
                continue;
            const auto other = positions.find(match.person);
            if (other == positions.end()) {
                found.push_back({player.id, match.person, match.reason});
            } else if (other->second > i && !haveTwoBadges(player, event.players[other->second])) {
                found.push_back({player.id, event.players[other->second].id, match.reason});
            }
        }
    }
    return found;
}

} // namespace mentat
