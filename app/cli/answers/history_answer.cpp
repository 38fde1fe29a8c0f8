#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "model/document/codec.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json numberOrNull(const std::optional<int>& number) {
    return number ? Json(*number) : Json();
}

Json laurelsJson(const std::optional<Fraction>& laurels) {
    return laurels ? thousandthsJson(*laurels) : Json();
}

Json sideIds(const std::vector<Side>& sides) {
    Json::List list;
    for (const Side side : sides)
        list.emplace_back(idOf(side));
    return Json(std::move(list));
}

class HistoryJson {
public:
    explicit HistoryJson(const History& history) : m_history(history) {}

    [[nodiscard]] Json value() const {
        Json::List years;
        for (const HistoryYear& year : m_history.years)
            years.emplace_back(yearJson(year));
        Json::List careers;
        for (const Career& career : m_history.careers) {
            if (!career.years.empty())
                careers.emplace_back(careerJson(career));
        }
        Json::List sides;
        for (const SideHistory& side : m_history.sides)
            sides.emplace_back(sideLine(side));
        return Json(Json::Object{{u"years"_s, Json(std::move(years))},
                                 {u"careers"_s, Json(std::move(careers))},
                                 {u"factions"_s, Json(std::move(sides))}});
    }

private:
    [[nodiscard]] Json nameOf(size_t career) const {
        return Json(m_history.careers[career].who.name);
    }

    [[nodiscard]] Json::Object yearJson(const HistoryYear& year) const {
        Json::List finalists;
        for (const HistoryFinalist& one : year.finalists)
            finalists.emplace_back(
                Json::Object{{u"place"_s, Json(one.place.value())},
                             {u"name"_s, nameOf(one.career)},
                             {u"tied"_s, Json(one.tied)},
                             {u"faction"_s, one.side ? Json(idOf(*one.side)) : Json()},
                             {u"laurels"_s, laurelsJson(one.laurels)}});
        Json::List awards;
        for (const HistoryAward& award : year.awards) {
            Json::List names;
            for (const size_t career : award.careers)
                names.push_back(nameOf(career));
            awards.emplace_back(Json::Object{{u"faction"_s, Json(idOf(award.side))},
                                             {u"normalized"_s, thousandthsJson(award.normalized)},
                                             {u"names"_s, Json(std::move(names))}});
        }
        return {{u"event"_s, Json(year.id.number())},
                {u"name"_s, Json(year.name.text())},
                {u"year"_s, Json(year.year.value())},
                {u"summary"_s, Json(year.isSummary)},
                {u"counted"_s, Json(!year.isDouble)},
                {u"players"_s, numberOrNull(year.players)},
                {u"games"_s, numberOrNull(year.games)},
                {u"playerStarts"_s, numberOrNull(year.playerStarts)},
                {u"turns"_s, decimalJson(year.turns)},
                {u"hours"_s, decimalJson(year.hours)},
                {u"withoutTime"_s, year.isSummary ? Json() : Json(year.withoutTime)},
                {u"adjudicated"_s, numberOrNull(year.adjudicated)},
                {u"cut"_s, year.cut ? Codec<QualificationPoints>::write(*year.cut) : Json()},
                {u"champion"_s, year.champion ? nameOf(*year.champion) : Json()},
                {u"finalists"_s, Json(std::move(finalists))},
                {u"bestFactions"_s, Json(std::move(awards))},
                {u"source"_s, year.source ? Json(*year.source) : Json()}};
    }

    [[nodiscard]] Json::Object careerJson(const Career& career) const {
        Json::List years;
        for (const CareerYear& year : career.years)
            years.emplace_back(careerYearJson(year));
        return {{u"name"_s, Json(career.who.name)},
                {u"from"_s, career.who.from ? Json(*career.who.from) : Json()},
                {u"years"_s, Json(qint64(career.years.size()))},
                {u"heats"_s, Json(career.heats)},
                {u"games"_s, Json(career.games)},
                {u"wins"_s, Json(career.wins)},
                {u"finals"_s, Json(career.finals)},
                {u"titles"_s, Json(career.titles)},
                {u"laurels"_s, thousandthsJson(career.laurels)},
                {u"bestFactions"_s, Json(career.awards)},
                {u"byYear"_s, Json(std::move(years))}};
    }

    [[nodiscard]] Json::Object careerYearJson(const CareerYear& year) const {
        const HistoryYear& line = m_history.years[year.year];
        // A summary has no facts about heats.
        const auto played = [&](Json value) { return line.isSummary ? Json() : std::move(value); };
        return {{u"event"_s, Json(line.id.number())},
                {u"year"_s, Json(line.year.value())},
                {u"heats"_s, played(Json(year.heats))},
                {u"games"_s, played(Json(year.games))},
                {u"wins"_s, played(Json(year.wins))},
                {u"qp"_s, played(Codec<QualificationPoints>::write(year.points))},
                {u"final"_s, Json(year.isInFinal)},
                {u"place"_s, year.place ? Json(year.place->value()) : Json()},
                {u"title"_s, Json(year.hasTitle)},
                {u"laurels"_s, laurelsJson(year.laurels)},
                {u"bestFactions"_s, sideIds(year.awards)}};
    }

