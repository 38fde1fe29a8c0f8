#include "app/cli/dune/dune_answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/heats/seat_answers.h"
#include "app/cli/output/output.h"
#include "app/cli/shared/event_file.h"
#include "app/session/dune/dune_session.h"
#include "model/changes/change.h"
#include "model/document/codec.h"
#include "model/failure_kind.h"
#include "model/rounds/round.h"
#include "scoring/dune/figures/dune_figures.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/statistics/history.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// R4.2.
Json bestJson(const Standing& row) {
    if (!row.valuesFrom)
        return {};
    Json::Object object{{u"heat"_s, Json(row.valuesFrom->heat()->value())},
                        {u"table"_s, Json(row.valuesFrom->table.value())},
                        {u"qp"_s, Codec<QualificationPoints>::write(gamePointsOf(row).front())}};
    const EndValues values = bestValuesOf(row);
    for (const EndValue value : allEndValues)
        object.push_back({QString(idOf(value)), amountJson(values.at(value))});
    return Json(std::move(object));
}

} // namespace

Json::Object duneStandingMembers(const Standing& row) {
    return {{u"qp"_s, Codec<QualificationPoints>::write(pointsOf(row))},
            {u"gameQps"_s, Codec<std::vector<QualificationPoints>>::write(gamePointsOf(row))},
            {u"best"_s, bestJson(row)}};
}

QStringList duneStandingPaths() {
    QStringList paths{u"qp"_s, u"gameQps"_s};
    for (const auto* key : {"heat", "table", "qp", "strongholds", "tokens", "spice", "cards"})
        paths.append(u"best."_s + QLatin1StringView(key));
    return paths;
}

namespace {

/// The number of seats at the final's table. Failures: OtherRules, StageNotReady.
Result<int> finalistsAt(const Event& event, const QString& stage) {
    if (stage != finalName().text())
        return tl::unexpected(otherRules(event));
    const size_t finalists = finalistsOf(event).size();
    if (finalists == 0)
        return failure(FailureKind::StageNotReady, {stage});
    return static_cast<int>(finalists);
}

/// Allows only the single table.
Result<void> checkSizes(const std::vector<Count>& sizes, int finalists) {
    qint64 seats = 0;
    for (const Count size : sizes)
        seats += size.value();
    if (!sizes.empty() && seats != finalists)
        return failure(FailureKind::SizesDoNotAddUp, {seats, qint64(finalists)});
    if (sizes.size() > 1)
        return failure(FailureKind::SizeOutside,
                       {qint64(sizes.front().value()), qint64(finalists), qint64(finalists)});
    return {};
}

Result<void> checkTable(const Event& event, bool redraw) {
    const Game* game = onlyFinalGame(event);
    if (game && hasResult(*game))
        return failure(FailureKind::RoundHasResult, placeOf(event, finalAddress(event)));
    if (game && !game->seats.empty() && !redraw)
        return failure(FailureKind::RoundHasTables, {finalName().text()});
    return {};
}

} // namespace

Result<SeatedStage> seatedFinal(const Event& event, const StageAsked& asked) {
    const auto finalists = finalistsAt(event, asked.stage);
    if (!finalists)
        return tl::unexpected(finalists.error());
    for (const auto& checked :
         {checkSizes(asked.sizes, *finalists), checkTable(event, asked.redraw)}) {
        if (!checked)
            return tl::unexpected(checked.error());
    }
    auto change = drawFinalSeats(event, asked.seed);
    if (!change)
        return tl::unexpected(change.error());
    const Event seated = *changed(event, *change);
    return SeatedStage{stageDrawAnswer(seated, finalName(), asked.seed, {*onlyFinalGame(seated)}),
                       *std::move(change)};
}

Result<Answer> finalOptionsAnswer(const Event& event, const QString& stage,
                                  const GameLengths& lengths) {
    const auto finalists = finalistsAt(event, stage);
    if (!finalists)
        return tl::unexpected(finalists.error());
    DrawOption option{.kind = SplitKind::Default, .sizes = {*finalists}};
    option.minutes = lengths.expected(option.sizes);
    return stageOptionsAnswer(finalName(), {option});
}

