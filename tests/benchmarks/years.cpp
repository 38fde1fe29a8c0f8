#include "tests/benchmarks/years.h"

#include "model/document/bytes/json.h"
#include "tests/support/random_source.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const std::vector<QString> factions{u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s,
                                    u"fremen"_s,   u"guild"_s,         u"harkonnen"_s};

Json playerOf(int number, int year) {
    return Json(Json::Object{{u"id"_s, Json(u"p%1"_s.arg(number))},
                             {u"name"_s, Json(u"Player Number %1"_s.arg((number + year) % 200))},
                             {u"from"_s, Json(u"S%1"_s.arg((number + year) % 200))},
                             {u"badge"_s, Json(QString::number(1000 + number))}});
}

Json gameOf(int table, int firstPlayer, int seats, int players, RandomSource& random) {
    Json::List list;
    for (int seat = 0; seat < seats; ++seat) {
        Json::Object facts{{u"seat"_s, Json(seat + 1)},
                           {u"player"_s, Json(u"p%1"_s.arg((firstPlayer + seat) % players + 1))},
                           {u"faction"_s, Json(factions[static_cast<size_t>(seat)])}};
        if (seat == 0)
            facts.push_back({u"winner"_s, Json(true)});
        facts.push_back({u"performancePoints"_s, Json(random.between(0, 12))});
        for (const QString& value : {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s})
            facts.push_back({value, Json(random.between(0, 4))});
        list.push_back(Json(facts));
    }
    return Json(Json::Object{{u"table"_s, Json(table)},
                             {u"start"_s, Json(u"2026-07-29T13:05"_s)},
                             {u"end"_s, Json(u"2026-07-29T17:20"_s)},
                             {u"turns"_s, Json(random.between(3, 10))},
                             {u"ending"_s, Json(u"victory"_s)},
                             {u"victory"_s, Json(u"solo"_s)},
                             {u"seats"_s, Json(list)}});
}

} // namespace

std::vector<QByteArray> yearsOfPlay(int years, int players, int games) {
    RandomSource random(1);
    std::vector<QByteArray> documents;
    for (int year = 0; year < years; ++year) {
        Json::List people;
        for (int i = 1; i <= players; ++i)
            people.push_back(playerOf(i, year));
        Json::List heats;
        const int tables = games / 3;
        for (int heat = 1; heat <= 3; ++heat) {
            Json::List list;
            for (int table = 0; table < tables; ++table)
                list.push_back(gameOf(table + 1, table * 6 + heat, 6, players, random));
            Json::List entrants;
            for (int i = 1; i <= players; ++i)
                entrants.push_back(Json(u"p%1"_s.arg(i)));
            heats.push_back(Json(Json::Object{{u"number"_s, Json(heat)},
                                              {u"entrants"_s, Json(entrants)},
                                              {u"games"_s, Json(list)}}));
        }
        documents.push_back(
            Json(Json::Object{{u"format"_s, Json(u"mentat-event"_s)},
                              {u"version"_s, Json(1)},
                              {u"event"_s, Json(Json::Object{{u"name"_s, Json(u"Dune"_s)},
                                                             {u"year"_s, Json(1992 + year)},
                                                             {u"rules"_s, Json(u"wbc-dune"_s)}})},
                              {u"players"_s, Json(people)},
                              {u"heats"_s, Json(heats)}})
                .toBytes());
    }
    return documents;
}

} // namespace mentat::test
