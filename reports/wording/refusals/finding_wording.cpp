#include "reports/wording/refusals/finding_wording.h"

#include "model/finding_kind.h"
#include "reports/wording/refusals/refusal_texts.h"
#include "reports/wording/sentences.h"

#include <QtGlobal>

#include <span>

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
    case NotSeated: return sentences.sayCounted(english, 1);
    default: return sentences.say(english);
    }
}

namespace {

using enum FindingKind;

struct FindingText {
    FindingKind kind;
    const char* english;
};

constexpr FindingText errorTexts[] = {
    {MissingKey, QT_TRANSLATE_NOOP("Finding", "The key \"%1\" is missing")},
    {UnknownKey, QT_TRANSLATE_NOOP("Finding", "The key \"%1\" is not known here")},
    {KeyTwice, QT_TRANSLATE_NOOP("Finding", "The key \"%1\" is here twice; use it only once")},
    {WrongType, QT_TRANSLATE_NOOP("Finding", "This is of the wrong type")},
    {UnknownWord, QT_TRANSLATE_NOOP("Finding", "\"%1\" is not valid here; use one of %2")},
    {BlankText, QT_TRANSLATE_NOOP("Finding", "This must not be blank")},
    {ControlCharacter,
     QT_TRANSLATE_NOOP("Finding", "This contains a control character; remove it")},
    {NoTime, QT_TRANSLATE_NOOP("Finding",
                               "\"%1\" is not a time; it must be written like 2026-07-29T13:05")},
    {NotWhole, QT_TRANSLATE_NOOP("Finding", "This must be a whole number")},
    {OutOfRange, QT_TRANSLATE_NOOP("Finding", "This must be from %1 to %2")},
    {UnknownPlayer, QT_TRANSLATE_NOOP("Finding", "No player has the id \"%1\"")},
    {Twice, QT_TRANSLATE_NOOP("Finding", "%1 is here twice; use it only once")},
    {EntrantAndStandby,
     QT_TRANSLATE_NOOP(
         "Finding", "%1 is checked in and also plays only if needed; only one of the two can be")},
    {MoreRollsThanPlayers,
     QT_TRANSLATE_NOOP(
         "Finding",
         "There are more rolls (%1) than players (%2); each player of a tie rolls once")},
    {UnknownVersion,
     QT_TRANSLATE_NOOP("Finding", "Version %1 is not known; this Mentat reads version %2")},
    {NotThousandths,
     QT_TRANSLATE_NOOP("Finding", "This must have at most three decimals, such as 2.125")},
    {NotBase64, QT_TRANSLATE_NOOP("Finding", "This must be the bytes of a file in base64")},
    {NotALogo,
     QT_TRANSLATE_NOOP("Finding",
                       "This must be a whole PNG of at most 4000 by 4000 pixels, or an SVG without "
                       "scripts, animation, entities, and links to other files; at most 1 MB")},
    {LogoOfOtherKind,
     QT_TRANSLATE_NOOP("Finding", "The data is of another kind; this must be \"%1\"")},
    {TextTooLong,
     QT_TRANSLATE_NOOP("Finding", "This has %1 characters, and there is room for %2; shorten it")},
    {PlayerTwiceInGame, QT_TRANSLATE_NOOP("Finding", "%1 already has another seat in this game")},
    {PlayerInTwoGames, QT_TRANSLATE_NOOP("Finding", "%1 is already at table %3 of heat %2")},
    {FactionTwice, QT_TRANSLATE_NOOP("Finding", "The faction %1 is already held by another seat")},
    {TurnsOutside,
     QT_TRANSLATE_NOOP("Finding", "Turns must be 0 (a concession) or from 1 to %2, not %1")},
    {TurnsNoConcession,
     QT_TRANSLATE_NOOP(
         "Finding",
         "0 turns are a concession in the first turn, of a solo or an alliance victory")},
    {NoWinner,
     QT_TRANSLATE_NOOP("Finding", "There is a victory but no winner; the winners must be marked")},
    {SoloWinners,
     QT_TRANSLATE_NOOP("Finding", "A solo victory has 1 winner, or 2 at the same time, not %1")},
    {SoloWinnerAllied,
     QT_TRANSLATE_NOOP("Finding", "%1 is in an alliance; a solo winner must be unallied")},
    {NotOneAlliance,
     QT_TRANSLATE_NOOP("Finding",
                       "The winners of an alliance victory must be all members of one alliance")},
    {PredictionWinner,
     QT_TRANSLATE_NOOP("Finding", "A prediction is won by the Bene Gesserit player alone")},
    {DefaultWinners,
     QT_TRANSLATE_NOOP(
         "Finding",
         "A %1 default is won by the %1 player, together with the ally if there is one")},
    {NotOneSide,
     QT_TRANSLATE_NOOP(
         "Finding",
         "An adjudicated game is won by all members of one alliance, or by one unallied player")},
    {ConcessionVictory,
     QT_TRANSLATE_NOOP("Finding", "A game can be conceded only as a solo or an alliance victory")},
    {AllianceOfOne,
     QT_TRANSLATE_NOOP("Finding", "%1 is in an alliance with nobody; an alliance needs an ally")},
    {AllianceTooLarge,
     QT_TRANSLATE_NOOP("Finding",
                       "An alliance of %1 is too large; the alliance size of the event is %2")},
    {WinnerDroppedOut, QT_TRANSLATE_NOOP("Finding", "%1 dropped out and cannot be a winner")},
    {Negative, QT_TRANSLATE_NOOP("Finding", "This must be 0 or more, not %1")},
    {NotHalf,
     QT_TRANSLATE_NOOP("Finding", "Points must be a whole or a half number, such as 2 or 2.5")},
    {RollBelowOne, QT_TRANSLATE_NOOP("Finding", "A roll must be 1 or more")},
    {RollTwice,
     QT_TRANSLATE_NOOP("Finding", "%1 has already rolled for this side; one die per side")},
    {PredictedNotInGame,
     QT_TRANSLATE_NOOP("Finding",
                       "%1 is not in this game; the predicted player must have a seat in it")},
    {PredictedIsPredictor,
     QT_TRANSLATE_NOOP("Finding",
                       "%1 plays the Bene Gesserit; the predicted player must be somebody else")},
    {NothingPredicted,
     QT_TRANSLATE_NOOP("Finding", "A final won by prediction must name the predicted player")},
    {StrongholdTwoHolders,
     QT_TRANSLATE_NOOP("Finding",
                       "%1 is already held by %3 in turn %2; only one player can hold it")},
    {ControlLength,
     QT_TRANSLATE_NOOP(
         "Finding", "The turns in the control grid (%1) must be as many as the turns played (%2)")},
    {ControlSum,
     QT_TRANSLATE_NOOP("Finding",
                       "The control grid is worth %1 PP, but %2 PP are given; they must agree")},
};

constexpr FindingText warningTexts[] = {
    {PointsAboveBoard,
     QT_TRANSLATE_NOOP(
         "Finding",
         "The PP of this game come to %1, more than the board can give in its turns: %2")},
    {StrongholdsAboveBoard,
     QT_TRANSLATE_NOOP("Finding",
                       "The players hold %1 strongholds together, but only %2 are in play")},
    {ShieldWallTwice,
     QT_TRANSLATE_NOOP("Finding", "%1 already holds the Shield Wall alone; two cannot")},
    {TooManyTokens,
     QT_TRANSLATE_NOOP("Finding", "There are %1 tokens on the board, but a faction has %2")},
    {TooManyCards,
     QT_TRANSLATE_NOOP("Finding", "There are %1 treachery cards in this hand, whose limit is %2")},
    {NotTheVerdict,
     QT_TRANSLATE_NOOP("Finding", "By adjudication the winners would be different: %1")},
    {VerdictOpen,
     QT_TRANSLATE_NOOP(
         "Finding",
         "There is no verdict without the %1 of %2; the winners are the ones the GM named")},
    {VerdictTied,
     QT_TRANSLATE_NOOP(
         "Finding",
         "The adjudication is tied and needs a roll; the winners are the ones the GM named")},
    {GuildDefaultPossible,
     QT_TRANSLATE_NOOP(
         "Finding",
         "The last turn was played with the Guild in the game; was it a Guild default?")},
    {SoloStrongholdsFew,
     QT_TRANSLATE_NOOP("Finding", "%1 won alone with %2 of the %3 strongholds it takes")},
    {AllianceStrongholdsFew,
     QT_TRANSLATE_NOOP("Finding", "The alliance won with %1 of the %2 strongholds it takes")},
    {UnknownInTie,
     QT_TRANSLATE_NOOP("Finding",
                       "The %1 of %2 could put %3 ahead of %4, but the number is not known")},
    {UnknownInAward,
     QT_TRANSLATE_NOOP("Finding", "The PP of %1 could win Best %2, but their number is not known")},
    {UnknownTurns, QT_TRANSLATE_NOOP("Finding", "The turns played are not known")},
    {UnknownTime, QT_TRANSLATE_NOOP("Finding", "The time played is not known")},
    {UnknownPredicted, QT_TRANSLATE_NOOP("Finding", "Who was predicted is not known")},
    {SmallGame, QT_TRANSLATE_N_NOOP("Finding", "This game has %n player(s); 5 or 6 is the rule")},
    {LateAfterGrace,
     QT_TRANSLATE_NOOP("Finding", "%1 joined after the grace period, as the GM allowed")},
    {DisqualifiedSeated,
     QT_TRANSLATE_NOOP("Finding", "%1 is disqualified but has a seat in this game")},
    {BaseOnlyAtExpansion,
     QT_TRANSLATE_NOOP("Finding", "%1 plays the base game only but sits at an expansion table")},
    {FactionOutside,
     QT_TRANSLATE_NOOP("Finding",
                       "The faction %1 is not among the sets that this table plays with")},
    {NotEntrant, QT_TRANSLATE_NOOP("Finding", "%1 has a seat but did not check in to the heat")},
    {NotInLineUp,
     QT_TRANSLATE_NOOP("Finding", "%1 has a seat in the final but is not in the line-up")},
    {DropoutsAllyWins,
     QT_TRANSLATE_NOOP(
         "Finding",
         "%1 won alone, allied with %2, who dropped out; this stands only if %2 left before the "
         "Movement Phase")},
    {PersonAmbiguous,
     QT_TRANSLATE_NOOP("Finding",
                       "%1 could be one of several people in the file; a new person was added")},
};

/// H10.
constexpr FindingText rulesetTexts[] = {
    {NothingInList, QT_TRANSLATE_NOOP("Finding", "This list must not be empty")},
    {NeedsScores,
     QT_TRANSLATE_NOOP("Finding", "\"%1\" needs scores; \"score\" must be high or low")},
    {NeedsHighScores,
     QT_TRANSLATE_NOOP("Finding",
                       "\"%1\" needs scores of which more is better; \"score\" must be high")},
    {EntrantsNotFirst,
     QT_TRANSLATE_NOOP("Finding", "Only the first stage can say who enters; later stages take "
                                  "those who advance from the one before")},
    {WinsNotFirst,
     QT_TRANSLATE_NOOP("Finding",
                       "If everyone with enough wins enters, the order must begin with wins")},
    {NotAscending,
     QT_TRANSLATE_NOOP("Finding",
                       "These numbers must ascend; this one is not above one before it")},
    {NotOneKey, QT_TRANSLATE_NOOP("Finding", "This must have exactly one of the keys %1")},
    {PatternTableSize,
     QT_TRANSLATE_NOOP("Finding", "A table has %2 to %3 numbers; this one has %1")},
    {PatternGap,
     QT_TRANSLATE_NOOP("Finding", "The pattern leaves out %1; it must have each number from 1 on")},
    {TableTooLarge,
     QT_TRANSLATE_NOOP("Finding", "This table has %1 players; there can be %2 at most")},
    {PlayerInTwoStageGames,
     QT_TRANSLATE_NOOP("Finding", "%1 is already at table %3 of the stage \"%2\"")},
    {PlaceOutOfStep,
     QT_TRANSLATE_NOOP("Finding", "Place %1 does not fit here; it must be %2, or shared with the "
                                  "place before")},
    {ScoreWithout, QT_TRANSLATE_NOOP("Finding", "The ruleset has no scores, so a seat has none")},
    {NoSuchStage, QT_TRANSLATE_NOOP("Finding", "The ruleset has no stage \"%1\"")},
    {StageOutOfOrder,
     QT_TRANSLATE_NOOP("Finding", "The stages must be in the ruleset's order, each once; \"%1\" "
                                  "cannot come after \"%2\"")},
    {SecondFinal, QT_TRANSLATE_NOOP("Finding", "The final is one game; another must be void")},
    {SizeNotListed,
     QT_TRANSLATE_N_NOOP("Finding",
                         "This game has %n player(s), a size that the ruleset does not list")},
    {ByeNotListed,
     QT_TRANSLATE_NOOP("Finding", "%1 has a bye, and the ruleset has none in its heats")},
    {ByeNotDue,
     QT_TRANSLATE_NOOP("Finding", "%1 has a bye in the stage \"%2\" that belongs to others")},
    {NotInStage, QT_TRANSLATE_NOOP("Finding", "%1 is not in the line-up of the stage \"%2\"")},
    {NotScored, QT_TRANSLATE_NOOP("Finding", "A score is missing, and the ruleset counts scores")},
    {StageNotClosed,
     QT_TRANSLATE_NOOP("Finding", "The stage \"%1\" has begun before its line-up was closed")},
    {BetterPlaceWorseScore,
     QT_TRANSLATE_NOOP("Finding", "%1 has a better place than %2, but a worse score")},
    {SecondBye, QT_TRANSLATE_NOOP("Finding", "%1 has already had a bye in the heats")},
    {NotSeated,
     QT_TRANSLATE_N_NOOP("Finding",
                         "%n player(s) of the line-up of the stage \"%1\" (has|have) no seat: %3")},
};

/// One for each kind from the first to the last.
constexpr bool areComplete(std::span<const FindingText> texts, FindingKind first,
                           FindingKind last) {
    auto kind = static_cast<size_t>(first);
    for (const FindingText& text : texts) {
        if (static_cast<size_t>(text.kind) != kind++)
            return false;
    }
    return kind == static_cast<size_t>(last) + 1;
}
static_assert(areComplete(errorTexts, MissingKey, ControlSum));
static_assert(areComplete(warningTexts, PointsAboveBoard, PersonAmbiguous));
static_assert(areComplete(rulesetTexts, NothingInList, NotSeated));

} // namespace

const char* findingText(FindingKind kind) {
    auto position = static_cast<size_t>(kind);
    for (const std::span<const FindingText> texts :
         {std::span<const FindingText>(errorTexts), std::span<const FindingText>(warningTexts)}) {
        if (position < texts.size())
            return texts[position].english;
        position -= texts.size();
    }
    return rulesetTexts[position].english;
}

} // namespace mentat
