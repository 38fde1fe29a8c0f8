#pragma once

#include "reports/wording/formats/figure_texts.h"

namespace mentat {

/// What the columns of a GameMeasure are called in the event report, in the context "Report".
struct MeasureTexts {
    QLatin1StringView measure;
    const char* mean;
    QLatin1StringView unknownKey;
    const char* unknown; // how many games say nothing of it
};

/// In the order of gameMeasures.
[[nodiscard]] std::span<const MeasureTexts> measureTexts();

[[nodiscard]] FormatFigureTexts figureTextsOf(std::type_identity<DunePlay>);

} // namespace mentat
