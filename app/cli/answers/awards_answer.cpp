#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/event_choice.h"
#include "model/document/codec.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json::Object winnerOf(const Performance& winner) {
    return {{u"player"_s, Json(winner.player.text())},
            {u"heat"_s, Json(winner.heat.value())},
            {u"table"_s, Json(winner.table.value())},
            {u"pp"_s, Codec<PerformancePoints>::write(winner.points)},
            {u"turns"_s, Json(winner.turns.value())},
            {u"players"_s, Json(winner.starters)}};
}

Json::Object frontOf(const Award& award) {
    const auto normalized = award.normalized();
    return {{u"faction"_s, Json(idOf(award.faction))},
            {u"normalized"_s, normalized ? thousandthsJson(*normalized) : Json()},
            {u"exact"_s, normalized ? Json(normalized->text()) : Json()}};
}

Json valueOf(const std::vector<Award>& awards, const Asked& asked, const Names& names) {
    Json::List list;
    for (const Award& award : awards) {
        Json::Object object = frontOf(award);
        Json::List winners;
        for (const Performance& winner : award.winners)
            winners.emplace_back(winnerOf(winner));
        object.push_back({u"winners"_s, Json(std::move(winners))});
        object.push_back({u"tied"_s, Json(award.tied)});
        object.push_back({u"decided"_s, Json(award.decided)});
        if (asked.explained)
            object.push_back({u"why"_s, Json(asked.wording.award(award, names))});
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

/// A line for each winner, with the name.
QString tableOf(const std::vector<Award>& awards, const Asked& asked, const Names& names) {
    Json::List rows;
    for (const Award& award : awards) {
        const Json::Object front = frontOf(award);
        const auto add = [&](const Performance* winner) {
            Json::Object row = front;
            if (winner) {
                row.push_back({u"name"_s, Json(names(winner->player))});
                const Json::Object more = winnerOf(*winner);
                row.insert(row.end(), more.begin(), more.end());
            }
            row.push_back({u"tied"_s, Json(award.tied)});
            row.push_back({u"decided"_s, Json(award.decided)});
            if (asked.explained)
                row.push_back({u"why"_s, Json(asked.wording.award(award, names))});
            rows.emplace_back(std::move(row));
        };
        for (const Performance& winner : award.winners)
            add(&winner);
        if (award.winners.empty())
            add(nullptr);
    }
    Columns columns;
    for (const auto* key : {"faction", "normalized", "exact", "player", "name", "heat", "table",
                            "pp", "turns", "players", "tied", "decided"})
        columns.push_back({QString::fromLatin1(key)});
    columns.push_back(reasonColumn());
    return textTable(gridOf(Json(std::move(rows)), columns));
}

} // namespace

Result<Answer> awardsAnswer(const Event& event, const Asked& asked) {
    const auto compute = scoringFormatOf(event).awards;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const Names names(event);
    const std::vector<Award> awards = compute(event);
    Columns columns{{u"faction"_s}, {u"normalized"_s}, {u"exact"_s}};
    for (const auto* key : {"player", "heat", "table", "pp", "turns", "players"})
        columns.push_back({u"winners."_s + QLatin1StringView(key)});
    columns.push_back({u"tied"_s});
    columns.push_back({u"decided"_s});
    columns.push_back(reasonColumn());
    return Answer{valueOf(awards, asked, names), columns, tableOf(awards, asked, names)};
}

} // namespace mentat
