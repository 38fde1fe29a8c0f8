#include "reports/wording/refusals/finding_wording.h"

#include "model/finding_kind.h"
#include "reports/wording/kind_rows.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "reports/wording/refusals/refusal_texts.h"
#include "reports/wording/sentences.h"

#include <QtGlobal>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// Texts for kinds with several.
namespace findings {

constexpr auto notANumber = Phrase("Finding", "This must be a number");
constexpr auto notAText = Phrase("Finding", "This must be a text, in quotes");
constexpr auto notABoolean = Phrase("Finding", "This must be true or false");
constexpr auto notAList = Phrase("Finding", "This must be a list, in brackets [ ]");
constexpr auto notAnObject = Phrase("Finding", "This must be an object, in braces { }");
constexpr auto notAPairOfPoints = Phrase(
    "Finding", "This must be a pair of points: [for 5 and 6 players, for 3 and 4 players]");
constexpr auto notAPair = Phrase("Finding", "This must be a pair of numbers: [players, who enter]");
constexpr auto onlyWord = Phrase("Finding", "\"%1\" is not known here; it must be %2");
constexpr auto turnsNegative = Phrase("Finding", "Turns must be 0 (a concession) or more, not %1");

} // namespace findings

Phrase wrongTypeText(const QString& expected) {
    struct Text {
        QLatin1StringView expected;
        Phrase english;
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
    const QString possible = sentences.whole(1); // a list stays whole
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
    const QString name = nameOfId(sentences.language(), sentences.text(0).value_or(QString()));
    return sentences.say(
        findingText(FindingKind::StrongholdTwoHolders),
        {name.isEmpty() ? sentences.value(0) : name, sentences.value(1), sentences.value(2)});
}

QString pointsSentence(const Sentences& sentences, Phrase english) {
    return sentences.say(english, {sentences.points(0), sentences.points(1)});
}

/// Documents name values by words: "strongholds".
QString valueSentence(const Sentences& sentences, Phrase english) {
    QStringList filling;
    for (size_t i = 0; i < sentences.count(); ++i)
        filling.append(sentences.value(i));
    const QString name = nameOfNumber(sentences.language(), sentences.text(0).value_or(QString()));
    if (!name.isEmpty())
        filling.front() = name;
    return sentences.say(english, filling);
}

} // namespace

