#pragma once

#include "model/enum_ids.h"
#include "model/pointer.h"
#include "model/value.h"

#include <vector>

namespace mentat {

/// The rules a finding can stand under (rules.md R10): errors from R10.1, warnings from R10.21.
/// Identity is no rule of the tournament: import could not tell two people of one name apart.
enum class Rule {
    R10_1,
    R10_2,
    R10_3,
    R10_4,
    R10_5,
    R10_6,
    R10_7,
    R10_8,
    R10_9,
    R10_10,
    R10_21,
    R10_22,
    R10_23,
    R10_24,
    R10_25,
    R10_26,
    R10_27,
    Identity,
};

constexpr std::array<EnumId<Rule>, 18> idTable(Rule) {
    using enum Rule;
    return {{{R10_1, QLatin1StringView("R10.1")},
             {R10_2, QLatin1StringView("R10.2")},
             {R10_3, QLatin1StringView("R10.3")},
             {R10_4, QLatin1StringView("R10.4")},
             {R10_5, QLatin1StringView("R10.5")},
             {R10_6, QLatin1StringView("R10.6")},
             {R10_7, QLatin1StringView("R10.7")},
             {R10_8, QLatin1StringView("R10.8")},
             {R10_9, QLatin1StringView("R10.9")},
             {R10_10, QLatin1StringView("R10.10")},
             {R10_21, QLatin1StringView("R10.21")},
             {R10_22, QLatin1StringView("R10.22")},
             {R10_23, QLatin1StringView("R10.23")},
             {R10_24, QLatin1StringView("R10.24")},
             {R10_25, QLatin1StringView("R10.25")},
             {R10_26, QLatin1StringView("R10.26")},
             {R10_27, QLatin1StringView("R10.27")},
             {Identity, QLatin1StringView("identity")}}};
}

/// What exactly was found. The comment names the values that come with it, in order.
enum class FindingKind {
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
};

/// The rule that a kind of finding stands under.
[[nodiscard]] Rule ruleOf(FindingKind kind);

/// One thing that is wrong with an event, or worth the GM's look: what, where, and the values that
/// say so. reports/wording makes the sentence.
struct Finding {
    FindingKind kind;
    Pointer where;
    Values values;
    /// The object whose other facts were needed to find it; a reader of documents keeps such a
    /// finding to itself where it could not read those facts.
    Pointer scope;

    friend bool operator==(const Finding&, const Finding&) = default;
};
using Findings = std::vector<Finding>;

} // namespace mentat
