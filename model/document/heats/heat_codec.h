#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/event_codec.h"
#include "model/document/part_codec.h"
#include "model/rounds/game.h"
#include "model/rounds/heats_play.h"

namespace mentat {

// A part's keys are among those of its seat or game. The kind's describePart() names them, and
// calls the given function for the others at their place in the document.

inline Seat blank(std::type_identity<Seat>) {
    return seatOf(SeatNumber(1), PlayerId::placeholder(0));
}
template <class Io>
void describe(Io& io, Is<Seat> auto& seat) {
    if constexpr (Io::reads)
        seat.part = io.notes().parts().seat;
    io.required("seat", seat.number);
    describeFact<&Seat::player>(io, seat);
    const auto dropout = [&] { describeFact<&Seat::dropout>(io, seat); };
    const auto presence = [&] {
        forEachFact<Seat>([&]<auto Member>(const FactOf<Member>&) {
            if constexpr (!isFactOf<Member, &Seat::player, &Seat::dropout>)
                describeFact<Member>(io, seat);
        });
    };
    std::visit([&](auto& own) { describePart(io, own, dropout, presence); }, seat.part);
}

/// Whether games and draws with this part can have the variant.
template <class Part>
[[nodiscard]] bool playsVariant(const Part& part) {
    return std::visit([](const auto& own) { return own.hasVariant; }, part);
}

/// Rules in a document are those of accepted warnings.
template <>
struct Codec<Rule> {
    static Json write(Rule rule) { return Json(idOf(rule)); }
    static std::optional<Rule> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline Acceptance blank(std::type_identity<Acceptance>) {
    return {Rule::R10_21, {}};
}
void describe(auto& io, Is<Acceptance> auto& acceptance) {
    describeFacts(io, acceptance);
}

inline Game blank(std::type_identity<Game>) {
    return {};
}
/// A key among the kind's keys.
template <auto Member>
inline constexpr bool isMarkOfGame = isFactOf<Member, &Game::isVoid, &Game::locked, &Game::checked>;
/// describeTable: a heat's game must state its table, the final's may omit it.
template <class Io>
void describeGame(Io& io, Is<Game> auto& game, auto describeTable) {
    if constexpr (Io::reads)
        game.part = io.notes().parts().game;
    describeTable();
    const auto marks = [&] {
        forEachFact<Game>([&]<auto Member>(const FactOf<Member>&) {
            if constexpr (isMarkOfGame<Member>)
                describeFact<Member>(io, game);
        });
    };
    forEachFact<Game>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &Game::isVoid>)
            std::visit([&](auto& own) { describePart(io, own, marks); }, game.part);
        if (isFactOf<Member, &Game::variant> && !playsVariant(game.part))
            return;
        if constexpr (!isMarkOfGame<Member>)
            describeFact<Member>(io, game);
    });
    io.required("seats", game.seats);
}
void describe(auto& io, Is<Game> auto& game) {
    describeGame(io, game, [&] { io.required("table", game.table); });
}

/// Excludes what the kind decided, which is stored elsewhere.
constexpr auto factsOf(std::type_identity<Draw>) {
    return std::tuple{FactOf<&Draw::seed>{"seed"},
                      FactOf<&Draw::algorithm>{"algorithm"},
                      FactOf<&Draw::avoidRepeats>{"avoidRepeats"},
                      FactOf<&Draw::sizes>{"sizes"},
                      FactOf<&Draw::variantTables>{"expansionTables"},
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
        if (isFactOf<Member, &Draw::variantTables> && !playsVariant(draw.part))
            return;
        describeFact<Member>(io, draw);
    });
}

constexpr auto factsOf(std::type_identity<HeatDetails>) {
    return std::tuple{FactOf<&HeatDetails::name>{"name"},
                      FactOf<&HeatDetails::start>{.key = "start", .column = "start_time"},
                      FactOf<&HeatDetails::minutes>{.key = "minutes", .rule = KeyRule::Always},
                      FactOf<&HeatDetails::location>{"location"},
                      FactOf<&HeatDetails::canceled>{"cancelled"}};
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
                      FactOf<&Stage::held>{"held"},
                      FactOf<&Stage::unavailable>{"unavailable"},
                      FactOf<&Stage::present>{"present"},
                      FactOf<&Stage::deadline>{"deadline"},
                      FactOf<&Stage::closed>{"closed"},
                      FactOf<&Stage::calls>{"calls"},
                      FactOf<&Stage::seed>{"seed"},
                      FactOf<&Stage::tieRolls>{"tieRolls"}};
}
static_assert(hasEveryFact<Stage>(), "a fact of an advanced round has its row");
/// For a final that is always held. describeOwn: what a kind has instead of the seed.
void describeStage(auto& io, auto& stage, auto describeOwn) {
    forEachFact<Stage>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &Stage::seed>)
            describeOwn();
        else if constexpr (!isFactOf<Member, &Stage::held>)
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
/// parts: initial parts for the kind's seats, games, and draws from here on.
void readHeats(ObjectReader& reader, HeatsPlay& play, const HeatsParts& parts);

} // namespace mentat
