#include "app/session/people/look_alikes.h"

#include "model/people/names.h"

#include <algorithm>
#include <map>
#include <set>

namespace mentat {

namespace {

std::set<PersonId> peopleIn(const Event& event) {
    std::set<PersonId> people;
    for (const Player& player : event.players) {
        if (player.person)
            people.insert(*player.person);
    }
    return people;
}

/// Who plays in which events of the file, one aside.
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
