#pragma once

#include "model/values/times.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QString>

#include <array>

namespace mentat {

/// A moment on the venue's wall clock, which is this machine's.
[[nodiscard]] inline VenueTime onWallClock(const QDateTime& utc) {
    const QDateTime local = utc.toLocalTime();
    return VenueTime::of(local.date(), local.time());
}

/// A random seed for a draw (R1.7), short enough to read aloud: below a million.
[[nodiscard]] inline qint64 seedByChance() {
    constexpr quint32 seeds = 1'000'000;
    return QRandomGenerator::system()->bounded(seeds);
}

/// A random secret from the same source: 128 bits, as 32 hexadecimal digits.
[[nodiscard]] inline QString secretByChance() {
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    const QByteArray bytes(reinterpret_cast<const char*>(words.data()), sizeof(words));
    return QString::fromLatin1(bytes.toHex());
}

} // namespace mentat
