#include "app/cli/formats/answer_formats.h"

#include "app/cli/formats/all_answers.h"

namespace mentat {

const AnswerFormat& answerFormatOf(const Event& event) {
    static const auto all = rowsOfFormats([](auto play) { return answerFormatOf(play); });
    return all[event.play.index()];
}

} // namespace mentat
