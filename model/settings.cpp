#include "model/settings.h"

namespace mentat {

QpTable QpTable::standard() {
    const auto entry = [](int fiveOrSixHalves, int threeOrFourHalves) {
        return QpEntry{QualificationPoints::fromHalves(fiveOrSixHalves),
                       QualificationPoints::fromHalves(threeOrFourHalves)};
    };
    QpTable table;
    table.set(QpRow::Solo, entry(6, 3));
    table.set(QpRow::Alliance, entry(4, 2));
    table.set(QpRow::BgPrediction, entry(4, 2));
    table.set(QpRow::FremenDefault, entry(4, 2));
    table.set(QpRow::GuildDefault, entry(2, 1));
    table.set(QpRow::FremenDefaultAlliance, entry(2, 1));
    table.set(QpRow::GuildDefaultAlliance, entry(1, 1));
    table.set(QpRow::Adjudicated, entry(1, 1));
    return table;
}

} // namespace mentat
