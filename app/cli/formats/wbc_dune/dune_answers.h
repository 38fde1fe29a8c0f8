#pragma once

#include "app/cli/formats/answer_formats.h"

namespace mentat {

/// docs/CLI.md, `statistics`. The event is of the book, and one with heats.
[[nodiscard]] Answer statisticsAnswer(const Book& book, const Event& event);

[[nodiscard]] constexpr AnswerFormat answerFormatOf(std::type_identity<DunePlay>) {
    return {.statistics = statisticsAnswer};
}

} // namespace mentat
