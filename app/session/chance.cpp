#include "app/session/chance.h"

#include <QRandomGenerator>

namespace mentat {

qint64 seedByChance() {
    constexpr quint32 seeds = 1'000'000;
    return QRandomGenerator::system()->bounded(seeds);
}

} // namespace mentat