namespace {

constexpr double hoursAMinute = 1.0 / 60;

Json paceJson(const Pace& pace) {
    return Json(Json::Object{{u"ratioOfMeans"_s, decimalJson(toDouble(pace.ratioOfMeans()))},
                             {u"meanOfRatios"_s, decimalJson(pace.meanOfRatios())},
                             {u"known"_s, Json(pace.ofGames.known)},
                             {u"unknown"_s, Json(pace.ofGames.unknown)}});
}

Json heatsJson(const EventFigures& figures) {
    Json::List list;
    for (const HeatFigures& heat : figures.heats)
        list.emplace_back(Json::Object{{u"heat"_s, Json(heat.heat.value())},
                                       {u"entrants"_s, Json(heat.entrants)},
                                       {u"games"_s, Json(heat.completed.games)},
                                       {u"playerStarts"_s, Json(heat.completed.playerStarts)},
                                       {u"unfinished"_s, Json(heat.unfinished)},
                                       {u"void"_s, Json(heat.voided)}});
    return Json(std::move(list));
}

void addMeans(Json::Object& object, const GameFigures& games) {
    for (const GameMeasure& measure : gameMeasures)
        object.push_back({measure.name, meanJson(games.*measure.mean, measure.scale())});
}

Json lengthJson(const Json& heat, const Json& players, const GameFigures& games) {
    Json::Object object{
        {u"heat"_s, heat}, {u"players"_s, players}, {u"games"_s, Json(games.games)}};
    addMeans(object, games);
    object.push_back({u"minutesPerTurn"_s, paceJson(games.pace)});
    return Json(std::move(object));
}

/// Each heat by table size and in total, then all heats likewise.
Json lengthsJson(const EventFigures& figures) {
    Json::List list;
    for (const HeatFigures& heat : figures.heats) {
        const Json number(heat.heat.value());
        for (const LengthFigures& length : figures.lengths) {
            if (length.heat == heat.heat)
                list.push_back(lengthJson(number, Json(length.players), length.completed));
        }
        list.push_back(lengthJson(number, Json(), heat.completed));
    }
    for (const SizeFigures& size : figures.sizes)
        list.push_back(lengthJson(Json(), Json(size.players), size.completed));
    list.push_back(lengthJson(Json(), Json(), figures.heatGames));
    return Json(std::move(list));
}

Json victoriesJson(const EventFigures& figures) {
    Json::List list;
    for (const EnumId<Victory>& victory : idsOf<Victory>)
        list.emplace_back(Json::Object{{u"victory"_s, Json(victory.id)},
                                       {u"games"_s, Json(figures.won(victory.value))}});
    return Json(std::move(list));
}

Json alliancesJson(const EventFigures& figures) {
    Json::List list;
    for (const AllianceFigures& alliance : figures.alliances) {
        Json::List factions;
        for (const Side faction : alliance.group.sides)
            factions.emplace_back(idOf(faction));
        list.emplace_back(Json::Object{{u"factions"_s, Json(std::move(factions))},
                                       {u"formed"_s, Json(alliance.formed)},
                                       {u"won"_s, Json(alliance.won)}});
    }
    return Json(std::move(list));
}

Json adjudicationsJson(const EventFigures& figures) {
    Json::List list;
    for (const SizeFigures& size : figures.sizes)
        list.emplace_back(Json::Object{{u"players"_s, Json(size.players)},
                                       {u"games"_s, Json(size.completed.games)},
                                       {u"adjudicated"_s, Json(size.completed.adjudicated)}});
    return Json(std::move(list));
}

Json qpJson(const Event& event, const Standings& standings) {
    Json::List list;
    for (const Standing& row : standings.ranked)
        list.emplace_back(
            Json::Object{{u"player"_s, Json(row.player.text())},
                         {u"name"_s, Json(findPlayer(event, row.player)->name.text())},
                         {u"qp"_s, Codec<QualificationPoints>::write(pointsOf(row))}});
    return Json(std::move(list));
}

Json finalJson(const EventFigures& figures) {
    if (figures.finalGame.games == 0)
        return Json();
    const GameFigures& game = figures.finalGame;
    Json::Object object{{u"players"_s, Json(game.playerStarts)}};
    for (const GameMeasure& measure : gameMeasures) {
        const auto mean = toDouble((game.*measure.mean).mean());
        object.push_back({measure.name, decimalJson(mean ? std::optional(*mean * measure.scale())
                                                         : std::nullopt)});
    }
    return Json(std::move(object));
}

/// Values that this year and earlier years share.
Json::Object sharedJson(const EventFigures& figures) {
    const GameFigures& games = figures.heatGames;
    Json::Object object{{u"games"_s, Json(games.games)},
                        {u"playerStarts"_s, Json(games.playerStarts)},
                        {u"adjudicated"_s, Json(games.adjudicated)},
                        {u"concessions"_s, Json(figures.concessions)},
                        {u"dropouts"_s, Json(figures.dropouts)}};
    addMeans(object, games);
    object.push_back({u"minutesPerTurn"_s, paceJson(games.pace)});
    object.push_back({u"victories"_s, victoriesJson(figures)});
    object.push_back({u"factions"_s, sidesJson(figures.sides)});
    object.push_back({u"alliances"_s, alliancesJson(figures)});
    object.push_back({u"adjudications"_s, adjudicationsJson(figures)});
    return object;
}

Json earlierJson(const std::vector<const Event*>& earlier) {
    if (earlier.empty())
        return Json();
    Json::List years;
    std::optional<Year> last;
    for (const Event* event : earlier) {
        if (last != event->details.year)
            years.emplace_back(event->details.year.value());
        last = event->details.year;
    }
    Json::Object object{{u"years"_s, Json(std::move(years))}};
    for (Json::Member& member : sharedJson(pooledFigures(earlier)))
        object.push_back(std::move(member));
    return Json(std::move(object));
}

QStringList measuredNames() {
    QStringList names;
    for (const GameMeasure& measure : gameMeasures)
        names << measure.name;
    return names;
}

void addMeasuredColumns(Columns& columns, const QString& path) {
    for (const GameMeasure& measure : gameMeasures)
        addMeanColumns(columns, path + measure.name + u'.');
}

void addSharedNumbers(Columns& columns, const QString& path) {
    addColumns(columns, path,
               {u"games"_s, u"playerStarts"_s, u"adjudicated"_s, u"concessions"_s, u"dropouts"_s});
    addMeasuredColumns(columns, path);
    addColumns(columns, path + u"minutesPerTurn."_s,
               {u"ratioOfMeans"_s, u"meanOfRatios"_s, u"known"_s, u"unknown"_s});
}

void addSharedColumns(Columns& columns, const QString& path) {
    addSharedNumbers(columns, path);
    addColumns(columns, path + u"victories."_s, {u"victory"_s, u"games"_s});
    addSideColumns(columns, path + u"factions."_s);
    addColumns(columns, path + u"alliances."_s, {u"factions"_s, u"formed"_s, u"won"_s});
    addColumns(columns, path + u"adjudications."_s, {u"players"_s, u"games"_s, u"adjudicated"_s});
}

Columns lengthColumns(const QString& path) {
    Columns columns;
    addColumns(columns, path, {u"heat"_s, u"players"_s, u"games"_s});
    addMeasuredColumns(columns, path);
    addColumns(columns, path + u"minutesPerTurn."_s,
               {u"ratioOfMeans"_s, u"meanOfRatios"_s, u"known"_s, u"unknown"_s});
    return columns;
}

Json playerHoursJson(const GameFigures& games) {
    if (games.minutes.known == 0)
        return Json();
    return decimalJson(static_cast<double>(games.playerMinutes) * hoursAMinute);
}

Columns allColumns() {
    Columns columns;
    addColumns(
        columns, {},
        {u"name"_s, u"year"_s, u"registered"_s, u"players"_s, u"heatsPlayed"_s, u"playerHours"_s});
    addSharedColumns(columns, {});
    addColumns(
        columns, u"heats."_s,
        {u"heat"_s, u"entrants"_s, u"games"_s, u"playerStarts"_s, u"unfinished"_s, u"void"_s});
    for (const GridColumn& column : lengthColumns(u"lengths."_s))
        columns.push_back(column);
    addColumns(columns, u"qp."_s, {u"player"_s, u"name"_s, u"qp"_s});
    addColumns(columns, {}, {u"cut"_s});
    addColumns(columns, u"final."_s, QStringList{u"players"_s} + measuredNames());
    addColumns(columns, u"earlier."_s, {u"years"_s});
    addSharedColumns(columns, u"earlier."_s);
    return columns;
}

Json valueOf(const Event& event, const EventFigures& figures,
             const std::vector<const Event*>& earlier) {
    const Standings standings = duneStandings(event);
    const auto cut = cutOf(standings, event.settings.finalists);
    Json::List heatsPlayed;
    for (const int players : figures.byHeatsPlayed)
        heatsPlayed.emplace_back(players);
    Json::Object object{{u"name"_s, Json(event.details.name.text())},
                        {u"year"_s, Json(event.details.year.value())},
                        {u"registered"_s, Json(figures.registered)},
                        {u"players"_s, Json(figures.players)},
                        {u"heatsPlayed"_s, Json(std::move(heatsPlayed))},
                        {u"playerHours"_s, playerHoursJson(figures.heatGames)}};
    for (Json::Member& member : sharedJson(figures))
        object.push_back(std::move(member));
    object.push_back({u"heats"_s, heatsJson(figures)});
    object.push_back({u"lengths"_s, lengthsJson(figures)});
    object.push_back({u"qp"_s, qpJson(event, standings)});
    object.push_back({u"cut"_s, cut ? Codec<QualificationPoints>::write(*cut) : Json()});
    object.push_back({u"final"_s, finalJson(figures)});
    object.push_back({u"earlier"_s, earlierJson(earlier)});
    return Json(std::move(object));
}

QString listsOf(const Json& value, const QString& ofWhen) {
    Columns factions;
    addSideColumns(factions, {});
    return listTable(u"Victories"_s + ofWhen, *value.find(u"victories"),
                     keyed({u"victory"_s, u"games"_s}))
           + listTable(u"Factions"_s + ofWhen, *value.find(u"factions"), factions)
           + listTable(u"Alliances"_s + ofWhen, *value.find(u"alliances"),
                       keyed({u"factions"_s, u"formed"_s, u"won"_s}))
           + listTable(u"Adjudications"_s + ofWhen, *value.find(u"adjudications"),
                       keyed({u"players"_s, u"games"_s, u"adjudicated"_s}));
}

/// For people: single numbers beside those of earlier years, and a table per list.
QString tableOf(const Json& value) {
    const Json& earlier = *value.find(u"earlier");
    Columns head = keyed({u"name"_s, u"year"_s});
    if (!earlier.isNull())
        addColumns(head, {}, {u"years"_s});
    addColumns(head, {}, {u"registered"_s, u"players"_s, u"heatsPlayed"_s, u"playerHours"_s});
    addSharedNumbers(head, {});
    addColumns(head, {}, {u"cut"_s});
    addColumns(head, u"final."_s, QStringList{u"players"_s} + measuredNames());
    QString text = turnedTable({{u"this year"_s, value}, {u"earlier years"_s, earlier}}, head);
    text += listTable(u"Heats"_s, *value.find(u"heats"),
                      keyed({u"heat"_s, u"entrants"_s, u"games"_s, u"playerStarts"_s,
                             u"unfinished"_s, u"void"_s}));
    text += listTable(u"Lengths"_s, *value.find(u"lengths"), lengthColumns({}));
    text += listsOf(value, {});
    text += listTable(u"Qualification points"_s, *value.find(u"qp"),
                      keyed({u"player"_s, u"name"_s, u"qp"_s}));
    return earlier.isNull() ? text : text + listsOf(earlier, u" of earlier years"_s);
}

} // namespace

Answer statisticsAnswer(const Book& book, const Event& event) {
    Json value = valueOf(event, eventFigures(event), earlierEvents(book, event));
    QString table = tableOf(value);
    return {std::move(value), allColumns(), std::move(table)};
}

} // namespace mentat
