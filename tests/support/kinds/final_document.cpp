#include "tests/support/kinds/final_document.h"

#include "tests/support/twelve_names.h"

namespace mentat::test {

namespace {

QByteArray idOf(int number) {
    return "\"p" + QByteArray::number(number) + '"';
}

/// The first seat wins; tokens distinguish the others.
QByteArray table(int number, int first, int players) {
    QByteArrayList seats;
    for (int seat = 0; seat < players; ++seat) {
        const int player = first + seat;
        QByteArray text = R"({"seat": )" + QByteArray::number(seat + 1) + R"(, "player": )"
                          + idOf(player) + R"(, "strongholds": 0, "tokens": )"
                          + QByteArray::number(20 - player) + R"(, "spice": 0, "cards": 0)";
        if (seat == 0)
            text += R"(, "winner": true, "faction": "emperor")";
        if (seat == 0 && number > 1)
            text += R"(, "qp": 0, "qpReason": "so that the line-up is from table 1")";
        seats.append(text + '}');
    }
    return R"({"table": )" + QByteArray::number(number)
           + R"(, "start": "2026-07-29T13:05", "end": "2026-07-29T17:00", "turns": 7,
               "ending": "concession", "victory": "solo", "seats": [)"
           + seats.join(", ") + "]}";
}

} // namespace

QByteArray finalDocument(const FinalDocument& wanted) {
    const bool isWhole = wanted.finalists == 6;
    const int all = isWhole ? 12 : wanted.finalists;
    QByteArrayList players;
    QByteArrayList entrants;
    for (int number = 1; number <= all; ++number) {
        players.append(R"({"id": )" + idOf(number) + R"(, "name": ")" + twelveNames()[number - 1]
                       + "\"}");
        entrants.append(idOf(number));
    }
    QByteArrayList tables{table(1, 1, wanted.finalists)};
    if (isWhole)
        tables.append(table(2, 7, 6));
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "sets": )"
           + wanted.sets + R"(, "settings": )" + wanted.settings + R"(}, "players": [)"
           + players.join(", ") + R"(], "heats": [{"number": 1, "start": "2026-07-29T13:00",
        "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + tables.join(", ")
           + R"(]}], "final": {"start": "2026-08-01T09:00", "closed": )"
           + (wanted.closed ? "true" : "false") + wanted.more + "}}";
}

QByteArray equalFinal() {
    const QByteArrayList factions{"guild",     "emperor", "atreides",
                                  "harkonnen", "fremen",  "bene-gesserit"};
    QByteArrayList seats;
    for (int number = 1; number <= factions.size(); ++number) {
        const int tokens = number == 3 ? 10 : 12 - number;
        seats.append(R"({"seat": )" + QByteArray::number(number) + R"(, "player": )" + idOf(number)
                     + R"(, "faction": ")" + factions[number - 1] + '"'
                     + (number == 1 ? R"(, "winner": true)" : "") + R"(, "tokens": )"
                     + QByteArray::number(tokens)
                     + R"(, "strongholds": 1, "spice": 4, "cards": 2})");
    }
    return R"(, "game": {"start": "2026-08-01T09:05", "end": "2026-08-01T15:40", "turns": 8,
            "ending": "victory", "victory": "solo", "seats": [)"
           + seats.join(", ") + "]}";
}

} // namespace mentat::test
