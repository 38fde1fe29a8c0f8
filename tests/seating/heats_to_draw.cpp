#include "tests/seating/heats_to_draw.h"

#include "tests/scoring/cases.h"
#include "tests/support/attendance.h"

#include <algorithm>

namespace mentat::test {

namespace {

std::vector<int> shuffledPeople(size_t pool, size_t coming, RandomSource& random) {
    std::vector<int> people;
    for (const size_t person : attendance(pool, coming, random))
        people.push_back(static_cast<int>(person) + 1);
    for (size_t left = people.size(); left > 1; --left)
        std::swap(people[left - 1], people[random.below(left)]);
    return people;
}

/// All factions in some order.
std::vector<Faction> shuffledFactions(RandomSource& random) {
    std::vector<Faction> factions;
    for (const auto& entry : idsOf<Faction>)
        factions.push_back(entry.value);
    for (size_t left = factions.size(); left > 1; --left)
        std::swap(factions[left - 1], factions[random.below(left)]);
    return factions;
}

Heat playedHeat(int number, size_t pool, RandomSource& random) {
    const size_t coming = 6 + random.below(pool - 5);
    const std::vector<int> people = shuffledPeople(pool, coming, random);
    std::vector<std::vector<int>> tables;
    auto next = people.begin();
    for (const Count size : randomSizes(coming, random)) {
        tables.emplace_back(next, next + size.value());
        next += size.value();
    }
    Heat heat = heatOf(number, tables);
    for (Game& game : heat.games) {
        const std::vector<Faction> factions = shuffledFactions(random);
        for (size_t i = 0; i < game.seats.size(); ++i) {
            if (!random.oneIn(8))
                dune(game.seats[i]).faction = factions[i];
        }
        game.isVoid = random.oneIn(5);
        if (random.oneIn(2))
            dune(game).victory = Victory::Adjudicated;
    }
    return heat;
}

Heat openHeat(int number, size_t pool, RandomSource& random) {
    Heat heat{HeatNumber(number), {}, {}, {}, {}, {}};
    const size_t standby = random.below(3);
    const size_t coming = 6 + random.below(pool - standby - 5);
    for (const int person : shuffledPeople(pool, coming + standby, random)) {
        auto& list = heat.entrants.size() < coming ? heat.entrants : heat.standby;
        list.push_back(player(person));
    }
    return heat;
}

KeepApart randomWish(size_t pool, RandomSource& random) {
    KeepApart wish;
    for (const int person : shuffledPeople(pool, 2, random))
        wish.players.push_back(player(person));
    wish.hard = random.oneIn(3);
    return wish;
}

} // namespace

Event randomHeats(RandomSource& random) {
    const size_t pool = 8 + random.below(7);
    Event event = eventWith(static_cast<int>(pool));
    event.details.sets = random.of(std::vector<std::vector<GameSet>>{
        {GameSet::Base},
        {GameSet::Base, GameSet::IxiansTleilaxu},
        {GameSet::Base, GameSet::ChoamRichese, GameSet::EcazMoritani}});
    for (Player& person : event.players) {
        person.preference
            = random.of(std::vector{Preference::Base, Preference::Variant, Preference::Either});
    }
    const int before = random.between(0, 3);
    auto& heats = play(event).heats;
    heats.push_back(playedHeat(before + 2, pool, random));
    for (int number = 1; number <= before; ++number)
        heats.push_back(playedHeat(number, pool, random));
    heats.push_back(openHeat(before + 1, pool, random));
    for (size_t wishes = random.below(3); wishes > 0; --wishes)
        event.keepApart.push_back(randomWish(pool, random));
    return event;
}

HeatNumber heatToDraw(const Event& event) {
    return std::get<DunePlay>(event.play).heats.back().number;
}

std::vector<Count> randomSizes(size_t people, RandomSource& random) {
    while (true) {
        std::vector<Count> sizes;
        size_t left = people;
        while (left >= 3) {
            const size_t size = std::min<size_t>(left, 3 + random.below(4));
            sizes.emplace_back(static_cast<int>(size));
            left -= size;
        }
        if (left == 0)
            return sizes;
    }
}

Game seatedAt(const std::vector<int>& players) {
    Game game;
    for (const int person : players) {
        const SeatNumber number(static_cast<int>(game.seats.size()) + 1);
        game.seats.push_back(seatOf(number, player(person)));
    }
    return game;
}

Heat heatOf(int number, const std::vector<std::vector<int>>& tables) {
    Heat heat{HeatNumber(number), {}, {}, {}, {}, {}};
    for (const auto& people : tables) {
        heat.games.push_back(seatedAt(people));
        heat.games.back().table = TableNumber(static_cast<int>(heat.games.size()));
        for (const int person : people)
            heat.entrants.push_back(player(person));
    }
    return heat;
}

} // namespace mentat::test
