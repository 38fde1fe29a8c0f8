#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/shared/event_choice.h"
#include "model/document/codec.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct DecidedBy {
    QString operator()(const ByPoints&) const { return u"qp"_s; }
    QString operator()(const ByGame&) const { return u"games"_s; }
    QString operator()(const ByValue& by) const { return idOf(by.value); }
    QString operator()(const ByRoll&) const { return u"roll"_s; }
    QString operator()(const NotSeparated&) const { return u"tie"_s; }
    QString operator()(const IsLast&) const { return u"last"_s; }
    // Of a final only.
    QString operator()(const ByDropoutTurn&) const { return {}; }
    QString operator()(const ByKind&) const { return {}; }
};

Json rankJson(const std::optional<Place>& rank) {
    return rank ? Json(rank->value()) : Json();
}

Json bestJson(const std::optional<BestGame>& best) {
    if (!best)
        return {};
    Json::Object object{{u"heat"_s, Json(best->heat.value())},
                        {u"table"_s, Json(best->table.value())},
                        {u"qp"_s, Codec<QualificationPoints>::write(best->qp)}};
    for (const EndValue value : allEndValues)
        object.push_back({QString(idOf(value)), amountJson(best->values.at(value))});
    return Json(std::move(object));
}

Json::Object rowOf(const Standing& row, const Names& names) {
    return {{u"rank"_s, rankJson(row.rank)},
            {u"player"_s, Json(row.player.text())},
            {u"name"_s, Json(names(row.player))},
            {u"qp"_s, Codec<QualificationPoints>::write(row.qp)},
            {u"gameQps"_s, Codec<std::vector<QualificationPoints>>::write(row.gameQps)},
            {u"best"_s, bestJson(row.best)},
            {u"decidedBy"_s, row.rank ? Json(std::visit(DecidedBy(), row.fromNext)) : Json()},
            {u"tied"_s, Json(row.tied)},
            {u"status"_s, Json(idOf(row.status))}};
}

/// The rows, where asked for each with why it stands before the next.
std::vector<Json::Object> rowsOf(const Event& event, const Standings& standings,
                                 const Asked& asked) {
    const Names names(event);
    std::vector<Json::Object> rows;
    const auto& ranked = standings.ranked;
    for (size_t i = 0; i < ranked.size(); ++i) {
        rows.push_back(rowOf(ranked[i], names));
        if (asked.explained) {
            const bool isLast = i + 1 == ranked.size();
            rows.back().push_back(
                {u"why"_s,
                 Json(isLast ? QString()
                             : asked.wording.standing(ranked[i], ranked[i + 1].player,
                                                      event.settings.tieBreakValues, names))});
        }
    }
    for (const Standing& row : standings.disqualified) {
        rows.push_back(rowOf(row, names));
        if (asked.explained)
            rows.back().push_back({u"why"_s, Json(QString())});
    }
    return rows;
}

Answer answerOf(std::vector<Json::Object> rows) {
    Json::List list;
    for (Json::Object& row : rows)
        list.emplace_back(std::move(row));
    Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}, {u"qp"_s}, {u"gameQps"_s}};
    for (const auto* key : {"heat", "table", "qp", "strongholds", "tokens", "spice", "cards"})
        columns.push_back({u"best."_s + QLatin1StringView(key)});
    for (const auto* key : {"decidedBy", "tied", "status"})
        columns.push_back({QString::fromLatin1(key)});
    columns.push_back({u"was"_s, GridColumn::Shown::WherePresent});
    columns.push_back(reasonColumn());
    return {Json(std::move(list)), columns};
}

} // namespace

Result<Answer> standingsAnswer(const Event& event, const Asked& asked) {
    const auto standings = scoringFormatOf(event).standings;
    if (!standings)
        return tl::unexpected(otherRules(event));
    return answerOf(rowsOf(event, standings(event), asked));
}

Result<Answer> whatIfAnswer(const Event& supposed, const Event& actual, const Asked& asked) {
    const auto standings = scoringFormatOf(supposed).standings;
    if (!standings)
        return tl::unexpected(otherRules(supposed));
    std::unordered_map<PlayerId, std::optional<Place>> ranks;
    for (const Standing& row : standings(actual).ranked)
        ranks.emplace(row.player, row.rank);
    const Standings would = standings(supposed);
    auto rows = rowsOf(supposed, would, {asked.wording, false});
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto& row = i < would.ranked.size() ? would.ranked[i]
                                                  : would.disqualified[i - would.ranked.size()];
        rows[i].push_back({u"was"_s, rankJson(ranks[row.player])});
    }
    return answerOf(std::move(rows));
}

} // namespace mentat
