#include "reports/wording/failure_wording.h"

#include "reports/wording/change_names.h"
#include "reports/wording/sentences.h"

namespace mentat {

namespace {

// A text for each kind, by the kind's name. The places for the values are numbered in the order in
// which result.h names them.
namespace failures {

constexpr const char* context = "Failure";

// the request
constexpr auto refused
    = QT_TRANSLATE_N_NOOP("Failure", "%n problem(s) found. Nothing was changed.");
constexpr auto unknownEvent = QT_TRANSLATE_NOOP(
    "Failure", "The file has no event \"%1\". Give its name, its name and year, or its number.");
constexpr auto ambiguousEvent = QT_TRANSLATE_NOOP(
    "Failure", "\"%1\" fits several events: %2. Give the name and year, or the number.");
constexpr auto noEvent
    = QT_TRANSLATE_NOOP("Failure", "There is no event in the file yet. Create one, or import one.");
constexpr auto summaryOnly = QT_TRANSLATE_NOOP(
    "Failure", "%1 %2 is only the summary of an earlier year. Choose an event with games.");
constexpr auto otherRules = QT_TRANSLATE_NOOP(
    "Failure", "%1 %2 is played by rules that have no such list. Choose another event.");
constexpr auto answerTooLong
    = QT_TRANSLATE_NOOP("Failure", "The answer would be too long. Ask with smaller numbers.");
constexpr auto eventExists = QT_TRANSLATE_NOOP(
    "Failure", "%1 %2 is already in the file. Replace it, or add this one as a new event.");
constexpr auto unknownPlayer
    = QT_TRANSLATE_NOOP("Failure", "No player of the event has the id \"%1\".");
constexpr auto unknownHeat = QT_TRANSLATE_NOOP("Failure", "The event has no heat %1.");
constexpr auto unknownTable = QT_TRANSLATE_NOOP("Failure", "Heat %1 has no table %2.");
constexpr auto unknownGame = QT_TRANSLATE_NOOP("Failure", "The event has no game %2.");
constexpr auto playerExists = QT_TRANSLATE_NOOP(
    "Failure", "A player with the id \"%1\" is already in the event. Choose another id.");
constexpr auto heatExists
    = QT_TRANSLATE_NOOP("Failure", "Heat %1 is already there. Choose another number.");
constexpr auto heatNotEmpty
    = QT_TRANSLATE_NOOP("Failure", "Heat %1 is not empty. Take its tables and players out first.");
constexpr auto alreadyIn = QT_TRANSLATE_NOOP("Failure", "%1 is already in heat %2.");
constexpr auto notIn
    = QT_TRANSLATE_NOOP("Failure", "%1 is not in heat %2. Check the player in first.");
constexpr auto playerInUse = QT_TRANSLATE_NOOP(
    "Failure",
    "%1 still stands elsewhere in the event, such as in a heat. Take the player out there first.");
constexpr auto tableExists
    = QT_TRANSLATE_NOOP("Failure", "Table %2 of heat %1 is already there. Choose another number.");
constexpr auto noFinal = QT_TRANSLATE_NOOP("Failure", "The event has no final.");
constexpr auto stale = QT_TRANSLATE_NOOP(
    "Failure", "The event has changed in the meantime. Look at it again, then repeat the change.");
constexpr auto nothingToUndo = QT_TRANSLATE_NOOP("Failure", "There is nothing to undo.");
constexpr auto nothingToRedo = QT_TRANSLATE_NOOP("Failure", "There is nothing to redo.");
constexpr auto undoBarrier = QT_TRANSLATE_NOOP(
    "Failure", "Undo stops at this change: %1. To go back further, restore a backup.");
constexpr auto laterDepends
    = QT_TRANSLATE_NOOP("Failure", "Later changes depend on this one: %1. Take them back first.");
constexpr auto readOnly = QT_TRANSLATE_NOOP(
    "Failure", "The event file is open for reading only. Open it for writing to change it.");
// the event file
constexpr auto fileMissing
    = QT_TRANSLATE_NOOP("Failure", "%1 does not exist. Check its name and folder.");
constexpr auto fileIsFolder = QT_TRANSLATE_NOOP("Failure", "%1 is a folder. Choose a file in it.");
constexpr auto fileExists = QT_TRANSLATE_NOOP("Failure", "%1 already exists. Choose another name.");
constexpr auto noPermission = QT_TRANSLATE_NOOP(
    "Failure",
    "There is no permission to use %1. Change its permissions, or choose another place.");
constexpr auto notAnEventFile = QT_TRANSLATE_NOOP(
    "Failure", "%1 is not an event file of Mentat. Choose another file; this one is untouched.");
constexpr auto emptyFile
    = QT_TRANSLATE_NOOP("Failure", "%1 is empty. Choose another file, or restore a backup.");
constexpr auto damagedFile = QT_TRANSLATE_NOOP(
    "Failure", "%1 is damaged (%2). Restore a backup, or recover it into a new file.");
constexpr auto damagedSomehow = QT_TRANSLATE_NOOP(
    "Failure", "%1 is damaged. Restore a backup, or recover it into a new file.");
constexpr auto damagedSomewhere = QT_TRANSLATE_NOOP(
    "Failure", "The event file is damaged. Restore a backup, or recover it into a new file.");
constexpr auto newerFile = QT_TRANSLATE_NOOP(
    "Failure",
    "%1 was written by a newer Mentat. Install that version to open it; the file is untouched.");
constexpr auto olderReadOnly = QT_TRANSLATE_NOOP(
    "Failure",
    "%1 was written by an older Mentat. Open it for writing once, to bring it up to date.");
constexpr auto lockedByOther = QT_TRANSLATE_NOOP(
    "Failure",
    "%1 is open in another program: since %4 by %3 on %2. Close it there, or open it for reading.");
constexpr auto lockedBySomebody = QT_TRANSLATE_NOOP(
    "Failure", "%1 is open in another program. Close it there, or open it for reading.");
constexpr auto diskFull = QT_TRANSLATE_NOOP(
    "Failure", "There is no space left to write %1. Make room, then repeat the change.");
constexpr auto writeFailed = QT_TRANSLATE_NOOP(
    "Failure", "%1 could not be written (%2). Check its drive, then repeat the change.");
constexpr auto writeFailedSomehow = QT_TRANSLATE_NOOP(
    "Failure", "%1 could not be written. Check its drive, then repeat the change.");
constexpr auto readFailed
    = QT_TRANSLATE_NOOP("Failure", "%1 could not be read (%2). Check its drive, or use a backup.");
constexpr auto readFailedSomehow
    = QT_TRANSLATE_NOOP("Failure", "%1 could not be read. Check its drive, or use a backup.");
// documents and lists of people
constexpr auto brokenJson
    = QT_TRANSLATE_NOOP("Failure", "line %1, column %2: this does not belong here: %3");
constexpr auto unfinishedJson
    = QT_TRANSLATE_NOOP("Failure", "line %1, column %2: more must follow before the line ends");
constexpr auto nestedTooDeep = QT_TRANSLATE_NOOP(
    "Failure", "The document has lists and objects inside each other more than %1 deep.");
constexpr auto notUtf8
    = QT_TRANSLATE_NOOP("Failure", "line %1: this is not UTF-8. Save the file as UTF-8.");
constexpr auto unknownDocument = QT_TRANSLATE_NOOP(
    "Failure",
    "The format \"%1\" is not known; a document must be mentat-event or mentat-summary.");
constexpr auto noFormat = QT_TRANSLATE_NOOP(
    "Failure", "The document does not name its format; it must be mentat-event or mentat-summary.");
constexpr auto csvUnclosedQuote
    = QT_TRANSLATE_NOOP("Failure", "line %1: the quotation mark that opens here is never closed.");
constexpr auto csvNoHeader
    = QT_TRANSLATE_NOOP("Failure", "The list is empty. Its first row must name the columns.");
constexpr auto csvNoName = QT_TRANSLATE_NOOP(
    "Failure", "No column holds names. The first row must have a column \"name\", or \"given\" and "
               "\"family\".");
constexpr auto csvColumnTwice
    = QT_TRANSLATE_NOOP("Failure", "The column \"%1\" is there twice. Leave one of them.");
// one line of a list of people
constexpr auto lineNoName = QT_TRANSLATE_NOOP("Failure", "The name is missing.");
constexpr auto lineBadText
    = QT_TRANSLATE_NOOP("Failure", "The column \"%1\" holds a control character, which must go.");
constexpr auto lineUnknownPreference
    = QT_TRANSLATE_NOOP("Failure", "The preference \"%1\" is not known; possible are %2.");
constexpr auto lineTooManyFields = QT_TRANSLATE_NOOP(
    "Failure",
    "There are more fields (%1) than columns (%2). A field with a comma in it must be in quotes.");
constexpr auto lineNamesSame = QT_TRANSLATE_NOOP(
    "Failure", "Line %1 names the same person. Leave one of them, or give each a badge.");
constexpr auto lineAmbiguous = QT_TRANSLATE_NOOP(
    "Failure",
    "%1 could be one of several people in the file. Add a badge, or where the person is from.");

} // namespace failures

QString refusedSentence(const Language& language, const Findings& findings) {
    const Values number{static_cast<qint64>(findings.size())};
    return Sentences(language, failures::context, number).sayCounted(failures::refused, 0);
}

QString ambiguousSentence(const Sentences& sentences) {
    QStringList fitting;
    for (size_t i = 1; i < sentences.count(); ++i)
        fitting << sentences.value(i);
    const QString list = fitting.isEmpty() ? sentences.value(1) : fitting.join(u", ");
    return sentences.say(failures::ambiguousEvent, {sentences.value(0), list});
}

/// The kinds of change among the values, each named once.
QString changeList(const Sentences& sentences) {
    QStringList names;
    for (size_t i = 0; i < sentences.count(); ++i) {
        const auto kind = enumFromId<ChangeKind>(sentences.text(i).value_or(QString()));
        names << (kind ? changeName(sentences.language(), *kind) : sentences.value(i));
    }
    names.removeDuplicates();
    return names.isEmpty() ? sentences.value(0) : names.join(u", ");
}

QString unknownTableSentence(const Sentences& sentences) {
    const bool inHeat = sentences.number(0) != 0; // not every format has heats
    return sentences.say(inHeat ? failures::unknownTable : failures::unknownGame);
}

bool isSaid(const Sentences& sentences, size_t position) {
    return !sentences.text(position).value_or(QString()).trimmed().isEmpty();
}

// The store does not always know which file a bad cell was in, nor does the system always say why.
QString damagedSentence(const Sentences& sentences) {
    if (!isSaid(sentences, 0))
        return sentences.say(failures::damagedSomewhere);
    return sentences.say(isSaid(sentences, 1) ? failures::damagedFile : failures::damagedSomehow);
}

QString writeSentence(const Sentences& sentences) {
    const bool saysWhy = isSaid(sentences, 1);
    return sentences.say(saysWhy ? failures::writeFailed : failures::writeFailedSomehow);
}

QString readSentence(const Sentences& sentences) {
    const bool saysWhy = isSaid(sentences, 1);
    return sentences.say(saysWhy ? failures::readFailed : failures::readFailedSomehow);
}

QString preferenceSentence(const Sentences& sentences) {
    return sentences.say(failures::lineUnknownPreference,
                         {sentences.quoted(0), sentences.value(1)});
}

QString lockedSentence(const Sentences& sentences) {
    for (size_t i = 1; i <= 3; ++i) {
        if (!isSaid(sentences, i))
            return sentences.say(failures::lockedBySomebody);
    }
    return sentences.say(failures::lockedByOther,
                         {sentences.value(0), sentences.value(1), sentences.value(2),
                          onOneLine(sentences.language().moment(*sentences.text(3)))});
}

QString brokenJsonSentence(const Sentences& sentences) {
    return sentences.say(isSaid(sentences, 2) ? failures::brokenJson : failures::unfinishedJson);
}

QString unknownDocumentSentence(const Sentences& sentences) {
    const bool isNamed = isSaid(sentences, 0);
    return sentences.sayQuoted(isNamed ? failures::unknownDocument : failures::noFormat);
}

} // namespace

QString failureSentence(const Language& language, const Failure& failure) {
    using enum FailureKind;
    const Sentences sentences(language, failures::context, failure.values);
    switch (failure.kind) { // without default: the compiler names a kind that has no sentence
    case Refused: return refusedSentence(language, failure.findings);
    case UnknownEvent: return sentences.say(failures::unknownEvent);
    case AmbiguousEvent: return ambiguousSentence(sentences);
    case NoEvent: return sentences.say(failures::noEvent);
    case SummaryOnly: return sentences.say(failures::summaryOnly);
    case OtherRules: return sentences.say(failures::otherRules);
    case AnswerTooLong: return sentences.say(failures::answerTooLong);
    case EventExists: return sentences.say(failures::eventExists);
    case UnknownPlayer: return sentences.say(failures::unknownPlayer);
    case UnknownHeat: return sentences.say(failures::unknownHeat);
    case UnknownTable: return unknownTableSentence(sentences);
    case PlayerExists: return sentences.say(failures::playerExists);
    case HeatExists: return sentences.say(failures::heatExists);
    case HeatNotEmpty: return sentences.say(failures::heatNotEmpty);
    case AlreadyIn: return sentences.say(failures::alreadyIn);
    case NotIn: return sentences.say(failures::notIn);
    case PlayerInUse: return sentences.say(failures::playerInUse);
    case TableExists: return sentences.say(failures::tableExists);
    case NoFinal: return sentences.say(failures::noFinal);
    case Stale: return sentences.say(failures::stale);
    case NothingToUndo: return sentences.say(failures::nothingToUndo);
    case NothingToRedo: return sentences.say(failures::nothingToRedo);
    case UndoBarrier: return sentences.say(failures::undoBarrier, {changeList(sentences)});
    case LaterDepends: return sentences.say(failures::laterDepends, {changeList(sentences)});
    case ReadOnly: return sentences.say(failures::readOnly);
    case FileMissing: return sentences.say(failures::fileMissing);
    case FileIsFolder: return sentences.say(failures::fileIsFolder);
    case FileExists: return sentences.say(failures::fileExists);
    case NoPermission: return sentences.say(failures::noPermission);
    case NotAnEventFile: return sentences.say(failures::notAnEventFile);
    case EmptyFile: return sentences.say(failures::emptyFile);
    case DamagedFile: return damagedSentence(sentences);
    case NewerFile: return sentences.say(failures::newerFile);
    case OlderReadOnly: return sentences.say(failures::olderReadOnly);
    case LockedByOther: return lockedSentence(sentences);
    case DiskFull: return sentences.say(failures::diskFull);
    case WriteFailed: return writeSentence(sentences);
    case ReadFailed: return readSentence(sentences);
    case BrokenJson: return brokenJsonSentence(sentences);
    case NestedTooDeep: return sentences.say(failures::nestedTooDeep);
    case NotUtf8: return sentences.say(failures::notUtf8);
    case UnknownDocument: return unknownDocumentSentence(sentences);
    case CsvUnclosedQuote: return sentences.say(failures::csvUnclosedQuote);
    case CsvNoHeader: return sentences.say(failures::csvNoHeader);
    case CsvNoName: return sentences.say(failures::csvNoName);
    case CsvColumnTwice: return sentences.sayQuoted(failures::csvColumnTwice);
    case LineNoName: return sentences.say(failures::lineNoName);
    case LineBadText: return sentences.sayQuoted(failures::lineBadText);
    case LineUnknownPreference: return preferenceSentence(sentences);
    case LineTooManyFields: return sentences.say(failures::lineTooManyFields);
    case LineNamesSame: return sentences.say(failures::lineNamesSame);
    case LineAmbiguous: return sentences.say(failures::lineAmbiguous);
    }
    return {};
}

} // namespace mentat
