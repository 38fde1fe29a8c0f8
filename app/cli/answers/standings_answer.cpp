#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/formats/answer_formats.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/event_choice.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json rankJson(const std::optional<Place>& rank) {
    return rank ? Json(rank->value()) : Json();
}

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

/// Standings as rows, with the members that the event's rules give them.
class StandingsTold {
public:
    StandingsTold(const Event& event, const Language& language)
        : m_members(answerFormatOf(event).standingMembers)
        , m_columns(standingWordsOf(event).columns(language, event))
        , m_names(event) {}

    /// In order, the disqualified last.
    [[nodiscard]] std::vector<Json::Object> rows(const Standings& standings) const {
        std::vector<Json::Object> rows;
        for (const auto* list : {&standings.ranked, &standings.disqualified}) {
            for (const Standing& standing : *list)
                rows.push_back(row(standing));
        }
        return rows;
    }
    [[nodiscard]] QString nameOf(const PlayerId& player) const { return m_names(player); }

    [[nodiscard]] Answer answer(std::vector<Json::Object> rows) const {
        Json::List list;
        for (Json::Object& row : rows)
            list.emplace_back(std::move(row));
        Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}};
        if (m_members.paths)
            std::ranges::transform(m_members.paths(), std::back_inserter(columns),
                                   [](const QString& path) { return GridColumn{path}; });
        else
            columns.insert(columns.end(), {{u"values.by"_s}, {u"values.value"_s}});
        addLastColumns(columns);
        if (m_members.paths)
            return {Json(std::move(list)), columns};
        QString table = tableByKey(list);
        return {Json(std::move(list)), columns, std::move(table)};
    }

private:
    [[nodiscard]] Json::Object row(const Standing& standing) const {
        Json::Object row{{u"rank"_s, rankJson(standing.rank)},
                         {u"player"_s, Json(standing.player.text())},
                         {u"name"_s, Json(m_names(standing.player))}};
        if (m_members.of)
            std::ranges::move(m_members.of(standing), std::back_inserter(row));
        else
            row.push_back({u"values"_s, valuesByKey(standing)});
        const Json decided = standing.rank ? Json(decidedBy(standing.fromNext, m_columns)) : Json();
        row.push_back({u"decidedBy"_s, decided});
        row.push_back({u"tied"_s, Json(standing.tied)});
        row.push_back({u"status"_s, Json(idOf(standing.status))});
        return row;
    }

    [[nodiscard]] Json valuesByKey(const Standing& standing) const {
        Json::List values;
        for (size_t key = 0; key < standing.values.size(); ++key) {
            values.emplace_back(Json::Object{{u"by"_s, Json(m_columns[key].word)},
                                             {u"value"_s, valueJson(standing.values[key])}});
        }
        return Json(std::move(values));
    }

    static void addLastColumns(Columns& columns) {
        for (const auto* key : {"decidedBy", "tied", "status"})
            columns.push_back({QString::fromLatin1(key)});
        columns.push_back({u"was"_s, GridColumn::Shown::WherePresent});
        columns.push_back(reasonColumn());
    }

    /// A column for each key in place of the list of values.
    [[nodiscard]] QString tableByKey(const Json::List& rows) const {
        Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}};
        for (const StandingColumn& column : m_columns) {
            columns.push_back({column.title});
            columns.back().path.front() = column.title.front().toLower();
        }
        addLastColumns(columns);
        Json::List flat;
        for (const Json& row : rows) {
            Json::Object cells = *row.object();
            const Json::List& values = *row.find(u"values")->list();
            for (size_t key = 0; key < m_columns.size(); ++key) {
                const Json* value = key < values.size() ? values[key].find(u"value") : nullptr;
                cells.push_back({columns[3 + key].path, value ? *value : Json()});
            }
            flat.emplace_back(std::move(cells));
        }
        return textTable(gridOf(Json(std::move(flat)), columns));
    }

    const StandingMembers& m_members;
    std::vector<StandingColumn> m_columns;
    Names m_names;
};

} // namespace

Result<Answer> standingsAnswer(const Event& event, const Asked& asked) {
    const auto compute = scoringFormatOf(event).standings;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const Standings standings = compute(event);
    const auto& ranked = standings.ranked;
    const StandingsTold told(event, asked.wording.language());
    std::vector<Json::Object> rows = told.rows(standings);
    const auto nameOf = [&](const PlayerId& player) { return told.nameOf(player); };
    for (size_t i = 0; asked.explained && i < rows.size(); ++i) {
        const bool hasNext = i + 1 < ranked.size();
        rows[i].push_back({u"why"_s, Json(hasNext ? asked.wording.standing(event, ranked[i],
                                                                           ranked[i + 1], nameOf)
                                                  : QString())});
    }
    return told.answer(std::move(rows));
}

Result<Answer> whatIfAnswer(const Event& supposed, const Event& actual, const Asked& asked) {
    const auto compute = scoringFormatOf(supposed).standings;
    if (!compute)
        return tl::unexpected(otherRules(supposed));
    std::unordered_map<PlayerId, std::optional<Place>> ranks;
    for (const Standing& row : compute(actual).ranked)
        ranks.emplace(row.player, row.rank);
    const Standings would = compute(supposed);
    const StandingsTold told(supposed, asked.wording.language());
    auto rows = told.rows(would);
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto& row = i < would.ranked.size() ? would.ranked[i]
                                                  : would.disqualified[i - would.ranked.size()];
        rows[i].push_back({u"was"_s, rankJson(ranks[row.player])});
    }
    return told.answer(std::move(rows));
}

} // namespace mentat
