#include "reports/wording/finding_wording.h"

#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// A text for each kind, by the kind's name. The places for the values are numbered in the order in
// which finding.h names them.
namespace findings {

constexpr const char* context = "Finding";

// R10.1
constexpr auto missingKey = QT_TRANSLATE_NOOP("Finding", "The key \"%1\" is missing");
constexpr auto unknownKey = QT_TRANSLATE_NOOP("Finding", "The key \"%1\" is not known here");
constexpr auto keyTwice
    = QT_TRANSLATE_NOOP("Finding", "The key \"%1\" is here twice; it may stand only once");
constexpr auto wrongType = QT_TRANSLATE_NOOP("Finding", "This is of the wrong type");
constexpr auto notANumber = QT_TRANSLATE_NOOP("Finding", "This must be a number");
constexpr auto notAText = QT_TRANSLATE_NOOP("Finding", "This must be a text, in quotes");
constexpr auto notABoolean = QT_TRANSLATE_NOOP("Finding", "This must be true or false");
constexpr auto notAList = QT_TRANSLATE_NOOP("Finding", "This must be a list, in brackets [ ]");
constexpr auto notAnObject = QT_TRANSLATE_NOOP("Finding", "This must be an object, in braces { }");
constexpr auto notAPairOfPoints = QT_TRANSLATE_NOOP(
    "Finding", "This must be a pair of points: [for 5 and 6 players, for 3 and 4 players]");
constexpr auto unknownWord
    = QT_TRANSLATE_NOOP("Finding", "\"%1\" is not known here; possible are %2");
constexpr auto onlyWord = QT_TRANSLATE_NOOP("Finding", "\"%1\" is not known here; it must be %2");
constexpr auto blankText = QT_TRANSLATE_NOOP("Finding", "This must not be blank");
constexpr auto controlCharacter
    = QT_TRANSLATE_NOOP("Finding", "This holds a control character, which must go");
constexpr auto noTime = QT_TRANSLATE_NOOP(
    "Finding", "\"%1\" is not a time; it must be written like 2026-07-29T13:05");
constexpr auto notWhole = QT_TRANSLATE_NOOP("Finding", "This must be a whole number");
constexpr auto outOfRange = QT_TRANSLATE_NOOP("Finding", "This must be from %1 to %2");
constexpr auto unknownPlayer = QT_TRANSLATE_NOOP("Finding", "No player has the id \"%1\"");
constexpr auto twice = QT_TRANSLATE_NOOP("Finding", "%1 is here twice; it may stand only once");
constexpr auto entrantAndStandby = QT_TRANSLATE_NOOP(
    "Finding", "%1 is checked in and also plays only if needed; only one of the two can be");
constexpr auto moreRollsThanPlayers = QT_TRANSLATE_NOOP(
    "Finding", "There are more rolls (%1) than players (%2); each player of a tie rolls once");
constexpr auto unknownVersion
    = QT_TRANSLATE_NOOP("Finding", "Version %1 is not known; this Mentat reads version %2");
// R10.2
constexpr auto playerTwiceInGame
    = QT_TRANSLATE_NOOP("Finding", "%1 already has another seat in this game");
constexpr auto playerInTwoGames
    = QT_TRANSLATE_NOOP("Finding", "%1 is already at table %3 of heat %2");
// R10.3
constexpr auto factionTwice
    = QT_TRANSLATE_NOOP("Finding", "The faction %1 is already held by another seat");
// R10.4
constexpr auto turnsOutside
    = QT_TRANSLATE_NOOP("Finding", "Turns must be 0 (a concession) or from 1 to %2, not %1");
constexpr auto turnsNegative
    = QT_TRANSLATE_NOOP("Finding", "Turns must be 0 (a concession) or more, not %1");
constexpr auto turnsNoConcession = QT_TRANSLATE_NOOP(
    "Finding", "0 turns are a concession in the first turn, of a solo or an alliance victory");
// R10.5
constexpr auto noWinner
    = QT_TRANSLATE_NOOP("Finding", "There is a victory but no winner; the winners must be marked");
constexpr auto soloWinners
    = QT_TRANSLATE_NOOP("Finding", "A solo victory has 1 winner, or 2 at the same time, not %1");
constexpr auto soloWinnerAllied
    = QT_TRANSLATE_NOOP("Finding", "%1 is in an alliance; a solo winner must be unallied");
constexpr auto notOneAlliance = QT_TRANSLATE_NOOP(
    "Finding", "The winners of an alliance victory must be all members of one alliance");
constexpr auto predictionWinner
    = QT_TRANSLATE_NOOP("Finding", "A prediction is won by the Bene Gesserit player alone");
constexpr auto defaultWinners = QT_TRANSLATE_NOOP(
    "Finding", "A %1 default is won by the %1 player, together with the ally if there is one");
constexpr auto notOneSide = QT_TRANSLATE_NOOP(
    "Finding",
    "An adjudicated game is won by all members of one alliance, or by one unallied player");
constexpr auto concessionVictory
    = QT_TRANSLATE_NOOP("Finding", "A game can be conceded only as a solo or an alliance victory");
// R10.6
constexpr auto allianceOfOne
    = QT_TRANSLATE_NOOP("Finding", "%1 is in an alliance with nobody; an alliance needs an ally");
constexpr auto allianceTooLarge = QT_TRANSLATE_NOOP(
    "Finding", "An alliance of %1 is too large; the alliance size of the event is %2");
// R10.7
constexpr auto winnerDroppedOut
    = QT_TRANSLATE_NOOP("Finding", "%1 dropped out and cannot be a winner");
// R10.8
constexpr auto negative = QT_TRANSLATE_NOOP("Finding", "This must be 0 or more, not %1");
constexpr auto notHalf
    = QT_TRANSLATE_NOOP("Finding", "Points must be a whole or a half number, such as 2 or 2.5");
constexpr auto rollBelowOne = QT_TRANSLATE_NOOP("Finding", "A roll must be 1 or more");
constexpr auto rollTwice
    = QT_TRANSLATE_NOOP("Finding", "%1 has already rolled for this side; one die a side");
// R10.9
constexpr auto predictedNotInGame = QT_TRANSLATE_NOOP(
    "Finding", "%1 is not in this game; the predicted player must have a seat in it");
constexpr auto predictedIsPredictor = QT_TRANSLATE_NOOP(
    "Finding", "%1 plays the Bene Gesserit; the predicted player must be somebody else");
constexpr auto nothingPredicted
    = QT_TRANSLATE_NOOP("Finding", "A final won by prediction must name the predicted player");
// R10.10
constexpr auto strongholdTwoHolders = QT_TRANSLATE_NOOP(
    "Finding", "%1 is already held by %3 in turn %2; one player alone can hold it");
constexpr auto controlLength = QT_TRANSLATE_NOOP(
    "Finding", "The turns in the control grid (%1) must be as many as the turns played (%2)");
constexpr auto controlSum = QT_TRANSLATE_NOOP(
    "Finding", "The control grid is worth %1 PP, but %2 PP are given; they must agree");
// no rule
constexpr auto personAmbiguous = QT_TRANSLATE_NOOP(
    "Finding", "%1 could be one of several people in the file; a new person was made");

} // namespace findings

