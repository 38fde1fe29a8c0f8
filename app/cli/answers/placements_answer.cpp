#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/event_choice.h"
#include "scoring/formats/scoring_format.h"

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

std::vector<QString> reasonsOf(const std::vector<Placement>& rows, const Asked& asked,
                               const Names& names) {
    std::vector<QString> reasons;
    for (size_t i = 0; i < rows.size(); ++i)
        reasons.push_back(i + 1 == rows.size()
                              ? QString()
                              : asked.wording.placement(rows[i], rows[i + 1], names));
    return reasons;
}

} // namespace

Result<Answer> placementsAnswer(const Event& event, const Asked& asked) {
    const auto compute = scoringFormatOf(event).placements;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const std::vector<Placement> placements = compute(event);
    if (!asked.explained)
        return placementsTold(event, placements);
    return placementsTold(event, placements, reasonsOf(placements, asked, Names(event)));
}

Answer placementsTold(const Event& event, const std::vector<Placement>& placements,
                      const std::optional<std::vector<QString>>& reasons) {
    const Names names(event);
    Json::List rows;
    Json::List rowsWithNames;
    for (size_t i = 0; i < placements.size(); ++i) {
        Json::Object row = rowOf(placements[i]);
        if (reasons)
            row.push_back({u"why"_s, Json((*reasons)[i])});
        rows.emplace_back(row);
        row.insert(row.begin() + 2, {u"name"_s, Json(names(placements[i].player))});
        rowsWithNames.emplace_back(std::move(row));
    }
    Columns columns{{u"place"_s},   {u"player"_s}, {u"tied"_s},
                    {u"laurels"_s}, {u"plaque"_s}, reasonColumn()};
    Columns withNames = columns;
    withNames.insert(withNames.begin() + 2, {u"name"_s});
    return {Json(std::move(rows)), columns,
            textTable(gridOf(Json(std::move(rowsWithNames)), withNames))};
}

} // namespace mentat
