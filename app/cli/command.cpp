#include "app/cli/command.h"

#include <QRandomGenerator>

namespace mentat {

qint64 seedByChance() {
    constexpr int limit = 1'000'000;
    return QRandomGenerator::system()->bounded(limit);
}

} // namespace mentat
