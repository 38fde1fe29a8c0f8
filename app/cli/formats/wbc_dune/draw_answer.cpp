#include "app/cli/formats/wbc_dune/draw_answer.h"

#include "app/cli/answers/parts.h"
#include "app/cli/text_table.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json seatJson(const Seat& seat) {
    Json::Object object{{u"seat"_s, Json(seat.number.value())},
                        {u"player"_s, Json(seat.player.text())}};
    if (seat.faction)
        object.push_back({u"faction"_s, Json(idOf(*seat.faction))});
    return Json(std::move(object));
}

Json tableJson(const Game& game) {
    Json::List seats;
    for (const Seat& seat : game.seats)
        seats.push_back(seatJson(seat));
    return Json(Json::Object{{u"table"_s, Json(game.table.value())},
                             {u"expansion"_s, Json(game.expansion)},
                             {u"seats"_s, Json(std::move(seats))}});
}

/// A line for each seat, with the name.
QString tableOf(const Event& event, const HeatDraw& draw) {
    const Names names(event);
    Json::List rows;
    for (const Game& game : draw.games) {
        for (const Seat& seat : game.seats) {
            Json::Object row{{u"table"_s, Json(game.table.value())},
                             {u"expansion"_s, Json(game.expansion)}};
            const Json facts = seatJson(seat);
            row.insert(row.end(), facts.object()->begin(), facts.object()->end());
            row.push_back({u"name"_s, Json(names(seat.player))});
            rows.emplace_back(std::move(row));
        }
    }
    return textTable(gridOf(Json(std::move(rows)), {{u"table"_s},
                                                    {u"expansion"_s},
                                                    {u"seat"_s},
                                                    {u"player"_s},
                                                    {u"name"_s},
                                                    {u"faction"_s, Column::Shown::WherePresent}}));
}

} // namespace

Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw) {
    Json::List tables;
    for (const Game& game : draw.games)
        tables.push_back(tableJson(game));
    return {Json(Json::Object{{u"heat"_s, Json(heat.value())},
                              {u"seed"_s, Json(draw.record.seed.value_or(0))},
                              {u"repeats"_s, Json(draw.repeats)},
                              {u"bound"_s, Json(draw.bound)},
                              {u"tables"_s, Json(std::move(tables))}}),
            {{u"heat"_s},
             {u"seed"_s},
             {u"repeats"_s},
             {u"bound"_s},
             {u"tables.table"_s},
             {u"tables.expansion"_s},
             {u"tables.seats.seat"_s},
             {u"tables.seats.player"_s},
             {u"tables.seats.faction"_s, Column::Shown::WherePresent}},
            tableOf(event, draw)};
}

} // namespace mentat
