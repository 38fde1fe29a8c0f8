#include "app/cli/answers/parts.h"
#include "app/cli/ruleset/ruleset_answers.h"
#include "scoring/ruleset/figures/ruleset_figures.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr double hourShare = 1.0 / 60;

Json exactJson(const std::optional<Exact>& number) {
    return number ? Json(number->text()) : Json();
}

Json hoursOfGames(const RulesetGameFigures& games) {
    return meanJson(games.minutes, hourShare);
}

Json::Object gamesJson(const RulesetGameFigures& games) {
    return {{u"games"_s, Json(games.games)},
            {u"playerStarts"_s, Json(games.playerStarts)},
            {u"hours"_s, hoursOfGames(games)}};
}

/// Adds the results to `object`.
Json resultsJson(Json::Object object, const ResultFigures& results) {
    const bool isPlayed = results.games > 0;
    const auto of = [&](const Exact& number) { return isPlayed ? Json(number.text()) : Json(); };
    object.push_back({u"games"_s, Json(results.games)});
    object.push_back({u"firsts"_s, Json(results.firsts)});
    object.push_back({u"wins"_s, Json(results.wins.text())});
    object.push_back({u"rate"_s, isPlayed ? of(results.winRate()) : Json()});
    const auto interval = isPlayed ? results.firstsInterval() : Interval();
    object.push_back({u"low"_s, isPlayed ? decimalJson(interval.low) : Json()});
    object.push_back({u"high"_s, isPlayed ? decimalJson(interval.high) : Json()});
    object.push_back({u"place"_s, isPlayed ? of(results.meanPlace()) : Json()});
    object.push_back({u"score"_s, exactJson(results.meanScore())});
    return Json(std::move(object));
}

