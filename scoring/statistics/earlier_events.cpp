#include "scoring/statistics/earlier_events.h"

#include "model/event.h"
#include "model/rounds/heats_play.h"

#include <algorithm>
#include <set>

namespace mentat {

namespace {

/// By the convention's code; where one of them has none, by the name.
bool areOfOneEvent(const EventDetails& one, const EventDetails& other) {
    if (one.code && other.code)
        return one.code->trimmed().compare(other.code->trimmed(), Qt::CaseInsensitive) == 0;
    return one.name.normalised() == other.name.normalised();
}

/// R7.6: those with a completed game of a heat.
std::set<PersonId> peopleWithGames(const Event& event) {
    const PlayerIndex players(event);
    std::set<PersonId> people;
    const HeatsPlay* play = heatsPlay(event);
    for (const Heat& heat : play ? play->heats : std::vector<Heat>()) {
        for (const Game& game : heat.games) {
            for (const Seat& seat : isCompleted(game) ? game.seats : std::vector<Seat>()) {
                if (const auto person = players.find(seat.player)->person)
                    people.insert(*person);
            }
        }
    }
    return people;
}

} // namespace

std::vector<const Event*> earlierEvents(const Book& book, const Event& event) {
    std::vector<const Event*> events;
    for (const BookEvent& entry : book.events) {
        if (entry.event.play.index() == event.play.index()
            && entry.event.details.year < event.details.year
            && areOfOneEvent(entry.event.details, event.details))
            events.push_back(&entry.event);
    }
    std::ranges::stable_sort(events, std::greater<>(),
                             [](const Event* one) { return one->details.year; });
    return events;
}

std::optional<int> returningPlayers(const Book& book, const Event& event) {
    const auto years = earlierEvents(book, event);
    if (years.empty())
        return std::nullopt;
    std::set<PersonId> before;
    for (const Event* year : years)
        before.merge(peopleWithGames(*year));
    const auto wasThere = [&](const PersonId& person) { return before.contains(person); };
    return static_cast<int>(std::ranges::count_if(peopleWithGames(event), wasThere));
}

} // namespace mentat