const char* wrongTypeText(const QString& expected) {
    struct Text {
        QLatin1StringView expected;
        const char* english;
    };
    static constexpr Text texts[] = {
        {"number"_L1, findings::notANumber},   {"text"_L1, findings::notAText},
        {"boolean"_L1, findings::notABoolean}, {"list"_L1, findings::notAList},
        {"object"_L1, findings::notAnObject},  {"pair of points"_L1, findings::notAPairOfPoints}};
    for (const Text& text : texts) {
        if (text.expected == expected)
            return text.english;
    }
    return findings::wrongType;
}

QString unknownWordSentence(const Sentences& sentences) {
    const QString possible = sentences.value(1); // a list, which is never cut
    const auto english = possible.contains(u',') ? findings::unknownWord : findings::onlyWord;
    return sentences.say(english, {sentences.quoted(0), possible});
}

// A document is read before its turn limit is known.
QString turnsSentence(const Sentences& sentences) {
    return sentences.say(sentences.count() < 2 ? findings::turnsNegative : findings::turnsOutside);
}

QString strongholdSentence(const Sentences& sentences) {
    const auto stronghold = enumFromId<Stronghold>(sentences.text(0).value_or(QString()));
    const QString name
        = stronghold ? strongholdName(sentences.language(), *stronghold) : sentences.value(0);
    return sentences.say(findings::strongholdTwoHolders,
                         {name, sentences.value(1), sentences.value(2)});
}

