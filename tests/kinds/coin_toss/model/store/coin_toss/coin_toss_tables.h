#pragma once

#include "model/document/coin_toss/coin_toss_codec.h"
#include "model/store/book_tables.h"
#include "model/store/store_kind.h"

namespace mentat {

inline QStringList coinTossSchema() {
    return {QStringLiteral("CREATE TABLE toss (event INTEGER NOT NULL, position INTEGER NOT NULL, "
                           "player TEXT NOT NULL, won INTEGER NOT NULL, "
                           "PRIMARY KEY (event, position))")};
}

inline const Mapping<Tosses>& tosses() {
    static const Mapping<Tosses> mapping(
        "toss", {"event", "position"},
        {column<&Tosses::player>("player"), column<&Tosses::won>("won")});
    return mapping;
}

[[nodiscard]] inline Rows rowsOf(EventId event, const CoinTossSlot&, const CoinTossPlay& play) {
    return positionRows(event, tosses(), play.tosses);
}

inline StoreKind coinTossStoreKind() {
    return {[](EventId event, const Play& play) {
                return rowsOf(event, CoinTossSlot{}, std::get<CoinTossPlay>(play));
            },
            [](Database& database, EventId event, Play& play) {
                std::get<CoinTossPlay>(play).tosses = loadPositions(
                    database, event, tosses(), [] { return blank(std::type_identity<Tosses>{}); });
            },
            [](Play& any, const QStringList& place) {
                auto& tosses = std::get<CoinTossPlay>(any).tosses;
                bool isNumber = false;
                const auto toss = static_cast<size_t>(place.value(1).toUInt(&isNumber));
                if (place.value(0) != QStringLiteral("tosses") || !isNumber
                    || toss >= tosses.size())
                    return false;
                tosses.erase(tosses.begin() + static_cast<std::ptrdiff_t>(toss));
                return true;
            },
            {{1000, QStringLiteral("tosses"), coinTossSchema()}}};
}

} // namespace mentat
