#include "tests/gui/needs_document.h"

#include "tests/support/twelve_names.h"

#include <vector>

namespace mentat::test {

namespace {

/// The first has won.
QByteArray table(int number, const std::vector<int>& players) {
    static const QByteArrayList factions{"emperor",  "fremen",    "guild",
                                         "atreides", "harkonnen", "bene-gesserit"};
    QByteArrayList seats;
    for (const int player : players) {
        const QByteArray winner = seats.isEmpty() ? R"(, "winner": true)" : "";
        seats.append(R"({"seat": )" + QByteArray::number(seats.size() + 1) + R"(, "player": "p)"
                     + QByteArray::number(player) + R"(", "faction": ")" + factions[seats.size()]
                     + '"' + winner + '}');
    }
    return R"({"table": )" + QByteArray::number(number)
           + R"(, "turns": 7, "victory": "solo", "seats": [)" + seats.join(", ") + "]}";
}

QByteArray heat(int number, const QByteArrayList& entrants, const QByteArrayList& games) {
    return R"({"number": )" + QByteArray::number(number) + R"(, "start": "2026-07-)"
           + QByteArray::number(27 + number) + R"(T09:00", "entrants": [)" + entrants.join(", ")
           + R"(], "games": [)" + games.join(", ") + "]}";
}

} // namespace

QByteArray needsDocument() {
    QByteArrayList players;
    QByteArrayList all;
    for (const QByteArray& name : twelveNames()) {
        const QByteArray id = "\"p" + QByteArray::number(players.size() + 1) + '"';
        players.append(R"({"id": )" + id + R"(, "name": ")" + name + R"("})");
        all.append(id);
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "settings": {"finalists": 2}},
        "players": [)"
           + players.join(", ") + R"(], "heats": [)"
           + heat(1, all, {table(1, {1, 2, 3, 4, 5, 6}), table(2, {7, 8, 9, 10, 11, 12})}) + ", "
           + heat(2, all, {table(1, {1, 2, 3, 4, 5, 6}), table(2, {8, 7, 9, 10, 11, 12})}) + ", "
           + heat(3, {}, {}) + "]}";
}

} // namespace mentat::test
