#include "app/cli/heats/seat_answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/output.h"
#include "model/kinds/rules_kind.h"
#include "scoring/ranking/exact.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Json seatJson(const Seat& seat) {
    Json::Object object{{u"seat"_s, Json(seat.number.value())},
                        {u"player"_s, Json(seat.player.text())}};
    if (const auto side = playedSide(seat))
        object.push_back({u"faction"_s, Json(idOf(*side))});
    return Json(std::move(object));
}

/// The number, and if the kind has variants, whether one is played.
Json::Object headOf(const Game& game, const CommonFacts& facts) {
    Json::Object object{{u"table"_s, Json(game.table.value())}};
    if (facts.variants)
        object.push_back({u"expansion"_s, Json(game.variant)});
    return object;
}

Json tableJson(const Game& game, const CommonFacts& facts) {
    Json::List seats;
    for (const Seat& seat : game.seats)
        seats.push_back(seatJson(seat));
    Json::Object object = headOf(game, facts);
    object.push_back({u"seats"_s, Json(std::move(seats))});
    return Json(std::move(object));
}

/// H12: players at no table, if the kind has such byes.
void addByes(Json::Object& object, const Event& event, const std::vector<Game>& games) {
    if (!kindOf<RulesKind>(event).facts().byes)
        return;
    std::vector<PlayerId> byes;
    for (const Game& game : games) {
        if (isBye(game))
            byes.push_back(game.seats.front().player);
    }
    object.push_back({u"byes"_s, idsJson(byes)});
}

Json levelJson(const QString& level, qint64 value, std::optional<qint64> bound) {
    return Json(Json::Object{{u"level"_s, Json(level)},
                             {u"value"_s, Json(value)},
                             {u"bound"_s, bound ? Json(*bound) : Json()}});
}

/// The level of a draw by record, in wins, which may be fractional.
Json recordLevelJson(const HeatDraw& draw, qint64 unit) {
    const auto inWins = [&](qint64 parts) { return Json(Exact(parts, unit * unit).text()); };
    return Json(Json::Object{{u"level"_s, Json(u"record"_s)},
                             {u"value"_s, inWins(draw.cost.record)},
                             {u"bound"_s, inWins(draw.recordBound)}});
}

/// The levels that a draw by avoidance or by record was measured by, the most important first. The
/// last is not proven optimal.
Json levelsJson(const HeatDraw& draw) {
    const SeatingCost& cost = draw.cost;
    Json::List levels{levelJson(u"forbidden"_s, cost.forbidden, 0),
                      levelJson(u"apart"_s, cost.apart, 0),
                      levelJson(u"wishes"_s, cost.wishes, draw.openWishes),
                      levelJson(u"repeats"_s, cost.repeats, draw.bound)};
    if (draw.recordUnit)
        levels.push_back(recordLevelJson(draw, *draw.recordUnit));
    levels.push_back(levelJson(u"short-games"_s, cost.shortGames, draw.shortBound));
    levels.push_back(levelJson(u"acquaintances"_s, cost.acquaintances, std::nullopt));
    return Json(std::move(levels));
}

/// Tables with their seats; byes have no table.
Json tablesJson(const Event& event, const std::vector<Game>& games) {
    const CommonFacts& facts = kindOf<RulesKind>(event).facts();
    Json::List tables;
    for (const Game& game : games) {
        if (!isBye(game))
            tables.push_back(tableJson(game, facts));
    }
    return Json(std::move(tables));
}

} // namespace

QString seatTable(const Event& event, const std::vector<Game>& games) {
    const PlayerIndex players(event);
    Json::List rows;
    for (const Game& game : games) {
        for (const Seat& seat : game.seats) {
            Json::Object row = headOf(game, kindOf<RulesKind>(event).facts());
            const Json facts = seatJson(seat);
            row.insert(row.end(), facts.object()->begin(), facts.object()->end());
            row.push_back({u"name"_s, Json(players.nameOf(seat.player))});
            rows.emplace_back(std::move(row));
        }
    }
    return textTable(
        gridOf(Json(std::move(rows)), {{u"table"_s},
                                       {u"expansion"_s, GridColumn::Shown::WherePresent},
                                       {u"seat"_s},
                                       {u"player"_s},
                                       {u"name"_s},
                                       {u"faction"_s, GridColumn::Shown::WherePresent}}));
}

Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw) {
    Json::Object object{{u"heat"_s, Json(heat.value())},
                        {u"seed"_s, Json(draw.record.seed.value_or(0))},
                        {u"repeats"_s, Json(draw.repeats)},
                        {u"bound"_s, Json(draw.bound)},
                        {u"tables"_s, tablesJson(event, draw.games)}};
    addByes(object, event, draw.games);
    if (draw.record.avoidRepeats || draw.recordUnit)
        object.push_back({u"levels"_s, levelsJson(draw)});
    Columns columns;
    for (const auto* key : {"heat", "seed", "repeats", "bound", "tables.table"})
        columns.push_back({QString::fromLatin1(key)});
    if (kindOf<RulesKind>(event).facts().variants)
        columns.push_back({u"tables.expansion"_s});
    for (const auto* key : {"tables.seats.seat", "tables.seats.player"})
        columns.push_back({QString::fromLatin1(key)});
    for (const auto* key :
         {"tables.seats.faction", "byes", "levels.level", "levels.value", "levels.bound"})
        columns.push_back({QString::fromLatin1(key), GridColumn::Shown::WherePresent});
    return {Json(std::move(object)), columns, seatTable(event, draw.games)};
}