Json heatFiguresJson(const RulesetFigures& figures) {
    Json::List list;
    for (const RulesetHeatFigures& heat : figures.heats) {
        Json::Object object{{u"heat"_s, Json(heat.heat.value())},
                            {u"entrants"_s, Json(heat.entrants)}};
        for (Json::Member& member : gamesJson(heat.complete))
            object.push_back(std::move(member));
        object.push_back({u"unfinished"_s, Json(heat.unfinished)});
        object.push_back({u"void"_s, Json(heat.voided)});
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

Json sizesJson(const RulesetFigures& figures) {
    Json::List list;
    for (const RulesetSizeFigures& size : figures.sizes) {
        Json::Object object{{u"players"_s, Json(size.players)}};
        for (Json::Member& member : gamesJson(size.complete))
            object.push_back(std::move(member));
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

/// For each size, then for all sizes.
Json seatsJson(const RulesetFigures& figures) {
    Json::List list;
    const auto add = [&](const Json& players, const std::map<int, ResultFigures>& seats) {
        for (const auto& [seat, results] : seats)
            list.push_back(
                resultsJson({{u"players"_s, players}, {u"seat"_s, Json(seat)}}, results));
    };
    for (const RulesetSizeFigures& size : figures.sizes)
        add(Json(size.players), size.seats);
    add(Json(), figures.seats);
    return Json(std::move(list));
}

/// The ruleset's labels, then other labels played, then the games whose label is unknown.
Json labelsJson(const RulesetFigures& figures) {
    Json::List list;
    for (const LabelFigures& one : figures.labels)
        list.push_back(resultsJson({{u"label"_s, Json(one.label)}}, one.results));
    if (!list.empty() && figures.withoutLabel.games > 0)
        list.push_back(resultsJson({{u"label"_s, Json()}}, figures.withoutLabel));
    return Json(std::move(list));
}

Json recordJson(const std::optional<RecordScore>& record, const Names& names) {
    if (!record)
        return {};
    return Json(Json::Object{{u"score"_s, numberOfThousandths(record->score.thousandths())},
                             {u"player"_s, Json(record->player.text())},
                             {u"name"_s, Json(names(record->player))},
                             {u"heat"_s, Json(record->heat.value())},
                             {u"table"_s, Json(record->table.value())}});
}

std::optional<Exact> meanOfThousandths(qint64 sum, int number) {
    if (number == 0)
        return std::nullopt;
    Exact mean(sum, 1000);
    mean /= number;
    return mean;
}

/// null if the ruleset has no scores.
Json scoresJson(const Event& event, const ScoreFigures& scores) {
    if (std::get<RulesetPlay>(event.play).ruleset.score == Scores::None)
        return {};
    const Names names(event);
    return Json(Json::Object{
        {u"mean"_s, exactJson(meanOfThousandths(scores.sum, scores.known))},
        {u"known"_s, Json(scores.known)},
        {u"unknown"_s, Json(scores.unknown)},
        {u"best"_s, recordJson(scores.best, names)},
        {u"worst"_s, recordJson(scores.worst, names)},
        {u"margin"_s, exactJson(meanOfThousandths(scores.margin.sum, scores.margin.known))},
        {u"marginOver"_s, Json(scores.margin.known)}});
}

Json stagesJson(const RulesetFigures& figures) {
    Json::List list;
    for (const RulesetStageFigures& stage : figures.stages) {
        Json::Object object{{u"stage"_s, Json(stage.stage.text())}};
        for (Json::Member& member : gamesJson(stage.complete))
            object.push_back(std::move(member));
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

Json rulesetFigureValue(const Event& event, const RulesetFigures& figures) {
    Json::List heatsPlayed;
    for (const int players : figures.byHeatsPlayed)
        heatsPlayed.emplace_back(players);
    const RulesetGameFigures& games = figures.heatGames;
    const auto playerHours
        = games.minutes.known == 0
              ? std::nullopt
              : std::optional(static_cast<double>(games.playerMinutes) * hourShare);
    return Json(Json::Object{{u"name"_s, Json(event.details.name.text())},
                             {u"year"_s, Json(event.details.year.value())},
                             {u"registered"_s, Json(figures.registered)},
                             {u"players"_s, Json(figures.players)},
                             {u"heatsPlayed"_s, Json(std::move(heatsPlayed))},
                             {u"playerHours"_s, decimalJson(playerHours)},
                             {u"games"_s, Json(games.games)},
                             {u"playerStarts"_s, Json(games.playerStarts)},
                             {u"dropouts"_s, Json(figures.dropouts)},
                             {u"hours"_s, hoursOfGames(games)},
                             {u"heats"_s, heatFiguresJson(figures)},
                             {u"sizes"_s, sizesJson(figures)},
                             {u"seats"_s, seatsJson(figures)},
                             {u"labels"_s, labelsJson(figures)},
                             {u"scores"_s, scoresJson(event, figures.scores)},
                             {u"stages"_s, stagesJson(figures)}});
}

Columns gameColumns(const QStringList& first, const QStringList& last = {}) {
    Columns columns = keyed(first + QStringList{u"games"_s, u"playerStarts"_s});
    addMeanColumns(columns, u"hours."_s);
    addColumns(columns, {}, last);
    return columns;
}

Columns resultColumns(const QStringList& first) {
    return keyed(first
                 + QStringList{u"games"_s, u"firsts"_s, u"wins"_s, u"rate"_s, u"low"_s, u"high"_s,
                               u"place"_s, u"score"_s});
}

struct ListOfFigures {
    QString key;
    QString heading;
    Columns columns;
};

std::vector<ListOfFigures> figureLists() {
    return {{u"heats"_s, u"Heats"_s,
             gameColumns({u"heat"_s, u"entrants"_s}, {u"unfinished"_s, u"void"_s})},
            {u"sizes"_s, u"Table sizes"_s, gameColumns({u"players"_s})},
            {u"seats"_s, u"Seats"_s, resultColumns({u"players"_s, u"seat"_s})},
            {u"labels"_s, u"What was played"_s, resultColumns({u"label"_s})},
            {u"stages"_s, u"Stages"_s, gameColumns({u"stage"_s})}};
}

Columns figureHead() {
    Columns columns = keyed({u"name"_s, u"year"_s, u"registered"_s, u"players"_s, u"heatsPlayed"_s,
                             u"playerHours"_s, u"games"_s, u"playerStarts"_s, u"dropouts"_s});
    addMeanColumns(columns, u"hours."_s);
    return columns;
}

void addScoreColumns(Columns& columns) {
    addColumns(columns, u"scores."_s, {u"mean"_s, u"known"_s, u"unknown"_s});
    for (const auto& record : {u"scores.best."_s, u"scores.worst."_s})
        addColumns(columns, record, {u"score"_s, u"player"_s, u"name"_s, u"heat"_s, u"table"_s});
    addColumns(columns, u"scores."_s, {u"margin"_s, u"marginOver"_s});
}

/// In key order.
Columns rulesetFigureColumns() {
    Columns columns = figureHead();
    for (const ListOfFigures& list : figureLists()) {
        if (list.key == u"stages")
            addScoreColumns(columns);
        for (const GridColumn& column : list.columns)
            columns.push_back({list.key + u'.' + column.path});
    }
    return columns;
}

QString rulesetFigureTable(const Json& value) {
    Columns head = figureHead();
    if (!value.find(u"scores")->isNull())
        addScoreColumns(head);
    QString text = turnedTable({{u"this event"_s, value}}, head);
    for (const ListOfFigures& list : figureLists())
        text += listTable(list.heading, *value.find(list.key), list.columns);
    return text;
}

} // namespace

Answer rulesetStatisticsAnswer(const Book&, const Event& event) {
    Json value = rulesetFigureValue(event, rulesetFigures(event));
    QString table = rulesetFigureTable(value);
    return {std::move(value), rulesetFigureColumns(), std::move(table)};
}

} // namespace mentat
