#include "app/cli/answers/parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

Json idsJson(const std::vector<PlayerId>& players) {
    Json::List ids;
    for (const PlayerId& player : players)
        ids.emplace_back(player.text());
    return Json(std::move(ids));
}

Json amountJson(const Amount& amount) {
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

} // namespace mentat
