#include "app/session/people/list_matching.h"

#include "app/session/people/known_people.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "model/people/player.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

void keep(Person& person, const Person& before, PersonFact fact) {
    switch (fact) {
    case PersonFact::Name: person.name = before.name; return;
    case PersonFact::From: person.from = before.from; return;
    case PersonFact::Badge: person.badge = before.badge; return;
    case PersonFact::Preference: person.preference = before.preference; return;
    case PersonFact::Email: person.email = before.email; return;
    case PersonFact::Phone: person.phone = before.phone; return;
    case PersonFact::AlsoCalled: person.alsoKnownAs = before.alsoKnownAs; return;
    }
}

Person toldBy(Person person, const PersonLine& line) {
    const Person before = person;
    if (line.same)
        addOtherName(person, line.name);
    if (!isAlsoKnownAs(person, line.name))
        person.name = line.name;
    takeOver(person, line);
    if (line.alsoCalled)
        addOtherName(person, *line.alsoCalled);
    if (line.preference)
        person.preference = line.preference;
    for (const PersonFact fact : line.keeps)
        keep(person, before, fact);
    return person;
}

/// Assigns people to the lines of one list.
class ListMatching {
public:
    explicit ListMatching(const Book& book) : m_people(book.people), m_next(nextPersonId(book)) {}

