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
    Phrase("Question", "faction"),
    Phrase("Question", "PP"),
    Phrase("Question", "strongholds"),
    Phrase("Question", "tokens"),
    Phrase("Question", "spice"),
    Phrase("Question", "cards"),
    Phrase("Question", "turn when %1 left"),
};
static_assert(std::size(questionTexts) == static_cast<size_t>(AskedFact::DropoutTurn) + 1);

} // namespace

bool isOwned(AskedFact fact) {
    return fact >= AskedFact::SidePlayed && fact < AskedFact::DropoutTurn;
}

QString questionText(const Language& language, AskedFact fact, const QString& name) {
    return questionText(language, std::vector{fact}, name);
}

QString questionText(const Language& language, const std::vector<AskedFact>& facts,
                     const QString& name) {
    QStringList texts;
    for (const AskedFact fact : facts)
        texts.append(say(language, questionTexts[static_cast<size_t>(fact)], {name}));
    const QString text = listedNames(language, texts);
    return isOwned(facts.front()) ? say(language, Phrase("Question", "%1's %2"), {name, text})
                                  : text;
}

} // namespace mentat
