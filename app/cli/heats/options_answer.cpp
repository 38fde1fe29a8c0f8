#include "app/cli/heats/seat_answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

template <class Number>
Json numbersJson(const std::vector<Number>& numbers) {
    Json::List list;
    for (const Number number : numbers)
        list.emplace_back(static_cast<qint64>(number));
    return Json(std::move(list));
}

Json optionJson(const DrawOption& option) {
    std::vector<size_t> expansionTables;
    for (size_t tables = 0; tables <= option.mostExpansionTables; ++tables)
        expansionTables.push_back(tables);
    Json::Object object{{u"sizes"_s, numbersJson(option.sizes)},
                        {u"kind"_s, Json(idOf(option.kind))},
                        {u"out"_s, Json(static_cast<qint64>(option.leftOut.size()))},
                        {u"expansionTables"_s, numbersJson(expansionTables)},
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

/// key: "heat", "stage"; round: which one.
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
