#include "tests/reports/ruleset_report_events.h"

#include "tests/support/invented_names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr auto byPlacesRules = R"({"name": "Puerto Rico", "code": "HMW-P", "sizes": [4, 3, 5],
    "order": [{"by": "wins"}, {"by": "place-points", "points": [1000, 100, 10, 1]}],
    "stages": [{"name": "Semifinal", "sizes": [4], "entrants": [[1, 4], [16, 8], [32, 16]],
                "skipBelow": 8, "atMostHalf": true},
               {"name": "Final", "sizes": [4, 5, 6], "fillTo": 4}]})";
constexpr auto byScoresRules = R"({"name": "Catan", "sizes": [4, 3], "score": "high",
    "labels": ["Red", "Blue", "White", "Orange"],
    "order": [{"by": "wins"}, {"by": "score"}, {"by": "score-share", "take": "sum"}],
    "stages": [{"name": "Final", "sizes": [4], "entrants": 4}]})";

constexpr auto swissRules = R"({"name": "Swiss", "code": "SW", "sizes": [2], "pairing": "record",
    "byes": true, "order": [{"by": "wins"}, {"by": "opponents-wins"}]})";

const QStringList& sixteenNames() {
    static const QStringList names{u"Ada"_s,  u"Bea"_s,  u"Carl"_s, u"Dora"_s, u"Emil"_s, u"Fred"_s,
                                   u"Gina"_s, u"Hugo"_s, u"Ida"_s,  u"Jack"_s, u"Kate"_s, u"Lars"_s,
                                   u"Mia"_s,  u"Nils"_s, u"Olga"_s, u"Paul"_s};
    return names;
}

QString idOf(qsizetype player) {
    return u'p' + QString::number(player + 1);
}

QJsonObject objectOf(const char* text) {
    return QJsonDocument::fromJson(text).object();
}

/// players in the order of their seats, in places as given; empty: not played.
QJsonObject gameOf(int table, const QStringList& players, const std::vector<int>& places) {
    QJsonArray seats;
    for (qsizetype i = 0; i < players.size(); ++i) {
        QJsonObject seat{{u"seat"_s, i + 1}, {u"player"_s, players[i]}};
        if (!places.empty())
            seat[u"place"_s] = places[static_cast<size_t>(i)];
        seats.append(seat);
    }
    return {{u"table"_s, table}, {u"seats"_s, seats}};
}

QJsonArray playersCalled(const QStringList& names) {
    QJsonArray players;
    for (qsizetype i = 0; i < names.size(); ++i) {
        players.append(QJsonObject{{u"id"_s, idOf(i)},
                                   {u"name"_s, names[i]},
                                   {u"from"_s, u"PA"_s},
                                   {u"badge"_s, u"SECRET badge"_s},
                                   {u"email"_s, u"SECRET mail"_s},
                                   {u"phone"_s, u"SECRET phone"_s},
                                   {u"whereabouts"_s, u"SECRET hotel"_s},
                                   {u"notes"_s, u"SECRET note"_s}});
    }
    return players;
}

QJsonObject eventOf(const char* rules, const QString& name) {
    return {{u"name"_s, name},
            {u"year"_s, 2026},
            {u"rules"_s, u"heats"_s},
            {u"gm"_s, u"Grace Hopper"_s},
            {u"ruleset"_s, objectOf(rules)}};
}

QByteArray documentOf(const QJsonObject& event, const QJsonArray& players, const QJsonArray& heats,
                      const QJsonArray& stages = {}) {
    QJsonObject all{{u"format"_s, u"mentat-event"_s},
                    {u"version"_s, 1},
                    {u"event"_s, event},
                    {u"players"_s, players},
                    {u"heats"_s, heats}};
    if (!stages.isEmpty())
        all[u"stages"_s] = stages;
    return QJsonDocument(all).toJson();
}

QByteArray sixteen(const QJsonArray& stages) {
    QJsonArray games;
    QJsonArray entrants;
    for (int table = 0; table < 4; ++table) {
        QStringList seated;
        for (int seat = 0; seat < 4; ++seat) {
            seated.append(idOf(table * 4 + seat));
            entrants.append(seated.back());
        }
        QJsonObject game = gameOf(table + 1, seated, {1, 2, 3, 4});
        game[u"minutes"_s] = 90;
        if (table == 1)
            game[u"note"_s] = u"SECRET quarrel"_s;
        games.append(game);
    }
    const QJsonArray heats{
        QJsonObject{{u"number"_s, 1},
                    {u"start"_s, u"2026-07-29T13:00"_s},
                    {u"location"_s, u"Alpine"_s},
                    {u"entrants"_s, entrants},
                    {u"games"_s, games}},
        QJsonObject{{u"number"_s, 2}, {u"entrants"_s, QJsonArray()}, {u"games"_s, QJsonArray()}}};
    return documentOf(eventOf(byPlacesRules, u"Puerto Rico"_s), playersCalled(sixteenNames()),
                      heats, stages);
}

