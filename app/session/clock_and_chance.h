#pragma once

#include "model/values/times.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QString>

#include <array>

namespace mentat {

/// A moment as the venue's wall clock shows it, which is this machine's.
[[nodiscard]] inline VenueTime onWallClock(const QDateTime& utc) {
    const QDateTime local = utc.toLocalTime();
    return VenueTime::of(local.date(), local.time());
}

/// A seed for a draw (R1.7) from the system's source of chance, short enough to be read out: below
/// a million.
[[nodiscard]] inline qint64 seedByChance() {
    constexpr quint32 seeds = 1'000'000;
    return QRandomGenerator::system()->bounded(seeds);
}

/// A secret that nobody guesses, from the same source: 128 bits, as 32 digits of base 16.
[[nodiscard]] inline QString secretByChance() {
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    const QByteArray bytes(reinterpret_cast<const char*>(words.data()), sizeof(words));
    return QString::fromLatin1(bytes.toHex());
}

} // namespace mentat
