#include "app/cli/answers/parts.h"

#include "app/cli/output/output.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {

Json idsJson(const std::vector<PlayerId>& players) {
    Json::List ids;
    for (const PlayerId& player : players)
        ids.emplace_back(player.text());
    return Json(std::move(ids));
}

Json amountJson(const std::optional<qint64>& amount) {
    return amount ? Json(*amount) : Json();
}

Json numberOfThousandths(qint64 thousandths) {
    if (thousandths % 1000 == 0)
        return Json(thousandths / 1000);
    return Json(static_cast<double>(thousandths) / 1000);
}

Json thousandthsJson(const Fraction& fraction) {
    return numberOfThousandths(fraction.thousandths());
}

GridColumn reasonColumn() {
    return {u"why"_s, GridColumn::Shown::WherePresent};
}

Json decimalJson(const std::optional<double>& number) {
    if (!number)
        return Json();
    // Exactly half a thousandth may be slightly less as a double; it still rounds up.
    constexpr double asGoodAsHalf = 1e-9;
    return numberOfThousandths(
        static_cast<qint64>(std::floor(*number * 1000 + 0.5 + asGoodAsHalf)));
}

Json meanJson(const GameMean& mean, double scale) {
    std::optional<double> value = toDouble(mean.mean());
    if (value)
        *value *= scale;
    return Json(Json::Object{{u"mean"_s, decimalJson(value)},
                             {u"known"_s, Json(mean.known)},
                             {u"unknown"_s, Json(mean.unknown)}});
}

Json normalizedJson(const SideFigures& side) {
    return Json(Json::Object{{u"mean"_s, decimalJson(side.normalized.mean())},
                             {u"best"_s, decimalJson(toDouble(side.best))},
                             {u"known"_s, Json(side.normalized.known)},
                             {u"unknown"_s, Json(side.normalized.unknown)}});
}

Json::Object sideJson(const SideFigures& side) {
    const FigurePoint rate = winRate(side);
    const auto bound = [&](double Interval::*which) {
        return rate.interval ? decimalJson((*rate.interval).*which) : Json();
    };
    return {{u"faction"_s, Json(idOf(side.side))},
            {u"games"_s, Json(side.games)},
            {u"wins"_s, Json(side.wins)},
            {u"byDefault"_s, Json(side.byDefault)},
            {u"withoutDefaults"_s, Json(side.winsWithoutDefaults())},
            {u"adjudicated"_s, Json(side.adjudicated)},
            {u"rate"_s, decimalJson(rate.value)},
            {u"low"_s, bound(&Interval::low)},
            {u"high"_s, bound(&Interval::high)},
            {u"normalized"_s, normalizedJson(side)}};
}

Json sidesJson(const std::vector<SideFigures>& sides) {
    Json::List list;
    for (const SideFigures& side : sides)
        list.emplace_back(sideJson(side));
    return Json(std::move(list));
}

void addColumns(Columns& columns, const QString& path, const QStringList& keys) {
    for (const QString& key : keys)
        columns.push_back({path + key});
}

Columns keyed(const QStringList& keys) {
    Columns columns;
    addColumns(columns, {}, keys);
    return columns;
}

void addMeanColumns(Columns& columns, const QString& path) {
    addColumns(columns, path, {u"mean"_s, u"known"_s, u"unknown"_s});
}

void addSideColumns(Columns& columns, const QString& path) {
    addColumns(columns, path,
               {u"faction"_s, u"games"_s, u"wins"_s, u"byDefault"_s, u"withoutDefaults"_s,
                u"adjudicated"_s, u"rate"_s, u"low"_s, u"high"_s});
    addColumns(columns, path + u"normalized."_s, {u"mean"_s, u"best"_s, u"known"_s, u"unknown"_s});
}

QString listTable(const QString& heading, const Json& list, const Columns& columns) {
    if (!list.list() || list.list()->empty())
        return {};
    return u'\n' + heading + u'\n' + textTable(gridOf(list, columns));
}

Json unfolded(const Json& list, const QStringList& parents, const QString& key) {
    Json::List all;
    for (const Json& parent : *list.list()) {
        for (const Json& element : *parent.find(key)->list()) {
            Json::Object row;
            for (const QString& member : parents)
                row.push_back({member, *parent.find(member)});
            for (const Json::Member& member : *element.object()) {
                if (!parents.contains(member.key))
                    row.push_back(member);
            }
            all.emplace_back(std::move(row));
        }
    }
    return Json(std::move(all));
}

QString turnedTable(const std::vector<HeadedObject>& objects, const Columns& columns) {
    Grid turned{{u"figure"_s}, {}};
    for (const GridColumn& column : columns)
        turned.rows.push_back({GridCell{column.path, false, true, false}});
    for (const HeadedObject& one : objects) {
        if (one.object.isNull())
            continue;
        turned.header.push_back(one.heading);
        const Grid grid = gridOf(one.object, columns);
        for (size_t i = 0; i < columns.size(); ++i)
            turned.rows[i].push_back(grid.rows.front()[i]);
    }
    return textTable(turned);
}

} // namespace mentat
