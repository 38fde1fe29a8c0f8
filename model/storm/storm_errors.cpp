#include "model/storm/storm_kind.h"

#include "model/errors.h"
#include "model/finding_kind.h"

namespace mentat {

namespace {

void addTotalsErrors(const StormSeat& seat, const Pointer& where, Findings& findings) {
    if (seat.status == StormStatus::Eliminated)
        return;
    const auto require = [&](bool there, const char* key) {
        if (!there)
            findings.push_back({FindingKind::MissingKey, where, {QString::fromLatin1(key)}, where});
    };
    require(seat.solaris.has_value(), "solaris");
    require(seat.favor.has_value(), "favor");
    require(seat.spice.has_value(), "spice");
}

void addSeatErrors(const StormGame& game, const Pointer& where, const KnownPlayers& players,
                   Findings& findings) {
    const auto twice = laterOfTwo(game.seats, [](const StormSeat& seat) { return seat.player; });
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Pointer place = where.key("seats").index(i);
        const StormSeat& seat = game.seats[i];
        players.checkOne(seat.player, place.key("player"), findings);
        addTotalsErrors(seat, place, findings);
        if (std::binary_search(twice.begin(), twice.end(), i)) {
            findings.push_back({FindingKind::PlayerTwiceInGame,
                                place.key("player"),
                                {players.name(seat.player)},
                                where});
        }
    }
}

} // namespace

void addStormErrors(const Event& event, const KnownPlayers& players, const EditList*,
                    Findings& findings) {
    const auto& play = std::get<StormPlay>(event.play);
    const Pointer list = Pointer().key("games");
    checkTwice(
        play.games, [](const StormGame& game) { return game.number; },
        [](const StormGame& game) { return Value(qint64(game.number.value())); },
        [&](size_t i) { return list.index(i).key("number"); }, {}, findings);
    for (size_t i = 0; i < play.games.size(); ++i)
        addSeatErrors(play.games[i], list.index(i), players, findings);
}

size_t stormGameCount(const Play& play) {
    return std::get<StormPlay>(play).games.size();
}

} // namespace mentat
