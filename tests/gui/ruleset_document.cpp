#include "tests/gui/ruleset_document.h"

#include "app/session/practice.h"
#include "tests/support/invented_names.h"
#include "tests/support/scratch_book.h"
#include "tests/support/twelve_names.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int seatsAtATable = 4;

const QByteArray byPlaces = R"("ruleset": {"name": "Puerto Rico", "code": "HMW-P",
    "sizes": [4, 3, 5], "order": [{"by": "wins"}, {"by": "place-points", "points": [1000, 100, 10, 1]}],
    "stages": [{"name": "Semifinal", "sizes": [4], "entrants": [[1, 4], [16, 8], [32, 16]],
                "skipBelow": 8, "atMostHalf": true},
               {"name": "Final", "sizes": [4, 5, 6], "fillTo": 4}]})";
const QByteArray byScores = R"("ruleset": {"name": "Catan", "sizes": [4, 3], "score": "high",
    "labels": ["Red", "Blue", "White", "Orange"],
    "order": [{"by": "wins"}, {"by": "score"}, {"by": "score-share", "take": "sum"}],
    "stages": [{"name": "Final", "sizes": [4], "entrants": 4}]})";

QByteArray idOf(int player) {
    return R"("p)" + QByteArray::number(player) + '"';
}

QByteArray playersOf(int count) {
    RandomSource random(1);
    const std::vector<Person> others = madeUpPeople(count, random);
    QByteArrayList players;
    for (int player = 1; player <= count; ++player) {
        const QString name = player <= twelveNames().size()
                                 ? QString::fromLatin1(twelveNames()[player - 1])
                                 : others[static_cast<size_t>(player) - 1].name.text();
        players.append(R"({"id": )" + idOf(player) + R"(, "name": ")" + name.toUtf8() + R"("})");
    }
    return players.join(", ");
}

/// Tables of four, the seated player by player; placesOf: of the tables that have ended.
QByteArray heatOf(int number, const QByteArray& day, const std::vector<int>& seated,
                  const std::vector<QByteArray>& placesOf) {
    QByteArrayList entrants;
    QByteArrayList games;
    for (const int player : seated)
        entrants.append(idOf(player));
    const int tables = static_cast<int>(seated.size()) / seatsAtATable;
    for (int table = 0; table < tables; ++table) {
        const auto at = static_cast<size_t>(table);
        QByteArrayList seats;
        for (int seat = 0; seat < seatsAtATable; ++seat) {
            QByteArray text = R"({"seat": )" + QByteArray::number(seat + 1) + R"(, "player": )"
                              + entrants[table * seatsAtATable + seat];
            if (at < placesOf.size())
                text += QByteArray(R"(, "place": )") + placesOf[at][seat];
            seats.append(text + '}');
        }
        games.append(R"({"table": )" + QByteArray::number(table + 1) + R"(, "start": ")" + day
                     + R"(T13:05", "seats": [)" + seats.join(", ") + "]}");
    }
    return R"({"number": )" + QByteArray::number(number) + R"(, "start": ")" + day
           + R"(T13:00", "entrants": [)" + entrants.join(", ") + R"(], "games": [)"
           + games.join(", ") + "]}";
}

std::vector<int> upTo(int players) {
    std::vector<int> all;
    for (int player = 1; player <= players; ++player)
        all.push_back(player);
    return all;
}

QByteArray documentOf(const QByteArray& ruleset, const QByteArray& name, int players,
                      const QByteArrayList& heats) {
    return R"({"format": "mentat-event", "version": 1, "event": {"code": "PRI", "gm": "Pat Reilly", "name": ")"
           + name + R"(", "year": 2026, "rules": "heats", )" + ruleset + R"(}, "players": [)"
           + playersOf(players) + R"(], "heats": [)" + heats.join(", ") + "]}";
}

} // namespace

QByteArray rulesetHeat() {
    return documentOf(byPlaces, "Puerto Rico", 12, {heatOf(1, "2026-07-29", upTo(12), {})});
}

