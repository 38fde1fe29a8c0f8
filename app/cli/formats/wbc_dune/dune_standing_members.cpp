#include "app/cli/answers/parts.h"
#include "app/cli/formats/wbc_dune/dune_answers.h"
#include "model/document/codec.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// R4.2.
Json bestJson(const Standing& row) {
    if (!row.valuesFrom)
        return {};
    Json::Object object{{u"heat"_s, Json(row.valuesFrom->heat()->value())},
                        {u"table"_s, Json(row.valuesFrom->table.value())},
                        {u"qp"_s, Codec<QualificationPoints>::write(gamePointsOf(row).front())}};
    const EndValues values = bestValuesOf(row);
    for (const EndValue value : allEndValues)
        object.push_back({QString(idOf(value)), amountJson(values.at(value))});
    return Json(std::move(object));
}

} // namespace

Json::Object duneStandingMembers(const Standing& row) {
    return {{u"qp"_s, Codec<QualificationPoints>::write(pointsOf(row))},
            {u"gameQps"_s, Codec<std::vector<QualificationPoints>>::write(gamePointsOf(row))},
            {u"best"_s, bestJson(row)}};
}

QStringList duneStandingPaths() {
    QStringList paths{u"qp"_s, u"gameQps"_s};
    for (const auto* key : {"heat", "table", "qp", "strongholds", "tokens", "spice", "cards"})
        paths.append(u"best."_s + QLatin1StringView(key));
    return paths;
}

} // namespace mentat
