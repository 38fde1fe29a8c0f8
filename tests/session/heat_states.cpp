#include "tests/session/heat_states.h"

#include "tests/support/award_document.h"
#include "tests/support/scratch_book.h"

#include <algorithm>

namespace mentat::test {

VenueTime at(int day, int hour, int minute) {
    return VenueTime::of({2026, day < 10 ? 8 : 7, day}, {hour, minute});
}

Event beforeTheHeat() {
    Event event = eventFrom(awardDocument());
    auto& heat = std::get<DunePlay>(event.play).heats.front();
    heat.entrants.clear();
    heat.games.clear();
    return event;
}

DunePlay& playOf(Event& event) {
    return std::get<DunePlay>(event.play);
}
Heat& heatOf(Event& event) {
    return playOf(event).heats.front();
}
Game& gameOf(Event& event, size_t table) {
    return heatOf(event).games[table - 1];
}

Event drawn() {
    Event event = eventFrom(awardDocument());
    for (Game& game : heatOf(event).games) {
        Game seated;
        seated.table = game.table;
        for (const Seat& seat : game.seats)
            seated.seats.push_back(seatOf(seat.number, seat.player));
        game = seated;
    }
    return event;
}

Event playing() {
    Event event = drawn();
    for (Game& game : heatOf(event).games)
        game.start = at(29, 13, 5);
    return event;
}

Event settled(const QByteArray& more) {
    Event event = eventFrom(awardDocument(more));
    for (size_t table = 1; table <= 2; ++table) {
        for (Seat& seat : gameOf(event, table).seats) {
            const int number = seat.player.text().mid(1).toInt();
            dune(seat).strongholds = Count(dune(seat).winner ? 3 : 0);
            dune(seat).tokens = Count(20 - number);
            dune(seat).spice = Count(4);
            dune(seat).cards = Count(2);
        }
    }
    auto& seats = gameOf(event, 2).seats;
    dune(seats[1]).performancePoints = PerformancePoints::fromHalves(7);
    dune(seats[2]).performancePoints = PerformancePoints::fromHalves(2);
    return event;
}

bool isCountedOut(const Game& game) {
    if (std::ranges::any_of(game.seats, hasWon))
        return false;
    return (dune(game).ending == Ending::TimeLimit || dune(game).ending == Ending::TurnLimit)
           && std::ranges::any_of(game.seats, [](const Seat& seat) {
                  return dune(seat).strongholds || dune(seat).tokens || dune(seat).spice
                         || dune(seat).cards;
              });
}

} // namespace mentat::test
