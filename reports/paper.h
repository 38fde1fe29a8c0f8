#pragma once

#include "model/values/enum_ids.h"

#include <QLocale>
#include <QMarginsF>
#include <QSizeF>

namespace mentat {

enum class Paper { Letter, A4 };

constexpr std::array<EnumId<Paper>, 2> idTable(Paper) {
    return {{{Paper::Letter, QLatin1StringView("letter")}, {Paper::A4, QLatin1StringView("a4")}}};
}

enum class Orientation { Upright, Sideways };

/// In points (1/72 inch).
[[nodiscard]] QSizeF sizeOf(Paper paper, Orientation orientation);
/// What every page leaves free, in points: no printer reaches it. 8 mm are the least that a word
/// may keep from the edge; running lines (event, print time, page of pages) stand within.
[[nodiscard]] QMarginsF pageMargins();

/// Letter in North America and where else it is the custom, A4 elsewhere.
[[nodiscard]] Paper usualPaper(const QLocale& locale);

} // namespace mentat
