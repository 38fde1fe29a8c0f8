#include "app/session/clock_and_chance.h"

#include <QRandomGenerator>

#include <array>

namespace mentat {

qint64 seedByChance() {
    constexpr quint32 seeds = 1'000'000;
    return QRandomGenerator::system()->bounded(seeds);
}

QString secretByChance() {
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    const QByteArray bytes(reinterpret_cast<const char*>(words.data()), sizeof(words));
    return QString::fromLatin1(bytes.toHex());
}

} // namespace mentat