/// Sixty letters, the number at the end.
QString longName(const QString& name, int number) {
    QString all = name + u" von und zu Hohenlohe-Langenburg-Weikersheim-Schillingen-Hohenfels"_s;
    const QString end = u' ' + QString::number(number);
    all.truncate(60 - end.size());
    return all + end;
}

QStringList namesFor(int players, NamesOnPaper names) {
    RandomSource random(7);
    QStringList all;
    for (const Person& person : madeUpPeople(players, random)) {
        QString name = person.name.text();
        if (names == NamesOnPaper::SixtyLetters)
            name = longName(name, static_cast<int>(all.size()) + 1);
        all.append(name);
    }
    return all;
}

} // namespace

QByteArray sixteenByPlaces() {
    return sixteen({});
}

QByteArray sixteenToTheEnd() {
    // H9: of the seeds 1 to 8 (Ada, Emil, Ida, Mia, Bea, Fred, Jack, Nils) a snake of two tables.
    const QJsonArray semifinal{gameOf(1, {u"p1"_s, u"p13"_s, u"p2"_s, u"p14"_s}, {1, 2, 3, 4}),
                               gameOf(2, {u"p5"_s, u"p9"_s, u"p6"_s, u"p10"_s}, {1, 2, 3, 4})};
    // H7, H8: Ada and Emil won; filled to four with who came second, Ida before Mia by their seeds.
    const QJsonArray last{gameOf(1, {u"p1"_s, u"p5"_s, u"p9"_s, u"p13"_s}, {2, 1, 3, 4})};
    return sixteen({QJsonObject{{u"name"_s, u"Semifinal"_s}, {u"games"_s, semifinal}},
                    QJsonObject{{u"name"_s, u"Final"_s}, {u"games"_s, last}}});
}

QByteArray oneScoredTable() {
    QJsonObject game = gameOf(1, {u"p1"_s, u"p2"_s, u"p3"_s, u"p4"_s}, {});
    QJsonArray seats = game[u"seats"_s].toArray();
    const QStringList labels{u"Red"_s, u"Blue"_s, u"White"_s, u"Orange"_s};
    const QList<double> scores{10, 12.5, 11};
    for (qsizetype i = 0; i < seats.size(); ++i) {
        QJsonObject seat = seats[i].toObject();
        seat[u"label"_s] = labels[i];
        if (i < scores.size())
            seat[u"score"_s] = scores[i];
        else
            seat[u"dropout"_s] = true;
        seats[i] = seat;
    }
    game[u"seats"_s] = seats;
    const QJsonArray heats{
        QJsonObject{{u"number"_s, 1},
                    {u"entrants"_s, QJsonArray{u"p1"_s, u"p2"_s, u"p3"_s, u"p4"_s}},
                    {u"games"_s, QJsonArray{game}}}};
    return documentOf(eventOf(byScoresRules, u"Catan"_s), playersCalled(sixteenNames().first(4)),
                      heats);
}

QByteArray swissOfFive() {
    const std::vector<std::vector<QStringList>> rounds{
        {{u"p1"_s, u"p2"_s}, {u"p3"_s, u"p4"_s}, {u"p5"_s}},
        {{u"p1"_s, u"p3"_s}, {u"p2"_s, u"p5"_s}, {u"p4"_s}},
        {{u"p5"_s, u"p1"_s}, {u"p2"_s, u"p4"_s}, {u"p3"_s}}};
    QJsonArray heats;
    for (const auto& round : rounds) {
        QJsonArray games;
        for (const QStringList& players : round)
            games.append(gameOf(static_cast<int>(games.size()) + 1, players,
                                players.size() == 1 ? std::vector{1} : std::vector{1, 2}));
        heats.append(
            QJsonObject{{u"number"_s, heats.size() + 1},
                        {u"entrants"_s, QJsonArray{u"p1"_s, u"p2"_s, u"p3"_s, u"p4"_s, u"p5"_s}},
                        {u"games"_s, games}});
    }
    return documentOf(eventOf(swissRules, u"Twilight"_s), playersCalled(sixteenNames().first(5)),
                      heats);
}

QByteArray drawnByRuleset(int players, NamesOnPaper names) {
    QJsonArray games;
    QJsonArray entrants;
    const int tables = (players + 3) / 4;
    int next = 0;
    for (int table = 0; table < tables; ++table) {
        QStringList seated;
        const int size = players / tables + (table < players % tables ? 1 : 0);
        for (int seat = 0; seat < size; ++seat) {
            seated.append(idOf(next++));
            entrants.append(seated.back());
        }
        games.append(gameOf(table + 1, seated, {}));
    }
    const QJsonArray heats{QJsonObject{{u"number"_s, 1},
                                       {u"start"_s, u"2026-07-29T13:00"_s},
                                       {u"location"_s, u"Alpine"_s},
                                       {u"entrants"_s, entrants},
                                       {u"games"_s, games}}};
    return documentOf(eventOf(byPlacesRules, u"Puerto Rico"_s),
                      playersCalled(namesFor(players, names)), heats);
}

} // namespace mentat::test