QString controlSumSentence(const Sentences& sentences) {
    return sentences.say(findings::controlSum, {sentences.points(0), sentences.points(1)});
}

} // namespace

QString findingSentence(const Language& language, const Finding& finding) {
    using enum FindingKind;
    const Sentences sentences(language, findings::context, finding.values);
    switch (finding.kind) { // without default: the compiler names a kind that has no sentence
    case MissingKey: return sentences.sayQuoted(findings::missingKey);
    case UnknownKey: return sentences.sayQuoted(findings::unknownKey);
    case KeyTwice: return sentences.sayQuoted(findings::keyTwice);
    case WrongType: return sentences.say(wrongTypeText(sentences.text(0).value_or(QString())));
    case UnknownWord: return unknownWordSentence(sentences);
    case BlankText: return sentences.say(findings::blankText);
    case ControlCharacter: return sentences.say(findings::controlCharacter);
    case NoTime: return sentences.sayQuoted(findings::noTime);
    case NotWhole: return sentences.say(findings::notWhole);
    case OutOfRange: return sentences.say(findings::outOfRange);
    case UnknownPlayer: return sentences.say(findings::unknownPlayer);
    case Twice: return sentences.say(findings::twice);
    case EntrantAndStandby: return sentences.say(findings::entrantAndStandby);
    case MoreRollsThanPlayers: return sentences.say(findings::moreRollsThanPlayers);
    case UnknownVersion: return sentences.say(findings::unknownVersion);
    case PlayerTwiceInGame: return sentences.say(findings::playerTwiceInGame);
    case PlayerInTwoGames: return sentences.say(findings::playerInTwoGames);
    case FactionTwice: return sentences.say(findings::factionTwice);
    case TurnsOutside: return turnsSentence(sentences);
    case TurnsNoConcession: return sentences.say(findings::turnsNoConcession);
    case NoWinner: return sentences.say(findings::noWinner);
    case SoloWinners: return sentences.say(findings::soloWinners);
    case SoloWinnerAllied: return sentences.say(findings::soloWinnerAllied);
    case NotOneAlliance: return sentences.say(findings::notOneAlliance);
    case PredictionWinner: return sentences.say(findings::predictionWinner);
    case DefaultWinners: return sentences.say(findings::defaultWinners);
    case NotOneSide: return sentences.say(findings::notOneSide);
    case ConcessionVictory: return sentences.say(findings::concessionVictory);
    case AllianceOfOne: return sentences.say(findings::allianceOfOne);
    case AllianceTooLarge: return sentences.say(findings::allianceTooLarge);
    case WinnerDroppedOut: return sentences.say(findings::winnerDroppedOut);
    case Negative: return sentences.say(findings::negative);
    case NotHalf: return sentences.say(findings::notHalf);
    case RollBelowOne: return sentences.say(findings::rollBelowOne);
    case RollTwice: return sentences.say(findings::rollTwice);
    case PredictedNotInGame: return sentences.say(findings::predictedNotInGame);
    case PredictedIsPredictor: return sentences.say(findings::predictedIsPredictor);
    case NothingPredicted: return sentences.say(findings::nothingPredicted);
    case StrongholdTwoHolders: return strongholdSentence(sentences);
    case ControlLength: return sentences.say(findings::controlLength);
    case ControlSum: return controlSumSentence(sentences);
    case PersonAmbiguous: return sentences.say(findings::personAmbiguous);
    }
    return {};
}

} // namespace mentat
