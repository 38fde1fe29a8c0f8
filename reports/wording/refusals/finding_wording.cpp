#include "reports/wording/refusals/finding_wording.h"

#include "model/finding_kind.h"
#include "reports/wording/refusals/refusal_texts.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// Texts of kinds that have more than one.
namespace findings {

constexpr const char* context = "Finding";

constexpr auto notANumber = QT_TRANSLATE_NOOP("Finding", "This must be a number");
constexpr auto notAText = QT_TRANSLATE_NOOP("Finding", "This must be a text, in quotes");
constexpr auto notABoolean = QT_TRANSLATE_NOOP("Finding", "This must be true or false");
constexpr auto notAList = QT_TRANSLATE_NOOP("Finding", "This must be a list, in brackets [ ]");
constexpr auto notAnObject = QT_TRANSLATE_NOOP("Finding", "This must be an object, in braces { }");
constexpr auto notAPairOfPoints = QT_TRANSLATE_NOOP(
    "Finding", "This must be a pair of points: [for 5 and 6 players, for 3 and 4 players]");
constexpr auto notAPair
    = QT_TRANSLATE_NOOP("Finding", "This must be a pair of numbers: [players, who enter]");
constexpr auto onlyWord = QT_TRANSLATE_NOOP("Finding", "\"%1\" is not known here; it must be %2");
constexpr auto turnsNegative
    = QT_TRANSLATE_NOOP("Finding", "Turns must be 0 (a concession) or more, not %1");

} // namespace findings

const char* wrongTypeText(const QString& expected) {
    struct Text {
        QLatin1StringView expected;
        const char* english;
    };
    static constexpr Text texts[]
        = {{"number"_L1, findings::notANumber},   {"text"_L1, findings::notAText},
           {"boolean"_L1, findings::notABoolean}, {"list"_L1, findings::notAList},
           {"object"_L1, findings::notAnObject},  {"pair of points"_L1, findings::notAPairOfPoints},
           {"pair"_L1, findings::notAPair}};
    for (const Text& text : texts) {
        if (text.expected == expected)
            return text.english;
    }
    return findingText(FindingKind::WrongType);
}

QString unknownWordSentence(const Sentences& sentences) {
    const QString possible = sentences.whole(1); // a list, which is never cut
    const auto english
        = possible.contains(u',') ? findingText(FindingKind::UnknownWord) : findings::onlyWord;
    return sentences.say(english, {sentences.quoted(0), possible});
}

// A document is read before its turn limit is known.
QString turnsSentence(const Sentences& sentences) {
    return sentences.say(sentences.count() < 2 ? findings::turnsNegative
                                               : findingText(FindingKind::TurnsOutside));
}

QString strongholdSentence(const Sentences& sentences) {
    const auto stronghold = enumFromId<Stronghold>(sentences.text(0).value_or(QString()));
    const QString name
        = stronghold ? strongholdName(sentences.language(), *stronghold) : sentences.value(0);
    return sentences.say(findingText(FindingKind::StrongholdTwoHolders),
                         {name, sentences.value(1), sentences.value(2)});
}

QString pointsSentence(const Sentences& sentences, const char* english) {
    return sentences.say(english, {sentences.points(0), sentences.points(1)});
}

/// Values have words in documents: "strongholds".
QString valueSentence(const Sentences& sentences, const char* english) {
    QStringList filling;
    for (size_t i = 0; i < sentences.count(); ++i)
        filling.append(sentences.value(i));
    if (const auto value = enumFromId<EndValue>(sentences.text(0).value_or(QString())))
        filling.front() = endValueName(sentences.language(), *value);
    return sentences.say(english, filling);
}

} // namespace

QString findingSentence(const Language& language, const Finding& finding) {
    using enum FindingKind;
    const Sentences sentences(language, findings::context, finding.values);
    const char* english = findingText(finding.kind);
    switch (finding.kind) {
    case MissingKey:
    case UnknownKey:
    case KeyTwice:
    case NoTime: return sentences.sayQuoted(english);
    case WrongType: return sentences.say(wrongTypeText(sentences.text(0).value_or(QString())));
    case UnknownWord: return unknownWordSentence(sentences);
    case TurnsOutside: return turnsSentence(sentences);
    case StrongholdTwoHolders: return strongholdSentence(sentences);
    case ControlSum:
    case PointsAboveBoard: return pointsSentence(sentences, english);
    case VerdictOpen:
    case UnknownInTie: return valueSentence(sentences, english);
    case SizeNotListed:
    case SmallGame: return sentences.sayCounted(english, 0);
    default: return sentences.say(english);
    }
}

} // namespace mentat
