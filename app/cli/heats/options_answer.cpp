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

} // namespace

Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options) {
    Json::List rows;
    for (const DrawOption& option : options)
        rows.push_back(optionJson(option));
    const Json list(rows);
    Columns columns{{u"sizes"_s},           {u"kind"_s},    {u"out"_s},
                    {u"expansionTables"_s}, {u"minutes"_s}, {u"bound"_s}};
    columns.push_back({u"leftOut"_s, GridColumn::Shown::WherePresent});
    columns.push_back({u"standby"_s, GridColumn::Shown::WherePresent});
    Columns dotted{{u"heat"_s}};
    for (const GridColumn& column : columns)
        dotted.push_back({u"options."_s + column.path, column.shown});
    return {Json(Json::Object{{u"heat"_s, Json(heat.value())}, {u"options"_s, list}}), dotted,
            textTable(gridOf(list, columns))};
}

} // namespace mentat
