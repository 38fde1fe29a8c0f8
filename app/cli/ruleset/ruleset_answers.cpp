#include "app/cli/ruleset/ruleset_answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/heats/seat_answers.h"
#include "app/cli/output/output.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/ruleset/ruleset_session.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/table_sizes.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Json tiesJson(const std::vector<StageTie>& ties) {
    Json::List list;
    for (const StageTie& tie : ties) {
        Json::Object object{{u"players"_s, idsJson(tie.players)},
                            {u"matters"_s, Json(idOf(tie.matters))}};
        if (tie.stage)
            object.push_back({u"stage"_s, Json(tie.stage->text())});
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

Json stageJson(const StageLineUp& stage) {
    Json::List tables;
    for (const auto& table : stage.tables)
        tables.push_back(idsJson(table));
    return Json(Json::Object{{u"name"_s, Json(stage.stage.text())},
                             {u"held"_s, Json(stage.held)},
                             {u"qualifiers"_s, idsJson(stage.qualifiers)},
                             {u"alternates"_s, idsJson(stage.alternates)},
                             {u"lineup"_s, idsJson(stage.lineUp)},
                             {u"byes"_s, idsJson(stage.byes)},
                             {u"tables"_s, Json(std::move(tables))}});
}

/// A row per player of a list, per player in a tie, and per stage that is not held.
class StageLines {
public:
    explicit StageLines(const Event& event) : m_names(event) {}

    void add(const QString& stage, const QString& list, const std::vector<PlayerId>& players) {
        for (size_t i = 0; i < players.size(); ++i) {
            m_rows.emplace_back(Json::Object{{u"stage"_s, Json(stage)},
                                             {u"list"_s, Json(list)},
                                             {u"place"_s, Json(static_cast<qint64>(i) + 1)},
                                             {u"player"_s, Json(players[i].text())},
                                             {u"name"_s, Json(m_names(players[i]))}});
        }
    }
    void addNotHeld(const QString& stage) {
        m_rows.emplace_back(
            Json::Object{{u"stage"_s, Json(stage)}, {u"list"_s, Json(u"not held"_s)}});
    }
    [[nodiscard]] QString table() && {
        return textTable(
            gridOf(Json(std::move(m_rows)),
                   {{u"stage"_s}, {u"list"_s}, {u"place"_s}, {u"player"_s}, {u"name"_s}}));
    }

private:
    Names m_names;
    Json::List m_rows;
};

QString tableOf(const Event& event, const StageLineUps& lineUps) {
    StageLines lines(event);
    for (const StageLineUp& stage : lineUps.stages) {
        const QString name = stage.stage.text();
        if (!stage.held)
            lines.addNotHeld(name);
        lines.add(name, u"lineup"_s, stage.lineUp);
        lines.add(name, u"qualifiers"_s, stage.qualifiers);
        lines.add(name, u"alternates"_s, stage.alternates);
        lines.add(name, u"byes"_s, stage.byes);
        for (size_t i = 0; i < stage.tables.size(); ++i)
            lines.add(name, u"table %1"_s.arg(i + 1), stage.tables[i]);
    }
    for (const StageTie& tie : lineUps.ties)
        lines.add(tie.stage ? tie.stage->text() : QString(), u"tie ("_s + idOf(tie.matters) + u')',
                  tie.players);
    return std::move(lines).table();
}

} // namespace

Result<Answer> stagesAnswer(const Event& event, const Asked&) {
    const StageLineUps lineUps = stageLineUps(event);
    Json::List stages;
    for (const StageLineUp& stage : lineUps.stages)
        stages.push_back(stageJson(stage));
    Columns columns;
    for (const auto* key : {"name", "held", "qualifiers", "alternates", "lineup", "byes", "tables"})
        columns.push_back({u"stages."_s + QLatin1StringView(key)});
    columns.push_back({u"ties.players"_s});
    columns.push_back({u"ties.matters"_s});
    columns.push_back({u"ties.stage"_s, GridColumn::Shown::WherePresent});
    return Answer{Json(Json::Object{{u"stages"_s, Json(std::move(stages))},
                                    {u"ties"_s, tiesJson(lineUps.ties)}}),
                  columns, tableOf(event, lineUps)};
}

Result<Answer> rulesetWhatIfStageAnswer(const Event& supposed, const Event& actual,
                                        const Name& stage, const Asked& asked) {
    const auto& stages = std::get<RulesetPlay>(supposed.play).ruleset.stages;
    return stages.back().name == stage ? whatIfPlacesAnswer(supposed, actual, stage, asked)
                                       : stagesAnswer(supposed, asked);
}

namespace {

/// Text that is not a name is the name of no stage.
Name stageNamed(const QString& typed) {
    return Name::fromText(typed).value_or(Name::placeholder());
}

DrawOption optionOf(SplitKind kind, std::vector<int> sizes, const GameLengths& lengths) {
    DrawOption option{.kind = kind, .sizes = std::move(sizes)};
    option.minutes = lengths.expected(option.sizes);
    return option;
}

} // namespace

