#include "tests/support/award_document.h"

#include "tests/support/twelve_names.h"

namespace mentat::test {

namespace {

QByteArray seatOf(int seat, int player, const QByteArray& more) {
    return R"({"seat": )" + QByteArray::number(seat) + R"(, "player": "p)"
           + QByteArray::number(player) + '"' + more + '}';
}

QByteArray played(const QByteArray& faction, const QByteArray& points) {
    return R"(, "faction": ")" + faction + '"'
           + (points.isEmpty() ? QByteArray() : R"(, "performancePoints": )" + points);
}

const QByteArray wins = R"(, "winner": true)";
const QByteArray values = R"(, "strongholds": 3, "tokens": 9, "spice": 4, "cards": 2)";

QByteArray gameOf(int table, const QByteArrayList& seats) {
    return R"({"table": )" + QByteArray::number(table)
           + R"(, "start": "2026-07-29T13:05", "end": "2026-07-29T17:00", "turns": 7,
        "ending": "victory", "victory": "solo", "checked": true, "seats": [)"
           + seats.join(", ") + "]}";
}

} // namespace

QByteArray awardDocument(const QByteArray& more) {
    const QByteArrayList names = twelveNames().mid(0, 10);
    QByteArrayList players;
    QByteArrayList entrants;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QByteArray id = "\"p" + QByteArray::number(i + 1) + '"';
        players.append(R"({"id": )" + id + R"(, "name": ")" + names[i] + "\"}");
        entrants.append(id);
    }
    const QByteArray first = gameOf(
        1, {seatOf(1, 1, played("atreides", "9.5") + wins + values),
            seatOf(2, 2, played("bene-gesserit", "4")), seatOf(3, 3, played("emperor", "3")),
            seatOf(4, 4, played("fremen", "5")), seatOf(5, 5, played("guild", "2"))});
    const QByteArray second = gameOf(
        2, {seatOf(1, 6, played("atreides", "5")), seatOf(2, 7, played("bene-gesserit", "4")),
            seatOf(3, 8, played("harkonnen", {})), seatOf(4, 9, played("fremen", "1")),
            seatOf(5, 10, played("guild", "6") + wins + values)});
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
           + players.join(", ") + R"(],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + first + ", " + second + "]}]"
           + (more.isEmpty() ? QByteArray() : ", " + more) + "}";
}

QByteArray playedFinal() {
    const QByteArrayList factions{"atreides", "bene-gesserit", "emperor",
                                  "fremen",   "guild",         "harkonnen"};
    QByteArrayList seats;
    for (int seat = 1; seat <= 6; ++seat) {
        seats.append(seatOf(seat, seat,
                            played(factions[seat - 1], "1") + (seat == 1 ? wins : QByteArray())
                                + R"(, "spice": 4, "cards": 2, "strongholds": )"
                                + (seat == 1 ? "3" : "0") + R"(, "tokens": )"
                                + QByteArray::number(10 - seat)));
    }
    return R"("final": {"start": "2026-08-01T09:00", "unavailable": ["p10"], "closed": true, "game": )"
           + gameOf(1, seats) + '}';
}

} // namespace mentat::test
