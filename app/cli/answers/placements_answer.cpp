#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/event_choice.h"
#include "scoring/formats/scoring_format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json::Object rowOf(const Placement& row) {
    return {{u"place"_s, Json(row.place.value())},
            {u"player"_s, Json(row.player.text())},
            {u"tied"_s, Json(row.tied)},
            {u"laurels"_s, thousandthsJson(row.laurels)},
            {u"plaque"_s, Json(row.plaque)}};
}

/// last: the column behind those of the places.
Answer told(const Event& event, const std::vector<Placement>& placements,
            const std::vector<Json::Object>& rows, const GridColumn& last) {
    const Names names(event);
    Json::List bare;
    Json::List withNames;
    for (size_t i = 0; i < rows.size(); ++i) {
        Json::Object row = rows[i];
        bare.emplace_back(row);
        row.insert(row.begin() + 2, {u"name"_s, Json(names(placements[i].player))});
        withNames.emplace_back(std::move(row));
    }
    const Columns columns{{u"place"_s},   {u"player"_s}, {u"tied"_s},
                          {u"laurels"_s}, {u"plaque"_s}, last};
    Columns named = columns;
    named.insert(named.begin() + 2, {u"name"_s});
    return {Json(std::move(bare)), columns, textTable(gridOf(Json(std::move(withNames)), named))};
}

} // namespace

Result<Answer> placementsAnswer(const Event& event, const Asked& asked) {
    const auto compute = scoringFormatOf(event).placements;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const std::vector<Placement> placements = compute(event);
    const Names names(event);
    std::vector<Json::Object> rows;
    for (size_t i = 0; i < placements.size(); ++i) {
        rows.push_back(rowOf(placements[i]));
        if (!asked.explained)
            continue;
        const bool hasNext = i + 1 < placements.size();
        rows.back().push_back({u"why"_s, Json(hasNext ? asked.wording.placement(
                                                  event, placements[i], placements[i + 1], names)
                                                      : QString())});
    }
    return told(event, placements, rows, reasonColumn());
}

Result<Answer> whatIfPlacesAnswer(const Event& supposed, const Event& actual, const Name&,
                                  const Asked&) {
    const auto compute = scoringFormatOf(supposed).placements;
    if (!compute)
        return tl::unexpected(otherRules(supposed));
    const std::vector<Placement> now = compute(actual);
    const std::vector<Placement> would = compute(supposed);
    std::vector<Json::Object> rows;
    for (const Placement& row : would) {
        const auto known = std::ranges::find(now, row.player, &Placement::player);
        rows.push_back(rowOf(row));
        rows.back().push_back({u"was"_s, known == now.end() ? Json() : Json(known->place.value())});
    }
    return told(supposed, would, rows, {u"was"_s});
}

} // namespace mentat