Result<SeatedStage> seatedStage(const Event& event, const StageAsked& asked) {
    const auto draw
        = drawStage(event, {stageNamed(asked.stage), asked.seed, asked.redraw, {}, asked.sizes});
    if (!draw)
        return tl::unexpected(draw.error());
    return SeatedStage{stageDrawAnswer(event, draw->stage, draw->seed, draw->games),
                       setTables(event, draw->stage, draw->seed, draw->games)};
}

Result<Answer> stageOptionsAnswer(const Event& event, const QString& stage,
                                  const GameLengths& lengths) {
    const auto draw = drawStage(event, {stageNamed(stage), 0, true});
    if (!draw)
        return tl::unexpected(draw.error());
    std::vector<int> sizes; // without byes
    for (const Game& game : draw->games) {
        if (!isBye(game))
            sizes.push_back(static_cast<int>(startersOf(game)));
    }
    std::vector<DrawOption> options{optionOf(SplitKind::Default, sizes, lengths)};
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const StageRule& rule = *findStageRule(ruleset, draw->stage);
    if (rule.name == ruleset.stages.back().name) // the final is a single table
        return stageOptionsAnswer(draw->stage, options);
    const Count players(std::accumulate(sizes.begin(), sizes.end(), 0));
    for (const OtherGroups& other : tableGroupsOffered(players, sizesOf(ruleset, rule)).others) {
        if (other.out < 0) // H8 gives byes to players without a table
            options.push_back(optionOf(SplitKind::Missing, other.groups, lengths));
    }
    return stageOptionsAnswer(draw->stage, options);
}

