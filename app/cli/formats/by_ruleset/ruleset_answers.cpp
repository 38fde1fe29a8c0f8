#include "app/cli/formats/by_ruleset/ruleset_answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"

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
