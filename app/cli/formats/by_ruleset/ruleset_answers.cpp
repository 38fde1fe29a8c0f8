#include "app/cli/formats/by_ruleset/ruleset_answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json valueJson(const OrderValue& value) {
    if (const auto* number = std::get_if<Exact>(&value))
        return Json(number->text());
    const auto* list = std::get_if<std::vector<Exact>>(&value);
    if (!list)
        return {};
    Json::List texts;
    for (const Exact& number : *list)
        texts.emplace_back(number.text());
    return Json(std::move(texts));
}

Json valuesJson(const RulesetStanding& row, const Ruleset& ruleset) {
    Json::List values;
    for (size_t i = 0; i < row.values.size(); ++i) {
        values.emplace_back(Json::Object{{u"by"_s, Json(idOf(orderBy(ruleset.order[i])))},
                                         {u"value"_s, valueJson(row.values[i])}});
    }
    return Json(std::move(values));
}

Json::Object rowOf(const RulesetStanding& row, const Ruleset& ruleset, const Names& names) {
    return {{u"rank"_s, row.rank ? Json(row.rank->value()) : Json()},
            {u"player"_s, Json(row.player.text())},
            {u"name"_s, Json(names(row.player))},
            {u"values"_s, valuesJson(row, ruleset)},
            {u"decidedBy"_s, row.rank ? Json(decidedBy(row.fromNext, ruleset)) : Json()},
            {u"tied"_s, Json(row.tied)},
            {u"status"_s, Json(idOf(row.status))}};
}

/// Those who are disqualified last.
std::vector<Json::Object> rowsOf(const RulesetStandings& standings, const Ruleset& ruleset,
                                 const Names& names) {
    std::vector<Json::Object> rows;
    for (const auto* list : {&standings.ranked, &standings.disqualified}) {
        for (const RulesetStanding& row : *list)
            rows.push_back(rowOf(row, ruleset, names));
    }
    return rows;
}

void addLastColumns(Columns& columns) {
    for (const auto* key : {"decidedBy", "tied", "status"})
        columns.push_back({QString::fromLatin1(key)});
    columns.push_back({u"was"_s, GridColumn::Shown::WherePresent});
    columns.push_back(reasonColumn());
}

/// A column for each key in place of the list of values.
QString tableOf(const Json::List& rows, const Ruleset& ruleset, const Wording& wording) {
    Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}};
    std::vector<QString> heads;
    for (size_t i = 0; i < ruleset.order.size(); ++i) {
        const QString name = orderKeyName(wording.language(), orderBy(ruleset.order[i]));
        const auto alike = std::ranges::count(heads, name);
        heads.push_back(name);
        columns.push_back({alike == 0 ? name : name + u" %1"_s.arg(alike + 1)});
    }
    addLastColumns(columns);
    Json::List flat;
    for (const Json& row : rows) {
        Json::Object cells = *row.object();
        const Json::List& values = *row.find(u"values")->list();
        for (size_t i = 0; i < ruleset.order.size(); ++i) {
            const Json* value = i < values.size() ? values[i].find(u"value") : nullptr;
            cells.push_back({columns[3 + i].path, value ? *value : Json()});
        }
        flat.emplace_back(std::move(cells));
    }
    return textTable(gridOf(Json(std::move(flat)), columns));
}

Answer answerOf(std::vector<Json::Object> rows, const Ruleset& ruleset, const Wording& wording) {
    Json::List list;
    for (Json::Object& row : rows)
        list.emplace_back(std::move(row));
    Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}, {u"values.by"_s}, {u"values.value"_s}};
    addLastColumns(columns);
    QString table = tableOf(list, ruleset, wording);
    return {Json(std::move(list)), columns, std::move(table)};
}

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
                             {u"tables"_s, Json(std::move(tables))}});
}

/// A line for each player of a list, for each of a tie, and for a stage that is not held.
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
        for (size_t i = 0; i < stage.tables.size(); ++i)
            lines.add(name, u"table %1"_s.arg(i + 1), stage.tables[i]);
    }
    for (const StageTie& tie : lineUps.ties)
        lines.add(tie.stage ? tie.stage->text() : QString(), u"tie ("_s + idOf(tie.matters) + u')',
                  tie.players);
    return std::move(lines).table();
}

} // namespace

Result<Answer> rulesetStandingsAnswer(const Event& event, const Asked& asked) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const RulesetStandings standings = rulesetStandings(event);
    const Names names(event);
    const auto& ranked = standings.ranked;
    std::vector<Json::Object> rows = rowsOf(standings, ruleset, names);
    for (size_t i = 0; asked.explained && i < rows.size(); ++i) {
        const bool hasNext = i + 1 < ranked.size();
        rows[i].push_back(
            {u"why"_s, Json(hasNext ? rulesetStandingReason(asked.wording.language(), ruleset,
                                                            ranked[i], ranked[i + 1], names)
                                    : QString())});
    }
    return answerOf(std::move(rows), ruleset, asked.wording);
}

Result<Answer> rulesetWhatIfAnswer(const Event& supposed, const Event& actual, const Asked& asked) {
    const Ruleset& ruleset = std::get<RulesetPlay>(supposed.play).ruleset;
    std::unordered_map<PlayerId, Place> ranks;
    for (const RulesetStanding& row : rulesetStandings(actual).ranked)
        ranks.emplace(row.player, *row.rank);
    const RulesetStandings would = rulesetStandings(supposed);
    std::vector<Json::Object> rows = rowsOf(would, ruleset, Names(supposed));
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto& row = i < would.ranked.size() ? would.ranked[i]
                                                  : would.disqualified[i - would.ranked.size()];
        const auto rank = ranks.find(row.player);
        rows[i].push_back({u"was"_s, rank == ranks.end() ? Json() : Json(rank->second.value())});
    }
    return answerOf(std::move(rows), ruleset, asked.wording);
}

Result<Answer> rulesetPlacementsAnswer(const Event& event, const Asked& asked) {
    const auto rows = explainedPlacements(event);
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const Names names(event);
    std::vector<Placement> placements;
    std::vector<QString> reasons;
    for (size_t i = 0; i < rows.size(); ++i) {
        placements.push_back(rows[i].placement);
        reasons.push_back(i + 1 == rows.size()
                              ? QString()
                              : rulesetPlacementReason(asked.wording.language(), ruleset, rows[i],
                                                       rows[i + 1], names));
    }
    if (!asked.explained)
        return placementsTold(event, placements);
    return placementsTold(event, placements, reasons);
}

Result<Answer> stagesAnswer(const Event& event, const Asked&) {
    const StageLineUps lineUps = stageLineUps(event);
    Json::List stages;
    for (const StageLineUp& stage : lineUps.stages)
        stages.push_back(stageJson(stage));
    Columns columns;
    for (const auto* key : {"name", "held", "qualifiers", "alternates", "lineup", "tables"})
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

} // namespace mentat