QByteArray scoredHeat() {
    return documentOf(byScores, "Catan", 12, {heatOf(1, "2026-07-29", upTo(12), {})});
}

namespace {

QByteArray twoHeats(const std::vector<QByteArray>& placesOfSecond) {
    const std::vector<int> all = upTo(20);
    std::vector<int> turned(all.rbegin(), all.rend());
    std::swap(turned[0], turned[7]);
    return documentOf(byPlaces, "Puerto Rico", 20,
                      {heatOf(1, "2026-07-28", all, {"1234", "2134", "1134", "4321", "1324"}),
                       heatOf(2, "2026-07-29", turned, placesOfSecond)});
}

} // namespace

QByteArray playedRuleset() {
    return twoHeats({"1234", "3124", "1234", "2143", "1224"});
}

QByteArray almostPlayedRuleset() {
    return twoHeats({"1234", "3124", "1234", "2143"});
}

QByteArray largeRuleset() {
    constexpr int people = 64;
    std::vector<int> seated = upTo(people);
    const std::vector<QByteArray> places{"1234", "2134", "1324", "4321", "3124", "1243",
                                         "2143", "1234", "1134", "1234", "2134", "3412",
                                         "1234", "4312", "1224", "1234"};
    QByteArrayList heats;
    for (int heat = 1; heat <= 4; ++heat) {
        heats.append(heatOf(heat, "2026-07-" + QByteArray::number(25 + heat), seated, places));
        std::rotate(seated.begin(), seated.begin() + 7 * heat, seated.end());
    }
    return documentOf(byPlaces, "Puerto Rico", people, heats);
}

QStringList sixtyNames() {
    QStringList names;
    for (const InventedPerson& person : inventedPeople())
        names.append(person.name);
    for (const QByteArray& name : twelveNames())
        names.append(QString::fromLatin1(name));
    return names
           + QStringList{u"Mary Cartwright"_s, u"Niels Abel"_s, u"Olga Ladyzhenskaya"_s,
                         u"Vera Sós"_s};
}

namespace {

QByteArray yearOf(int year, const QStringList& names, const QByteArrayList& heats,
                  const QByteArray& ruleset = byPlaces) {
    QByteArrayList players;
    for (const QString& name : names)
        players.append(R"({"id": )" + idOf(static_cast<int>(players.size()) + 1) + R"(, "name": ")"
                       + name.toUtf8() + R"("})");
    return R"({"format": "mentat-event", "version": 1, "event": {"name": "Puerto Rico", "year": )"
           + QByteArray::number(year) + R"(, "rules": "heats", )" + ruleset + R"(}, "players": [)"
           + players.join(", ") + R"(], "heats": [)" + heats.join(", ") + "]}";
}

/// As it stands in an event.
QByteArray builtInRuleset(const QString& file) {
    const QByteArray document
        = bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/rulesets/") + file);
    const auto begin = document.indexOf(R"("ruleset")");
    return document.mid(begin, document.lastIndexOf('}') - begin);
}

} // namespace

std::vector<QByteArray> eventOfSixty() {
    QByteArrayList heats;
    for (int number = 1; number <= 3; ++number)
        heats.append(R"({"number": )" + QByteArray::number(number) + R"(, "start": "2026-07-)"
                     + QByteArray::number(27 + number)
                     + R"(T13:00", "entrants": [], "games": []})");
    return {yearOf(2025, sixtyNames(), {}), yearOf(2026, {}, heats)};
}

std::vector<QByteArray> swissEvent() {
    QByteArrayList rounds;
    for (int number = 1; number <= 5; ++number)
        rounds.append(R"({"number": )" + QByteArray::number(number) + R"(, "start": "2026-07-31T)"
                      + QByteArray::number(9 + number)
                      + R"(:00", "minutes": 50, "entrants": [], "games": []})");
    return {yearOf(2025, sixtyNames(), {}),
            yearOf(2026, {}, rounds, builtInRuleset(u"swel.json"_s))};
}

} // namespace mentat::test
