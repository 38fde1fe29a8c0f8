#include "reports/wording/answer_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {
namespace {

constexpr const char* questionContext = "Question";

// In the order of AskedFact.
constexpr const char* questionTexts[] = {
    QT_TRANSLATE_NOOP("Question", "turns"),
    QT_TRANSLATE_NOOP("Question", "end time"),
    QT_TRANSLATE_NOOP("Question", "predicted player"),
    QT_TRANSLATE_NOOP("Question", "faction of %1"),
    QT_TRANSLATE_NOOP("Question", "PP of %1"),
    QT_TRANSLATE_NOOP("Question", "strongholds of %1"),
    QT_TRANSLATE_NOOP("Question", "tokens of %1"),
    QT_TRANSLATE_NOOP("Question", "spice of %1"),
    QT_TRANSLATE_NOOP("Question", "cards of %1"),
    QT_TRANSLATE_NOOP("Question", "turn when %1 left"),
};
static_assert(std::size(questionTexts) == static_cast<size_t>(AskedFact::DropoutTurn) + 1);

} // namespace

QString questionText(const Language& language, AskedFact fact, const QString& name) {
    const char* english = questionTexts[static_cast<size_t>(fact)];
    return filled(language.translate(questionContext, english), {name});
}

} // namespace mentat
