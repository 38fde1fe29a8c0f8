#include "model/finding.h"

namespace mentat {

Rule ruleOf(FindingKind kind) {
    using enum FindingKind;
    switch (kind) {
    case MissingKey:
    case UnknownKey:
    case KeyTwice:
    case WrongType:
    case UnknownWord:
    case BlankText:
    case ControlCharacter:
    case NoTime:
    case NotWhole:
    case OutOfRange:
    case UnknownPlayer:
    case Twice:
    case EntrantAndStandby:
    case MoreRollsThanPlayers:
    case UnknownVersion: return Rule::R10_1;
    case PlayerTwiceInGame:
    case PlayerInTwoGames: return Rule::R10_2;
    case FactionTwice: return Rule::R10_3;
    case TurnsOutside:
    case TurnsNoConcession: return Rule::R10_4;
    case NoWinner:
    case SoloWinners:
    case SoloWinnerAllied:
    case NotOneAlliance:
    case PredictionWinner:
    case DefaultWinners:
    case NotOneSide:
    case ConcessionVictory: return Rule::R10_5;
    case AllianceOfOne:
    case AllianceTooLarge: return Rule::R10_6;
    case WinnerDroppedOut: return Rule::R10_7;
    case Negative:
    case NotHalf:
    case RollBelowOne:
    case RollTwice: return Rule::R10_8;
    case PredictedNotInGame:
    case PredictedIsPredictor:
    case NothingPredicted: return Rule::R10_9;
    case StrongholdTwoHolders:
    case ControlLength:
    case ControlSum: return Rule::R10_10;
    case PointsAboveBoard: return Rule::R10_21;
    case StrongholdsAboveBoard:
    case ShieldWallTwice: return Rule::R10_22;
    case TooManyTokens:
    case TooManyCards: return Rule::R10_23;
    case NotTheVerdict:
    case VerdictOpen:
    case VerdictTied:
    case GuildDefaultPossible: return Rule::R10_24;
    case SoloStrongholdsFew:
    case AllianceStrongholdsFew: return Rule::R10_25;
    case UnknownInTie:
    case UnknownInAward:
    case UnknownTurns:
    case UnknownTime:
    case UnknownPredicted: return Rule::R10_26;
    case SmallGame:
    case LateAfterGrace:
    case DisqualifiedSeated:
    case BaseOnlyAtExpansion:
    case FactionOutside:
    case NotEntrant:
    case NotInLineUp:
    case DropoutsAllyWins: return Rule::R10_27;
    case PersonAmbiguous: return Rule::Identity;
    }
    Q_UNREACHABLE();
}

} // namespace mentat