    PeopleImport run(PeopleList list) {
        const auto unreadable = static_cast<std::ptrdiff_t>(list.rejected.size());
        m_import.rejected = std::move(list.rejected);
        for (const PersonLine& line : list.lines)
            match(line);
        forgetWhatComesBack();
        // Both parts are sorted.
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
        // Two lines of a list with different badges are two people.
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

    /// The person with this name and badge, whatever their hometown is.
    [[nodiscard]] std::optional<PersonId> wearerOf(const PersonLine& line) const {
        for (const PersonId id : m_people.matching(line.name, std::nullopt)) {
            if (line.badge && badgeNumber(m_people.at(id).badge) == badgeNumber(*line.badge))
                return id;
        }
        return std::nullopt;
    }

    void use(const PersonLine& line, PersonId id) {
        if (const auto earlier = m_lineOf.find(id); earlier != m_lineOf.end()) {
            useAgain(line, id, earlier->second);
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
        addEdit({id, known, std::move(told)});
    }

    /// A list may have a row for each event or day of a person; later rows are newer.
    void useAgain(const PersonLine& line, PersonId id, PersonLine& earlier) {
        if (areTwo(line, earlier)) {
            reject(line, FailureKind::LineNamesSame, {earlier.line});
            return;
        }
        const Person before = m_people.at(id);
        const Person told = toldBy(before, line);
        m_import.matched.push_back({line.line, before, told, earlier.line});
        takeOver(earlier, line);
        if (told == before)
            return;
        m_people.add(told);
        const auto edit = m_editOf.find(id);
        if (edit != m_editOf.end()) {
            m_import.people[edit->second].after = told;
            return;
        }
        --m_import.unchanged;
        ++m_import.updated;
        addEdit({id, before, told});
    }

    /// Drops a change that a later line of the same person reverts.
    void forgetWhatComesBack() {
        const auto gone = std::erase_if(
            m_import.people, [](const PersonEdit& edit) { return edit.before == edit.after; });
        m_import.updated -= static_cast<int>(gone);
        m_import.unchanged += static_cast<int>(gone);
    }

    /// Whether two lines with one name and no badge are two people: if e-mail and phone differ, or
    /// if only one line has a hometown and nothing else is the same.
    static bool areTwo(const PersonLine& line, const PersonLine& earlier) {
        const auto compare = [](const std::optional<QString>& a, const std::optional<QString>& b) {
            return a && b ? std::optional(a->compare(*b, Qt::CaseInsensitive)) : std::nullopt;
        };
        if (line.badge && earlier.badge)
            return false;
        const auto email = compare(line.email, earlier.email);
        const auto phone = compare(line.phone, earlier.phone);
        if (email == 0 || phone == 0)
            return false;
        return (email && phone) || line.from.has_value() != earlier.from.has_value();
    }

    void addEdit(PersonEdit edit) {
        m_editOf.emplace(edit.id, m_import.people.size());
        m_import.people.push_back(std::move(edit));
    }

    void add(const PersonLine& line) {
        ++m_import.added;
        const Person person = toldBy(Person{{}, m_next, line.name, {}}, line);
        m_lineOf.emplace(m_next, line);
        m_import.matched.push_back({line.line, {}, person});
        m_people.add(person);
        addEdit({m_next, {}, person});
        m_next = PersonId(m_next.number() + 1);
    }

    void reject(const PersonLine& line, FailureKind kind, Values values) {
        m_import.rejected.push_back({line.line, Failure{kind, std::move(values), {}}});
    }

    PeopleByName m_people;
    PersonId m_next;
    std::map<PersonId, PersonLine> m_lineOf;
    std::map<PersonId, size_t> m_editOf; // position in the import's people
    PeopleImport m_import;
};

/// The badges that anyone in the list has.
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
    std::map<QString, SharedBadge> wearers; // by badge number
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

PeopleImport matchPeople(const Book& book, PeopleList list) {
    PeopleImport import = ListMatching(book).run(std::move(list));
    import.shared = sharedBadges(book, import.matched);
    return import;
}

PeopleList without(PeopleList list, const NotWanted& leftOut) {
    std::erase_if(list.lines,
                  [&](const PersonLine& line) { return leftOut.lines.contains(line.line); });
    for (PersonLine& line : list.lines) {
        for (const PersonFact fact : allPersonFacts) {
            if (leftOut.facts.contains({line.line, fact}))
                line.keeps.insert(fact);
        }
    }
    return list;
}

Change peopleTaken(const PeopleImport& import) {
    return {ChangeKind::PeopleTaken,
            {qint64(import.added), qint64(import.updated)},
            {},
            import.people,
            {}};
}

bool isShortenedNumber(const QString& text) {
    static const QRegularExpression shortened(
        u"^\\s*[+-]?[0-9]+([.,][0-9]+)?[eE]\\+[0-9]{1,3}\\s*$"_s);
    return shortened.match(text).hasMatch();
}

std::vector<DamagedNumber> damagedNumbers(const PeopleList& list) {
    std::vector<DamagedNumber> damaged;
    const auto look
        = [&](const PersonLine& line, PeopleColumn column, const std::optional<QString>& text) {
              if (text && isShortenedNumber(*text))
                  damaged.push_back({line.line, column, *text});
          };
    for (const PersonLine& line : list.lines) {
        look(line, PeopleColumn::Badge, line.badge);
        look(line, PeopleColumn::Phone, line.phone);
    }
    return damaged;
}

namespace {

bool isNamesake(const RejectedLine& rejected) {
    return rejected.reason.kind == FailureKind::LineAmbiguous
           || rejected.reason.kind == FailureKind::LineNamesSame;
}

} // namespace

PersonLine* HandledList::lineAt(qint64 line) {
    const auto found = std::ranges::find(m_read.lines, line, &PersonLine::line);
    return found == m_read.lines.end() ? nullptr : &*found;
}

const PersonLine* HandledList::lineAt(qint64 line) const {
    const auto found = std::ranges::find(m_read.lines, line, &PersonLine::line);
    return found == m_read.lines.end() ? nullptr : &*found;
}

PeopleList HandledList::withTakenAside() const {
    PeopleList list = m_read;
    takeAside(list, m_takenAside);
    return list;
}

PeopleList HandledList::taken() const {
    return without(withTakenAside(), m_leftOut);
}

PeopleList HandledList::withAllFacts() const {
    return without(withTakenAside(), {m_leftOut.lines, {}});
}

std::optional<bool> HandledList::isTaken(qint64 line) const {
    for (const AsideLine& aside : m_read.aside) {
        if (aside.line == line && aside.person)
            return m_takenAside.contains(line);
    }
    return lineAt(line) ? std::optional(!m_leftOut.lines.contains(line)) : std::nullopt;
}

bool HandledList::isTaken(qint64 line, PersonFact fact) const {
    return !m_leftOut.facts.contains({line, fact});
}

void HandledList::toggle(qint64 line) {
    if (!isTaken(line))
        return;
    const bool isAside
        = std::ranges::find(m_read.aside, line, &AsideLine::line) != m_read.aside.end();
    std::set<qint64>& lines = isAside ? m_takenAside : m_leftOut.lines;
    if (lines.erase(line) == 0)
        lines.insert(line);
}

void HandledList::setTaken(qint64 line, PersonFact fact, bool isTaken) {
    if (isTaken)
        m_leftOut.facts.erase({line, fact});
    else
        m_leftOut.facts.insert({line, fact});
}

int HandledList::linesAside() const {
    return static_cast<int>(std::ranges::count_if(
        m_read.aside, [&](const AsideLine& aside) { return !m_takenAside.contains(aside.line); }));
}

void HandledList::sayIs(qint64 line, PersonId person) {
    if (PersonLine* said = lineAt(line))
        said->same = person;
    else
        sayIsAnother(line);
}

const PersonLine* HandledList::namesake(const PeopleImport& import,
                                        std::optional<qint64> selected) const {
    const PersonLine* first = nullptr;
    for (const RejectedLine& rejected : import.rejected) {
        const PersonLine* line = isNamesake(rejected) ? lineAt(rejected.line) : nullptr;
        if (line && selected == rejected.line)
            return line;
        first = first ? first : line;
    }
    const PersonLine* other = selected ? lineAt(*selected) : nullptr;
    return other && other->isNew ? other : first;
}

void HandledList::toggleNew(qint64 line) {
    PersonLine* said = lineAt(line);
    if (!said)
        return;
    said->isNew = !said->isNew;
    if (said->isNew) // which also says who they are not
        sayIsAnother(line);
}

} // namespace mentat