QString findingSentence(const Language& language, const Finding& finding) {
    using enum FindingKind;
    const Sentences sentences(language, finding.values);
    Phrase english = findingText(finding.kind);
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

struct FindingWords {
    FindingKind kind;
    Phrase sentence;
};

constexpr FindingWords findingWords[] = {
    {MissingKey, Phrase("Finding", "The key \"%1\" is missing")},
    {UnknownKey, Phrase("Finding", "The key \"%1\" is not known here")},
    {KeyTwice, Phrase("Finding", "The key \"%1\" is here twice; use it only once")},
    {WrongType, Phrase("Finding", "This is of the wrong type")},
    {UnknownWord, Phrase("Finding", "\"%1\" is not valid here; use one of %2")},
    {BlankText, Phrase("Finding", "This must not be blank")},
    {ControlCharacter, Phrase("Finding", "This contains a control character; remove it")},
    {NoTime, Phrase("Finding", "\"%1\" is not a time; it must be written like 2026-07-29T13:05")},
    {NotWhole, Phrase("Finding", "This must be a whole number")},
    {OutOfRange, Phrase("Finding", "This must be from %1 to %2")},
    {UnknownPlayer, Phrase("Finding", "No player has the id \"%1\"")},
    {Twice, Phrase("Finding", "%1 is here twice; use it only once")},
    {EntrantAndStandby,
     Phrase("Finding",
            "%1 is checked in and also plays only if needed; only one of the two can be")},
    {MoreRollsThanPlayers,
     Phrase("Finding",
            "There are more rolls (%1) than players (%2); each player of a tie rolls once")},
    {UnknownVersion, Phrase("Finding", "Version %1 is not known; this Mentat reads version %2")},
    {NotThousandths, Phrase("Finding", "This must have at most three decimals, such as 2.125")},
    {NotBase64, Phrase("Finding", "This must be the bytes of a file in base64")},
    {NotALogo,
     Phrase("Finding", "This must be a whole PNG of at most 4000 by 4000 pixels, or an SVG without "
                       "scripts, animation, entities, and links to other files; at most 1 MB")},
    {LogoOfOtherKind, Phrase("Finding", "The data is of another kind; this must be \"%1\"")},
    {TextTooLong,
     Phrase("Finding", "This has %1 characters, and there is room for %2; shorten it")},
    {PlayerTwiceInGame, Phrase("Finding", "%1 already has another seat in this game")},
    {PlayerInTwoGames, Phrase("Finding", "%1 is already at table %3 of heat %2")},
    {SideTwice, Phrase("Finding", "The faction %1 is already held by another seat")},
    {TurnsOutside, Phrase("Finding", "Turns must be 0 (a concession) or from 1 to %2, not %1")},
    {TurnsNoConcession,
     Phrase("Finding",
            "0 turns are a concession in the first turn, of a solo or an alliance victory")},
    {NoWinner, Phrase("Finding", "There is a victory but no winner; the winners must be marked")},
    {SoloWinners, Phrase("Finding", "A solo victory has 1 winner, or 2 at the same time, not %1")},
    {SoloWinnerAllied, Phrase("Finding", "%1 is in an alliance; a solo winner must be unallied")},
    {NotOneAlliance,
     Phrase("Finding", "The winners of an alliance victory must be all members of one alliance")},
    {PredictionWinner, Phrase("Finding", "A prediction is won by the Bene Gesserit player alone")},
    {DefaultWinners,
     Phrase("Finding",
            "A %1 default is won by the %1 player, together with the ally if there is one")},
    {NotOneSide,
     Phrase(
         "Finding",
         "An adjudicated game is won by all members of one alliance, or by one unallied player")},
    {WrongConcession,
     Phrase("Finding", "A game can be conceded only as a solo or an alliance victory")},
    {AllianceOfOne,
     Phrase("Finding", "%1 is in an alliance with no one; an alliance needs an ally")},
    {AllianceTooLarge,
     Phrase("Finding", "An alliance of %1 is too large; the alliance size of the event is %2")},
    {WinnerDroppedOut, Phrase("Finding", "%1 dropped out and cannot be a winner")},
    {Negative, Phrase("Finding", "This must be 0 or more, not %1")},
    {NotHalf, Phrase("Finding", "Points must be a whole or a half number, such as 2 or 2.5")},
    {RollBelowOne, Phrase("Finding", "A roll must be 1 or more")},
    {RollTwice, Phrase("Finding", "%1 has already rolled for this side; one die per side")},
    {PredictedNotInGame,
     Phrase("Finding", "%1 is not in this game; the predicted player must have a seat in it")},
    {PredictedIsPredictor,
     Phrase("Finding", "%1 plays the Bene Gesserit; the predicted player must be someone else")},
    {NothingPredicted,
     Phrase("Finding", "A final won by prediction must name the predicted player")},
    {StrongholdTwoHolders,
     Phrase("Finding", "%1 is already held by %3 in turn %2; only one player can hold it")},
    {ControlLength,
     Phrase("Finding",
            "The turns in the control grid (%1) must be as many as the turns played (%2)")},
    {ControlSum,
     Phrase("Finding", "The control grid is worth %1 PP, but %2 PP are given; they must agree")},
    {PointsAboveBoard,
     Phrase("Finding",
            "The PP of this game come to %1, more than the board can give in its turns: %2")},
    {StrongholdsAboveBoard,
     Phrase("Finding", "The players hold %1 strongholds together, but only %2 are in play")},
    {ShieldWallTwice, Phrase("Finding", "%1 already holds the Shield Wall alone; two cannot")},
    {TooManyTokens, Phrase("Finding", "There are %1 tokens on the board, but a faction has %2")},
    {TooManyCards,
     Phrase("Finding", "There are %1 treachery cards in this hand, whose limit is %2")},
    {NotTheVerdict, Phrase("Finding", "By adjudication the winners would be different: %1")},
    {VerdictOpen,
     Phrase("Finding",
            "There is no verdict without the %1 of %2; the winners are the ones the GM named")},
    {VerdictTied,
     Phrase("Finding",
            "The adjudication is tied and needs a roll; the winners are the ones the GM named")},
    {GuildDefaultPossible,
     Phrase("Finding",
            "The last turn was played with the Guild in the game; was it a Guild default?")},
    {SoloStrongholdsFew, Phrase("Finding", "%1 won alone with %2 of the %3 strongholds it takes")},
    {AllianceStrongholdsFew,
     Phrase("Finding", "The alliance won with %1 of the %2 strongholds it takes")},
    {UnknownInTie,
     Phrase("Finding", "The %1 of %2 could put %3 ahead of %4, but the number is not known")},
    {UnknownInAward,
     Phrase("Finding", "The PP of %1 could win Best %2, but their number is not known")},
    {UnknownTurns, Phrase("Finding", "The turns played are not known")},
    {UnknownTime, Phrase("Finding", "The time played is not known")},
    {UnknownPredicted, Phrase("Finding", "Who was predicted is not known")},
    {SmallGame, CountedPhrase("Finding", "This game has %n player(s); 5 or 6 is the rule")},
    {LateAfterGrace, Phrase("Finding", "%1 joined after the grace period, as the GM allowed")},
    {DisqualifiedSeated, Phrase("Finding", "%1 is disqualified but has a seat in this game")},
    {BaseOnlyAtVariant,
     Phrase("Finding", "%1 plays the base game only but sits at an expansion table")},
    {SideOutside,
     Phrase("Finding", "The faction %1 is not among the sets that this table plays with")},
    {NotEntrant, Phrase("Finding", "%1 has a seat but did not check in to the heat")},
    {NotInLineUp, Phrase("Finding", "%1 has a seat in the final but is not in the line-up")},
    {DropoutsAllyWins,
     Phrase("Finding", "%1 won alone, allied with %2, who dropped out; this counts only "
                       "if %2 left before the Movement Phase")},
    {PersonAmbiguous,
     Phrase("Finding", "%1 could be one of several people in the file; a new person was added")},
    {NothingInList, Phrase("Finding", "This list must not be empty")},
    {NeedsScores, Phrase("Finding", "\"%1\" needs scores; \"score\" must be high or low")},
    {NeedsHighScores,
     Phrase("Finding", "\"%1\" needs scores of which more is better; \"score\" must be high")},
    {EntrantsNotFirst,
     Phrase("Finding", "Only the first stage can say who enters; later stages take "
                       "those who advance from the one before")},
    {WinsNotFirst,
     Phrase("Finding", "If everyone with enough wins enters, the order must begin with wins")},
    {NotAscending,
     Phrase("Finding", "These numbers must ascend; this one is not above one before it")},
    {NotOneKey, Phrase("Finding", "This must have exactly one of the keys %1")},
    {PatternTableSize, Phrase("Finding", "A table has %2 to %3 numbers; this one has %1")},
    {PatternGap,
     Phrase("Finding", "The pattern leaves out %1; it must have each number from 1 on")},
    {TableTooLarge, Phrase("Finding", "This table has %1 players; there can be %2 at most")},
    {PlayerInTwoStageGames, Phrase("Finding", "%1 is already at table %3 of the stage \"%2\"")},
    {PlaceOutOfStep,
     Phrase("Finding", "Place %1 does not fit here; it must be %2, or shared with the "
                       "place before")},
    {ScoreWithout, Phrase("Finding", "The ruleset has no scores, so a seat has none")},
    {NoSuchStage, Phrase("Finding", "The ruleset has no stage \"%1\"")},
    {StageOutOfOrder,
     Phrase("Finding", "The stages must be in the ruleset's order, each once; \"%1\" "
                       "cannot come after \"%2\"")},
    {SecondFinal, Phrase("Finding", "The final is one game; another must be void")},
    {SizeNotListed,
     CountedPhrase("Finding", "This game has %n player(s), a size that the ruleset does not list")},
    {ByeNotListed, Phrase("Finding", "%1 has a bye, and the ruleset has none in its heats")},
    {ByeNotDue, Phrase("Finding", "%1 has a bye in the stage \"%2\" that belongs to others")},
    {NotInStage, Phrase("Finding", "%1 is not in the line-up of the stage \"%2\"")},
    {NotScored, Phrase("Finding", "A score is missing, and the ruleset counts scores")},
    {StageNotClosed, Phrase("Finding", "The stage \"%1\" has begun before its line-up was closed")},
    {BetterPlaceWorseScore, Phrase("Finding", "%1 has a better place than %2, but a worse score")},
    {SecondBye, Phrase("Finding", "%1 has already had a bye in the heats")},
    {NotSeated,
     CountedPhrase("Finding",
                   "%n player(s) of the line-up of the stage \"%1\" (has|have) no seat: %3")},
};
static_assert(isRowOfEachKind(findingWords, findingKindCount),
              "a row for each kind, in their order");
static_assert(nameOnlyOperands(findingWords),
              "a sentence names an operand that its kind does not have");

} // namespace

Phrase findingText(FindingKind kind) {
    return findingWords[static_cast<size_t>(kind)].sentence;
}

} // namespace mentat
