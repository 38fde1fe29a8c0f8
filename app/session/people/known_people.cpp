#include "app/session/people/known_people.h"

#include "model/finding_kind.h"
#include "model/people/names.h"
#include "model/people/player.h"
#include "scoring/scoring_kind.h"

#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

PlayerId nextPlayerId(const Event& event) {
    qint64 highest = static_cast<qint64>(event.players.size());
    for (const Player& player : event.players) {
        if (const QString& id = player.id.text(); id.startsWith(u'p'))
            highest = std::max(highest, qint64(id.mid(1).toInt())); // 0 if it is not a number
    }
    return *PlayerId::fromText(u"p%1"_s.arg(highest + 1));
}

Player newPlayer(Name name, PlayerId id) {
    return {{}, std::move(id), std::move(name), Preference::Either, {}, {}, {}, {}, {}, {}};
}

Player playerOf(const Person& person, PlayerId id) {
    Player player = newPlayer(person.name, std::move(id));
    static_cast<Contact&>(player) = person;
    player.preference = person.preference.value_or(Preference::Either);
    player.person = person.id;
    player.alsoKnownAs = person.alsoKnownAs;
    return player;
}

namespace {

/// The newest year that each person played in, leaving out one event.
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
        // They now use another of their names.
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

/// Assigns people to the players of one event.
class Registration {
public:
    Registration(const Book& book, Event& event, std::optional<EventId> replaced)
        : m_event(event)
        , m_people(book.people)
        , m_newest(newestYears(book, replaced))
        , m_next(nextPersonId(book)) {}

    std::vector<PersonEdit> run() {
        // First players whose hometown identifies them, so that no one else is taken for them.
        assign(
            [&](const Player& player, PersonId id) { return player.from && m_people.at(id).from; },
            &PeopleByName::matching);
        const auto everyone = [](const Player&, PersonId) { return true; };
        assign(everyone, &PeopleByName::matching);
        assign(everyone, &PeopleByName::alsoKnownAs);
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
    // A name removed at the desk is not theirs.
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

bool concernsNames(const Change& change) {
    return !change.people.empty() || !change.links.empty()
           || std::ranges::any_of(change.edits, [](const AnyEdit& edit) {
                  return std::holds_alternative<Edit<PlayerSlot>>(edit);
              });
}

namespace {

std::optional<Place> placeIn(const Event& event, const PlayerId& player,
                             const PlayerRecord& record) {
    for (const GameRecord& game : record.games) {
        if (game.place)
            return game.place;
    }
    if (const auto scores = kindOf<ScoringKind>(event).totals) {
        const auto rows = scores(event);
        const auto row = std::ranges::find(rows, player, &TotalScore::player);
        if (row != rows.end())
            return row->rank;
    }
    return std::nullopt;
}

std::optional<EarlierYear> yearIn(const BookEvent& entry, PersonId person) {
    const Event& event = entry.event;
    const Player* player = playerWho(event, person);
    if (!player)
        return std::nullopt;
    const auto records = kindOf<ScoringKind>(event).records(event);
    const auto record = std::ranges::find(records, player->id, &PlayerRecord::player);
    if (record == records.end())
        return std::nullopt;
    return EarlierYear{entry.id, event.details.year, event.details.name, *record,
                       placeIn(event, player->id, *record)};
}

std::optional<Place> placeIn(const Summary& summary, const QString& normalized) {
    for (const SummaryPlace& row : summary.top) {
        if (row.name.normalized() == normalized)
            return row.place;
    }
    if (summary.champion && summary.champion->normalized() == normalized)
        return Place(1);
    return std::nullopt;
}

} // namespace

std::vector<EarlierYear> earlierYears(const Book& book, const Person& person,
                                      std::optional<EventId> aside) {
    std::vector<EarlierYear> years;
    for (const BookEvent& entry : book.events) {
        if (entry.id == aside)
            continue;
        if (auto year = yearIn(entry, person.id))
            years.push_back(*std::move(year));
    }
    const QString normalized = person.name.normalized();
    for (const BookSummary& entry : book.summaries) {
        if (const auto place = placeIn(entry.summary, normalized))
            years.push_back({{}, entry.summary.year, entry.summary.name, {}, place});
    }
    std::ranges::stable_sort(years, std::ranges::greater(), &EarlierYear::year);
    return years;
}

} // namespace mentat
