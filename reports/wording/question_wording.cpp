#include "reports/wording/question_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

namespace {

struct QuestionText {
    AskedFact fact;
    const char* name;
    const char* question;
};

constexpr const char* questionContext = "Question";

constexpr QuestionText questionTexts[] = {
    {AskedFact::TurnsPlayed, QT_TRANSLATE_NOOP("Question", "Turns"),
     QT_TRANSLATE_NOOP("Question", "turns")},
    {AskedFact::EndTime, QT_TRANSLATE_NOOP("Question", "Time of the end"),
     QT_TRANSLATE_NOOP("Question", "time of the end")},
    {AskedFact::Predicted, QT_TRANSLATE_NOOP("Question", "Predicted player"),
     QT_TRANSLATE_NOOP("Question", "predicted player")},
    {AskedFact::FactionPlayed, QT_TRANSLATE_NOOP("Question", "Faction"),
     QT_TRANSLATE_NOOP("Question", "faction of %1")},
    {AskedFact::Points, QT_TRANSLATE_NOOP("Question", "PP"),
     QT_TRANSLATE_NOOP("Question", "PP of %1")},
    {AskedFact::Strongholds, QT_TRANSLATE_NOOP("Question", "Strongholds"),
     QT_TRANSLATE_NOOP("Question", "strongholds of %1")},
    {AskedFact::Tokens, QT_TRANSLATE_NOOP("Question", "Tokens"),
     QT_TRANSLATE_NOOP("Question", "tokens of %1")},
    {AskedFact::Spice, QT_TRANSLATE_NOOP("Question", "Spice"),
     QT_TRANSLATE_NOOP("Question", "spice of %1")},
    {AskedFact::Cards, QT_TRANSLATE_NOOP("Question", "Cards"),
     QT_TRANSLATE_NOOP("Question", "cards of %1")},
    {AskedFact::DropoutTurn, QT_TRANSLATE_NOOP("Question", "Turn of leaving"),
     QT_TRANSLATE_NOOP("Question", "turn in which %1 left")},
};

const QuestionText& textOf(AskedFact fact) {
    return questionTexts[static_cast<size_t>(fact)];
}

} // namespace

QString questionText(const Language& language, AskedFact fact, const QString& name) {
    return filled(language.translate(questionContext, textOf(fact).question), {name});
}

QString askedFactName(const Language& language, AskedFact fact) {
    return language.translate(questionContext, textOf(fact).name);
}

} // namespace mentat