namespace {

Json orNull(const std::optional<qint64>& number) {
    return number ? Json(*number) : Json();
}

Json orNull(const std::optional<VenueTime>& time) {
    return time ? Json(time->text()) : Json();
}

Json sizesJson(const std::vector<int>& tables) {
    Json::List sizes;
    for (const int size : tables)
        sizes.emplace_back(size);
    return Json(std::move(sizes));
}

/// As in `groups`.
Json othersJson(const std::vector<OtherGroups>& others) {
    Json::List list;
    for (const OtherGroups& other : others) {
        list.emplace_back(Json::Object{{u"sizes"_s, sizesJson(other.groups)},
                                       {u"out"_s, Json(other.out)},
                                       {u"kind"_s, Json(other.out > 0 ? u"out"_s : u"missing"_s)}});
    }
    return Json(std::move(list));
}

void addRound(Json::Object& object, int players, const std::vector<int>& tables) {
    object.push_back({u"players"_s, Json(players)});
    object.push_back({u"tables"_s, Json(static_cast<qint64>(tables.size()))});
    object.push_back({u"sizes"_s, sizesJson(tables)});
}

void addTimes(Json::Object& object, const PlannedRound& round) {
    object.push_back({u"minutes"_s, orNull(round.minutes)});
    object.push_back({u"start"_s, orNull(round.start)});
    object.push_back({u"end"_s, orNull(round.end())});
}

Json heatJson(const PlannedRound& heat, size_t position) {
    Json::Object object{{u"heat"_s, Json(static_cast<qint64>(position) + 1)}};
    addRound(object, heat.players, heat.tables);
    if (heat.byes > 0)
        object.push_back({u"byes"_s, Json(heat.byes)});
    object.push_back({u"alternatives"_s, othersJson(heat.others)});
    addTimes(object, heat);
    return Json(std::move(object));
}

Json stageJson(const PlannedStage& stage) {
    Json::Object object{{u"name"_s, Json(stage.name.text())},
                        {u"held"_s, Json(stage.held)},
                        {u"qualified"_s, Json(stage.qualified)}};
    addRound(object, stage.round.players, stage.round.tables);
    object.push_back({u"byes"_s, Json(stage.round.byes)});
    object.push_back({u"goOn"_s, Json(stage.goOn)});
    addTimes(object, stage.round);
    return Json(std::move(object));
}

Json roundsJson(const std::vector<EliminationRound>& rounds) {
    Json::List list;
    for (const EliminationRound& round : rounds) {
        Json::Object object;
        addRound(object, round.players, round.tables);
        object.push_back({u"goOn"_s, Json(round.goOn)});
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

QString tableOf(const PlanTexts& texts) {
    Json::List rows;
    for (const PlanLine& line : texts.lines) {
        rows.emplace_back(Json::Object{{u"round"_s, Json(line.round)},
                                       {u"players"_s, Json(line.players)},
                                       {u"tables"_s, Json(line.tables)},
                                       {u"sizes"_s, Json(line.sizes)},
                                       {u"goOn"_s, Json(line.goOn)},
                                       {u"start"_s, Json(line.start)},
                                       {u"end"_s, Json(line.end)}});
    }
    const QString table = textTable(gridOf(Json(std::move(rows)), {{u"round"_s},
                                                                   {u"players"_s},
                                                                   {u"tables"_s},
                                                                   {u"sizes"_s},
                                                                   {u"goOn"_s},
                                                                   {u"start"_s},
                                                                   {u"end"_s}}));
    return table + u'\n' + texts.sentences.join(u'\n') + u'\n';
}

Columns columnsOf(std::initializer_list<const char*> names) {
    Columns columns;
    for (const char* name : names)
        columns.push_back({QString::fromLatin1(name)});
    return columns;
}

} // namespace

Answer planAnswer(const Language& language, const Ruleset& ruleset, const EventPlan& plan) {
    Json::List heats;
    for (size_t i = 0; i < plan.heats.size(); ++i)
        heats.push_back(heatJson(plan.heats[i], i));
    Json::List stages;
    for (const PlannedStage& stage : plan.stages)
        stages.push_back(stageJson(stage));
    Json value{Json::Object{{u"ruleset"_s, Json(ruleset.name.text())},
                            {u"heats"_s, Json(std::move(heats))},
                            {u"field"_s, Json(plan.field)},
                            {u"fieldAssumed"_s, Json(plan.isFieldAssumed)},
                            {u"winners"_s, plan.winners ? Json(*plan.winners) : Json()},
                            {u"winnersAssumed"_s, Json(plan.areWinnersAssumed)},
                            {u"stages"_s, Json(std::move(stages))},
                            {u"tableMinutes"_s, orNull(plan.tableMinutes)},
                            {u"playerMinutes"_s, orNull(plan.playerMinutes)}}};
    return {std::move(value),
            columnsOf({"ruleset",
                       "heats.heat",
                       "heats.players",
                       "heats.tables",
                       "heats.sizes",
                       "heats.alternatives.sizes",
                       "heats.alternatives.out",
                       "heats.alternatives.kind",
                       "heats.minutes",
                       "heats.start",
                       "heats.end",
                       "field",
                       "fieldAssumed",
                       "winners",
                       "winnersAssumed",
                       "stages.name",
                       "stages.held",
                       "stages.qualified",
                       "stages.players",
                       "stages.tables",
                       "stages.sizes",
                       "stages.byes",
                       "stages.goOn",
                       "stages.minutes",
                       "stages.start",
                       "stages.end",
                       "tableMinutes",
                       "playerMinutes"}),
            tableOf(planTexts(language, ruleset, plan))};
}

Answer eliminationAnswer(const Language& language, const EliminationAsked& asked) {
    const EliminationPlan plan = eliminationPlan(asked.players, asked.sizes, asked.advance);
    Json::List choices;
    for (const EliminationChoice& choice : plan.choices) {
        choices.emplace_back(Json::Object{{u"round"_s, Json(static_cast<qint64>(choice.round) + 1)},
                                          {u"full"_s, Json(choice.isFull)},
                                          {u"rounds"_s, roundsJson(choice.chain.rounds)}});
    }
    Json::List sizes;
    for (const ListedSize size : asked.sizes)
        sizes.emplace_back(size.value());
    std::optional<qint64> tableMinutes;
    std::optional<qint64> playerMinutes;
    if (asked.minutes) {
        tableMinutes = plan.usual.tables() * asked.minutes->value();
        playerMinutes = plan.usual.seats() * asked.minutes->value();
    }
    Json value{Json::Object{{u"players"_s, Json(asked.players.value())},
                            {u"sizes"_s, Json(std::move(sizes))},
                            {u"advance"_s, Json(asked.advance.value())},
                            {u"rounds"_s, roundsJson(plan.usual.rounds)},
                            {u"full"_s, Json(plan.isUsualFull)},
                            {u"finalListed"_s, Json(plan.usual.isFinalListed)},
                            {u"left"_s, Json(plan.usual.left)},
                            {u"alternatives"_s, othersJson(plan.usual.offered)},
                            {u"choices"_s, Json(std::move(choices))},
                            {u"tableMinutes"_s, orNull(tableMinutes)},
                            {u"playerMinutes"_s, orNull(playerMinutes)}}};
    return {std::move(value),
            columnsOf({"players",
                       "sizes",
                       "advance",
                       "rounds.players",
                       "rounds.tables",
                       "rounds.sizes",
                       "rounds.goOn",
                       "full",
                       "finalListed",
                       "left",
                       "alternatives.sizes",
                       "alternatives.out",
                       "alternatives.kind",
                       "choices.round",
                       "choices.full",
                       "choices.rounds.players",
                       "choices.rounds.tables",
                       "choices.rounds.sizes",
                       "choices.rounds.goOn",
                       "tableMinutes",
                       "playerMinutes"}),
            tableOf(eliminationTexts(language, plan, asked.minutes))};
}

} // namespace mentat
