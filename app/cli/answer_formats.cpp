#include "app/cli/answer_formats.h"

#include "app/cli/dune/dune_answers.h"
#include "app/cli/ruleset/ruleset_answers.h"

namespace mentat {

const AnswerFormat& answerFormatOf(const Event& event) {
    static const auto all = rowsOfFormats([](auto play) { return answerFormatOf(play); });
    return all[event.play.index()];
}

} // namespace mentat
