#pragma once

#include "model/document/schedule/schedule.h"

#include <QDate>

namespace mentat {

// How single cells of a schedule are read: as conventions write them, without guessing.

/// "7/29/26", "7/29/2026" (month first, as WBC has it) or "2026-07-29".
[[nodiscard]] std::optional<QDate> scheduleDate(const QString& text);
/// Minutes of a number of hours: "9", "17.5", "7:30", and with am or pm.
[[nodiscard]] std::optional<int> scheduleMinutes(const QString& text);

/// What a round is called, understood.
struct RoundWords {
    RoundKind kind = RoundKind::Other;
    std::optional<HeatNumber> number;
};
/// "Heat 1/3", "Round 1/3", "H2", "Demo 1/1", "SF", "Semifinal", "F"; anything else is Other.
[[nodiscard]] RoundWords roundWords(const QString& text);

/// Nothing where the cell says nothing: blank, or dashes alone.
[[nodiscard]] std::optional<QString> saidIn(const QString& cell);

} // namespace mentat