Answer stageDrawAnswer(const Event& event, const Name& stage, qint64 seed,
                       const std::vector<Game>& games) {
    Columns columns{{u"stage"_s}, {u"seed"_s}, {u"tables.table"_s}};
    if (kindOf<RulesKind>(event).facts().variants)
        columns.push_back({u"tables.expansion"_s});
    columns.push_back({u"tables.seats.seat"_s});
    columns.push_back({u"tables.seats.player"_s});
    columns.push_back({u"tables.seats.faction"_s, GridColumn::Shown::WherePresent});
    columns.push_back({u"byes"_s, GridColumn::Shown::WherePresent});
    Json::Object object{{u"stage"_s, Json(stage.text())},
                        {u"seed"_s, Json(seed)},
                        {u"tables"_s, tablesJson(event, games)}};
    addByes(object, event, games);
    return {Json(std::move(object)), columns, seatTable(event, games)};
}

namespace {

template <class Number>
Json numbersJson(const std::vector<Number>& numbers) {
    Json::List list;
    for (const Number number : numbers)
        list.emplace_back(static_cast<qint64>(number));
    return Json(std::move(list));
}

Json optionJson(const DrawOption& option) {
    std::vector<size_t> variantTables;
    for (size_t tables = 0; tables <= option.mostVariantTables; ++tables)
        variantTables.push_back(tables);
    Json::Object object{{u"sizes"_s, numbersJson(option.sizes)},
                        {u"kind"_s, Json(idOf(option.kind))},
                        {u"out"_s, Json(static_cast<qint64>(option.leftOut.size()))},
                        {u"expansionTables"_s, numbersJson(variantTables)},
                        {u"minutes"_s, option.minutes ? Json(*option.minutes) : Json()},
                        {u"bound"_s, Json(option.bound)}};
    if (!option.leftOut.empty())
        object.push_back({u"leftOut"_s, idsJson(option.leftOut)});
    if (!option.broughtIn.empty())
        object.push_back({u"standby"_s, idsJson(option.broughtIn)});
    return Json(std::move(object));
}

Json stageOptionJson(const DrawOption& option) {
    return Json(Json::Object{{u"sizes"_s, numbersJson(option.sizes)},
                             {u"kind"_s, Json(idOf(option.kind))},
                             {u"minutes"_s, option.minutes ? Json(*option.minutes) : Json()}});
}

/// `key` is "heat" or "stage"; `round` is its number or name.
Answer answerOf(const QString& key, const Json& round, const Json::List& options,
                const Columns& columns) {
    const Json list(options);
    Columns dotted{{key}};
    for (const GridColumn& column : columns)
        dotted.push_back({u"options."_s + column.path, column.shown});
    return {Json(Json::Object{{key, round}, {u"options"_s, list}}), dotted,
            textTable(gridOf(list, columns))};
}

} // namespace

Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options) {
    Json::List rows;
    for (const DrawOption& option : options)
        rows.push_back(optionJson(option));
    Columns columns{{u"sizes"_s},           {u"kind"_s},    {u"out"_s},
                    {u"expansionTables"_s}, {u"minutes"_s}, {u"bound"_s}};
    columns.push_back({u"leftOut"_s, GridColumn::Shown::WherePresent});
    columns.push_back({u"standby"_s, GridColumn::Shown::WherePresent});
    return answerOf(u"heat"_s, Json(heat.value()), rows, columns);
}

Answer stageOptionsAnswer(const Name& stage, const std::vector<DrawOption>& options) {
    Json::List rows;
    for (const DrawOption& option : options)
        rows.push_back(stageOptionJson(option));
    return answerOf(u"stage"_s, Json(stage.text()), rows,
                    {{u"sizes"_s}, {u"kind"_s}, {u"minutes"_s}});
}

} // namespace mentat
