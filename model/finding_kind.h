#pragma once

#include <QtGlobal>

namespace mentat {

/// What exactly was found. The comment names the values that come with it, in order.
enum class FindingKind : quint8 {
    // R10.1: the words of the document
    MissingKey,           // key
    UnknownKey,           // key
    KeyTwice,             // key
    WrongType,            // what is expected: "number", "list"
    UnknownWord,          // the word found, the words possible
    BlankText,            //
    ControlCharacter,     //
    NoTime,               // the text found
    NotWhole,             //
    OutOfRange,           // least, greatest
    UnknownPlayer,        // id
    Twice,                // what stands twice: id, word or number
    EntrantAndStandby,    // player's name
    MoreRollsThanPlayers, // rolls, players
    UnknownVersion,       // number found, number understood
    NotThousandths,       //
    NotBase64,            //
    NotALogo,             //
    LogoOfOtherKind,      // the kind that the data is of
    TextTooLong,          // characters, the most there may be
    // R10.2
    PlayerTwiceInGame, // name
    PlayerInTwoGames,  // name, heat, the other table
    // R10.3
    FactionTwice, // faction
    // R10.4
    TurnsOutside,      // turns, limit
    TurnsNoConcession, //
    // R10.5
    NoWinner,          //
    SoloWinners,       // number of winners
    SoloWinnerAllied,  // name
    NotOneAlliance,    //
    PredictionWinner,  //
    DefaultWinners,    // faction
    NotOneSide,        //
    ConcessionVictory, //
    // R10.6
    AllianceOfOne,    // name
    AllianceTooLarge, // number of members, size allowed
    // R10.7
    WinnerDroppedOut, // name
    // R10.8
    Negative,     // number found
    NotHalf,      //
    RollBelowOne, //
    RollTwice,    // name of the other in the side
    // R10.9
    PredictedNotInGame,   // name
    PredictedIsPredictor, // name
    NothingPredicted,     //
    // R10.10
    StrongholdTwoHolders, // stronghold's word, turn, the other's name
    ControlLength,        // turns in the grid, turns played
    ControlSum,           // half-points of the grid, half-points given
    // R10.21
    PointsAboveBoard, // half-points of the game, the most that its board can give
    // R10.22
    StrongholdsAboveBoard, // strongholds, those in play
    ShieldWallTwice,       // name of the other holder
    // R10.23
    TooManyTokens, // tokens, tokens of a faction
    TooManyCards,  // cards, hand limit
    // R10.24
    NotTheVerdict,        // names of whom the verdict names
    VerdictOpen,          // the value's word, name of whose it is
    VerdictTied,          //
    GuildDefaultPossible, //
    // R10.25
    SoloStrongholdsFew,     // name, strongholds, strongholds needed
    AllianceStrongholdsFew, // strongholds, strongholds needed
    // R10.26
    UnknownInTie,     // the value's word, name of whose it is, name of who could stand higher, name
                      // of whom that would overtake
    UnknownInAward,   // name, faction
    UnknownTurns,     //
    UnknownTime,      //
    UnknownPredicted, //
    // R10.27
    SmallGame,           // players
    LateAfterGrace,      // name
    DisqualifiedSeated,  // name
    BaseOnlyAtExpansion, // name
    FactionOutside,      // faction
    NotEntrant,          // name
    NotInLineUp,         // name
    DropoutsAllyWins,    // name, name of the ally who dropped out
    // Identity
    PersonAmbiguous, // name
    // H10.1
    NothingInList,    //
    NeedsScores,      // what it goes by: "score"
    NeedsHighScores,  // what it goes by
    EntrantsNotFirst, //
    WinsNotFirst,     //
    NotAscending,     //
    NotOneKey,        // the keys of which one is to stand there
    PatternTableSize, // players, the fewest, the most
    PatternGap,       // the number that is left out
    // H10.2
    TableTooLarge,         // players, the most that there may be
    PlayerInTwoStageGames, // name, stage, the other table
    // H10.3
    PlaceOutOfStep, // place, the one that would be right
    // H10.4
    ScoreWithout, //
    // H10.5
    NoSuchStage,     // stage
    StageOutOfOrder, // stage, the one before which it belongs
    SecondFinal,     //
    // H10.21
    SizeNotListed, // players
    ByeNotListed,  // name
    ByeNotDue,     // name, stage
    // H10.22
    NotInStage, // name, stage
    // H10.23
    NotScored, //
    // H10.24
    StageNotClosed, // stage
    // H10.25
    BetterPlaceWorseScore, // name, name of who has the better score
    // H10.26
    SecondBye, // name
    // H10.27
    NotSeated, // stage, how many, name of the first
};

} // namespace mentat
