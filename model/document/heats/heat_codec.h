#pragma once

#include "model/document/heats/game_codec.h"

namespace mentat {

/// What the format decided stands elsewhere.
constexpr auto factsOf(std::type_identity<Draw>) {
    return std::tuple{FactOf<&Draw::seed>{"seed"},
                      FactOf<&Draw::algorithm>{"algorithm"},
                      FactOf<&Draw::avoidRepeats>{"avoidRepeats"},
                      FactOf<&Draw::sizes>{"sizes"},
                      FactOf<&Draw::expansionTables>{"expansionTables"},
                      FactOf<&Draw::entrants>{"entrants"},
                      FactOf<&Draw::tables>{"tables"}};
}
static_assert(hasEveryFact<Draw>(1), "a fact of a draw has its row");
inline Draw blank(std::type_identity<Draw>) {
    return {};
}
template <class Io>
void describe(Io& io, Is<Draw> auto& draw) {
    if constexpr (Io::reads)
        draw.part = io.notes().parts().draw;
    forEachFact<Draw>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &Draw::entrants>)
            std::visit([&](auto& own) { describePart(io, own); }, draw.part);
        if (isFactOf<Member, &Draw::expansionTables> && !playsExpansion(draw.part))
            return;
        describeFact<Member>(io, draw);
    });
}

constexpr auto factsOf(std::type_identity<HeatDetails>) {
    return std::tuple{FactOf<&HeatDetails::name>{"name"},
                      FactOf<&HeatDetails::start>{.key = "start", .column = "start_time"},
                      FactOf<&HeatDetails::minutes>{.key = "minutes", .rule = KeyRule::Always},
                      FactOf<&HeatDetails::location>{"location"},
                      FactOf<&HeatDetails::cancelled>{"cancelled"}};
}
static_assert(hasEveryFact<HeatDetails>(), "a fact of a heat has its row");
inline HeatDetails blank(std::type_identity<HeatDetails>) {
    return {};
}
void describe(auto& io, Is<HeatDetails> auto& details) {
    describeFacts(io, details);
}

inline Heat blank(std::type_identity<Heat>) {
    return {HeatNumber(1), {}, {}, {}, {}, {}};
}
void describe(auto& io, Is<Heat> auto& heat) {
    io.required("number", heat.number);
    describe(io, heat.details);
    io.required("entrants", heat.entrants);
    io.list("standby", heat.standby);
    io.optional("draw", heat.draw);
    io.required("games", heat.games);
}

constexpr auto factsOf(std::type_identity<FinalCall>) {
    return std::tuple{FactOf<&FinalCall::player>{"player"}, FactOf<&FinalCall::state>{"state"},
                      FactOf<&FinalCall::time>{"time"}};
}
static_assert(hasEveryFact<FinalCall>(), "a fact of a call has its row");
inline FinalCall blank(std::type_identity<FinalCall>) {
    return {PlayerId::placeholder(0), CallState::Told, {}};
}
void describe(auto& io, Is<FinalCall> auto& call) {
    describeFacts(io, call);
}

constexpr auto factsOf(std::type_identity<Stage>) {
    return std::tuple{FactOf<&Stage::start>{.key = "start", .column = "start_time"},
                      FactOf<&Stage::minutes>{"minutes"},
                      FactOf<&Stage::location>{"location"},
                      FactOf<&Stage::unavailable>{"unavailable"},
                      FactOf<&Stage::present>{"present"},
                      FactOf<&Stage::deadline>{"deadline"},
                      FactOf<&Stage::closed>{"closed"},
                      FactOf<&Stage::calls>{"calls"},
                      FactOf<&Stage::seed>{"seed"},
                      FactOf<&Stage::tieRolls>{"tieRolls"}};
}
static_assert(hasEveryFact<Stage>(), "a fact of an advanced round has its row");
/// describeOwn: what a format has instead of the seed.
void describeStage(auto& io, auto& stage, auto describeOwn) {
    forEachFact<Stage>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &Stage::seed>)
            describeOwn();
        else
            describeFact<Member>(io, stage);
    });
}

inline Stage blank(std::type_identity<Stage>) {
    return {};
}
void describe(auto& io, Is<Stage> auto& stage) {
    describeFacts(io, stage);
}

inline PlayedStage blank(std::type_identity<PlayedStage>) {
    return {Name::placeholder(), {}, {}};
}
void describe(auto& io, Is<PlayedStage> auto& stage) {
    io.required("name", stage.name);
    describe(io, stage.details);
    io.always("games", stage.games);
}

/// `heats` of an event's document.
void writeHeats(ObjectWriter& writer, const HeatsPlay& play);
/// parts: what the format's seats, games and draws are read into, from here on.
void readHeats(ObjectReader& reader, HeatsPlay& play, const HeatsParts& parts);

} // namespace mentat
