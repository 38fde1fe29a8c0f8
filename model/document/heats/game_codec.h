#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/event_codec.h"
#include "model/document/formats/part_codec.h"
#include "model/rounds/game.h"
#include "model/rounds/heats_play.h"

namespace mentat {

// A part's keys stand among those of its seat or game. describePart() of the format names them, and
// calls what names the others where those come in the order of the document.

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

/// Whether games and draws of this part's format can be with the expansion.
template <class Part>
[[nodiscard]] bool playsExpansion(const Part& part) {
    return std::visit([](const auto& own) { return own.hasExpansion; }, part);
}

/// The rules that a document names are those of accepted warnings.
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
/// What stands among the format's keys.
template <auto Member>
inline constexpr bool isMarkOfGame = isFactOf<Member, &Game::isVoid, &Game::locked, &Game::checked>;
/// describeTable: a heat's game must say its table, the final's may leave it out.
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
        if (isFactOf<Member, &Game::expansion> && !playsExpansion(game.part))
            return;
        if constexpr (!isMarkOfGame<Member>)
            describeFact<Member>(io, game);
    });
    io.required("seats", game.seats);
}
void describe(auto& io, Is<Game> auto& game) {
    describeGame(io, game, [&] { io.required("table", game.table); });
}

} // namespace mentat