    [[nodiscard]] Json::Object sideLine(const SideHistory& side) const {
        Json::Object object = sideJson(side.figures);
        Json::List records;
        for (const SideHistory::Record& record : side.records)
            records.emplace_back(
                Json::Object{{u"name"_s, nameOf(record.career)},
                             {u"year"_s, Json(m_history.years[record.year].year.value())}});
        object.push_back({u"titles"_s, Json(side.titles)});
        object.push_back({u"record"_s, Json(std::move(records))});
        return object;
    }

    const History& m_history;
};

void addYearColumns(Columns& columns, const QString& path) {
    addColumns(columns, path,
               {u"event"_s, u"name"_s, u"year"_s, u"summary"_s, u"counted"_s, u"players"_s,
                u"games"_s, u"playerStarts"_s, u"turns"_s, u"hours"_s, u"withoutTime"_s,
                u"adjudicated"_s, u"cut"_s, u"champion"_s});
}

void addCareerColumns(Columns& columns, const QString& path) {
    addColumns(columns, path,
               {u"name"_s, u"from"_s, u"years"_s, u"heats"_s, u"games"_s, u"wins"_s, u"finals"_s,
                u"titles"_s, u"laurels"_s, u"bestFactions"_s});
}

void addSideLineColumns(Columns& columns, const QString& path) {
    addSideColumns(columns, path);
    addColumns(columns, path, {u"titles"_s});
    addColumns(columns, path + u"record."_s, {u"name"_s, u"year"_s});
}

const QStringList& finalistKeys() {
    static const QStringList keys{u"place"_s, u"name"_s, u"tied"_s, u"faction"_s, u"laurels"_s};
    return keys;
}

const QStringList& awardKeys() {
    static const QStringList keys{u"faction"_s, u"normalized"_s, u"names"_s};
    return keys;
}

const QStringList& careerYearKeys() {
    static const QStringList keys{u"event"_s, u"year"_s,    u"heats"_s,       u"games"_s,
                                  u"wins"_s,  u"qp"_s,      u"final"_s,       u"place"_s,
                                  u"title"_s, u"laurels"_s, u"bestFactions"_s};
    return keys;
}

Columns historyColumns() {
    Columns columns;
    addYearColumns(columns, u"years."_s);
    addColumns(columns, u"years.finalists."_s, finalistKeys());
    addColumns(columns, u"years.bestFactions."_s, awardKeys());
    addColumns(columns, u"years."_s, {u"source"_s});
    addCareerColumns(columns, u"careers."_s);
    addColumns(columns, u"careers.byYear."_s, careerYearKeys());
    addSideLineColumns(columns, u"factions."_s);
    return columns;
}

/// Fields only in a history with awards (History::hasAwards).
bool isOfAwards(const QString& path) {
    static const QStringList keys{u"adjudicated"_s,  u"cut"_s, u"faction"_s,
                                  u"bestFactions"_s, u"qp"_s,  u"factions"_s};
    const QStringList steps = path.split(u'.');
    return std::ranges::any_of(steps, [](const QString& step) { return keys.contains(step); });
}

Json withoutAwards(const Json& value) {
    if (const Json::List* list = value.list()) {
        Json::List rest;
        for (const Json& element : *list)
            rest.push_back(withoutAwards(element));
        return Json(std::move(rest));
    }
    if (const Json::Object* object = value.object()) {
        Json::Object rest;
        for (const Json::Member& member : *object) {
            if (!isOfAwards(member.key))
                rest.push_back({member.key, withoutAwards(member.value)});
        }
        return Json(std::move(rest));
    }
    return value;
}

/// The columns that this history's rows have.
Columns shownOf(const Json& value, Columns columns) {
    if (!value.find(u"factions"))
        std::erase_if(columns, [](const GridColumn& column) { return isOfAwards(column.path); });
    return columns;
}

QString historyTable(const Json& value) {
    const Json& allYears = *value.find(u"years");
    const Json& allCareers = *value.find(u"careers");
    Columns years;
    addYearColumns(years, {});
    addColumns(years, {}, {u"source"_s});
    Columns careers;
    addCareerColumns(careers, {});
    Columns sides;
    addSideLineColumns(sides, {});
    const QStringList ofYear{u"event"_s, u"year"_s};
    const auto shown = [&](const Columns& columns) { return shownOf(value, columns); };
    QString text = listTable(u"Years"_s, allYears, shown(years))
                   + listTable(u"Finalists"_s, unfolded(allYears, ofYear, u"finalists"_s),
                               shown(keyed(ofYear + finalistKeys())));
    const Json* allSides = value.find(u"factions");
    if (allSides)
        text += listTable(u"Best Factions"_s, unfolded(allYears, ofYear, u"bestFactions"_s),
                          keyed(ofYear + awardKeys()));
    text += listTable(u"Careers"_s, allCareers, shown(careers))
            + listTable(u"Careers by year"_s, unfolded(allCareers, {u"name"_s}, u"byYear"_s),
                        shown(keyed(QStringList{u"name"_s} + careerYearKeys())));
    if (allSides)
        text += listTable(u"Factions"_s, *allSides, sides);
    return text.mid(1); // no blank line before the first
}

} // namespace

Answer historyAnswer(const History& history) {
    Json value = HistoryJson(history).value();
    Columns columns = historyColumns();
    if (!history.hasAwards) {
        value = withoutAwards(value);
        std::erase_if(columns, [](const GridColumn& column) { return isOfAwards(column.path); });
    }
    QString table = historyTable(value);
    return {std::move(value), std::move(columns), std::move(table)};
}

} // namespace mentat
