#pragma once

#include "model/coin_toss/coin_toss_slots.h"
#include "model/document/document_kind.h"
#include "model/document/event_codec.h"

namespace mentat {

inline Tosses blank(std::type_identity<Tosses>) {
    return {PlayerId::placeholder(0)};
}
void describe(auto& io, Is<Tosses> auto& tosses) {
    io.required("player", tosses.player);
    io.required("won", tosses.won);
}
inline CoinTossPlay blank(std::type_identity<CoinTossPlay>) {
    return {};
}
void describe(auto& io, Is<CoinTossPlay> auto& play) {
    io.list("tosses", play.tosses);
}

inline constexpr const char* slotName(const CoinTossSlot&) {
    return "tosses";
}

inline DocumentKind coinTossDocumentKind() {
    return {[](ObjectWriter&, const PlayerId&, const Play&) {},
            [](ObjectReader&, const PlayerId&, Play&) {},
            [](ObjectWriter& writer, const Play& play) {
                writer.always("tosses", std::get<CoinTossPlay>(play).tosses);
            },
            [](ObjectReader& reader, Play& play) {
                reader.list("tosses", std::get<CoinTossPlay>(play).tosses);
            },
            [](TextGuide& guide, Play& play) { guide.visit(std::get<CoinTossPlay>(play).tosses); }};
}

} // namespace mentat
