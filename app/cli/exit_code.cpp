#include "app/cli/exit_code.h"

namespace mentat {

ExitCode exitCodeOf(FailureKind kind) {
    using enum FailureKind;
    switch (kind) { // without default: the compiler names a kind that has no code
    case Refused:
    case UnknownEvent:
    case AmbiguousEvent:
    case NoEvent:
    case SummaryOnly:
    case OtherRules:
    case AnswerTooLong:
    case EventExists:
    case UnknownPlayer:
    case UnknownHeat:
    case UnknownTable:
    case PlayerExists:
    case HeatExists:
    case HeatNotEmpty:
    case AlreadyIn:
    case NotIn:
    case PlayerInUse:
    case TableExists:
    case NoFinal:
    case Stale:
    case NothingToUndo:
    case NothingToRedo:
    case UndoBarrier:
    case LaterDepends:
    case BrokenJson:
    case NestedTooDeep:
    case NotUtf8:
    case UnknownDocument:
    case CsvUnclosedQuote:
    case CsvNoHeader:
    case CsvNoName:
    case CsvColumnTwice:
    case LineNoName:
    case LineBadText:
    case LineUnknownPreference:
    case LineTooManyFields:
    case LineNamesSame:
    case LineAmbiguous: return ExitCode::WrongRequest;
    case ReadOnly:
    case FileMissing:
    case FileIsFolder:
    case FileExists:
    case NoPermission:
    case NotAnEventFile:
    case EmptyFile:
    case DamagedFile:
    case NewerFile:
    case OlderReadOnly:
    case LockedByOther:
    case DiskFull:
    case WriteFailed:
    case ReadFailed: return ExitCode::FileFailed;
    }
    Q_UNREACHABLE();
}

} // namespace mentat
