#pragma once

#include "model/rounds/game.h"
#include "model/values/fact_of.h"

namespace mentat {

/// Its number and what the format records stand elsewhere.
constexpr auto factsOf(std::type_identity<Seat>) {
    return std::tuple{FactOf<&Seat::player>{.key = "player", .heading = notInLists},
                      FactOf<&Seat::dropout>{"dropout"}, FactOf<&Seat::excused>{"excused"},
                      FactOf<&Seat::left>{.key = "left", .column = "left_at"},
                      FactOf<&Seat::late>{"late"}};
}
static_assert(hasEveryFact<Seat>(2), "a fact of a seat has its row");

constexpr auto factsOf(std::type_identity<Acceptance>) {
    return std::tuple{FactOf<&Acceptance::rule>{"rule"}, FactOf<&Acceptance::reason>{"reason"}};
}
static_assert(hasEveryFact<Acceptance>(), "a fact of an accepted warning has its row");

/// Its table, its seats, and what the format records stand elsewhere.
constexpr auto factsOf(std::type_identity<Game>) {
    return std::tuple{FactOf<&Game::expansion>{.key = "expansion", .rule = KeyRule::Always},
                      FactOf<&Game::start>{.key = "start", .column = "start_time"},
                      FactOf<&Game::end>{.key = "end", .column = "end_time"},
                      FactOf<&Game::minutes>{"minutes"},
                      FactOf<&Game::turns>{"turns"},
                      FactOf<&Game::isVoid>{"void"},
                      FactOf<&Game::locked>{.key = "locked", .heading = notInLists},
                      FactOf<&Game::checked>{.key = "checked", .heading = notInLists},
                      FactOf<&Game::accepted>{
                          .key = "accepted", .onUndo = OnUndo::AsBefore, .heading = notInLists},
                      FactOf<&Game::note>{"note"}};
}
static_assert(hasEveryFact<Game>(3), "a fact of a game has its row");

} // namespace mentat
