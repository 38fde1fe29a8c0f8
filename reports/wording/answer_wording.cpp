#include "reports/wording/answer_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

namespace mentat {
namespace {

// In the order of AskedFact.
constexpr Phrase questionTexts[] = {
    Phrase("Question", "turns"),
    Phrase("Question", "end time"),
    Phrase("Question", "predicted player"),
    Phrase("Question", "faction of %1"),
    Phrase("Question", "PP of %1"),
    Phrase("Question", "strongholds of %1"),
    Phrase("Question", "tokens of %1"),
    Phrase("Question", "spice of %1"),
    Phrase("Question", "cards of %1"),
    Phrase("Question", "turn when %1 left"),
};
static_assert(std::size(questionTexts) == static_cast<size_t>(AskedFact::DropoutTurn) + 1);

} // namespace

QString questionText(const Language& language, AskedFact fact, const QString& name) {
    Phrase english = questionTexts[static_cast<size_t>(fact)];
    return say(language, english, {name});
}

} // namespace mentat
