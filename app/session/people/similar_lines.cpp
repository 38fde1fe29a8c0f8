#include "app/session/people/similar_lines.h"

#include "app/session/people/near_names.h"
#include "model/people/names.h"

#include <algorithm>
#include <map>
#include <set>

namespace mentat {

namespace {

constexpr size_t mostLines = 5000;
constexpr size_t mostOfAFamily = 100; // each line is compared with so many

/// The words of a name without a Jr., the family name last; never empty.
QStringList wordsOf(const Name& name) {
    QStringList words = normalisedText(givenNameFirst(name.text())).split(u' ', Qt::SkipEmptyParts);
    takeGeneration(words);
    return words.isEmpty() ? QStringList{QString()} : words;
}

/// People by their family name, and by their first word: "Nguyễn Lan" is one of Lan Nguyễn's.
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
    if (import.matched.size() > mostLines)
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

} // namespace mentat
