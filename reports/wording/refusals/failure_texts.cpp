#include "reports/wording/refusals/refusal_texts.h"

#include "model/failure_kind.h"

namespace mentat {

namespace {

struct FailureText {
    FailureKind kind;
    const char* english;
};

constexpr FailureText failureTexts[] = {
    {FailureKind::Refused,
     QT_TRANSLATE_N_NOOP("Failure", "%n problem(s) found. Nothing was changed.")},
    {FailureKind::UnknownEvent,
     QT_TRANSLATE_NOOP(
         "Failure",
         "The file has no event \"%1\". Give its name, its name and year, or its number.")},
    {FailureKind::AmbiguousEvent,
     QT_TRANSLATE_NOOP("Failure",
                       "\"%1\" fits several events: %2. Give the name and year, or the number.")},
    {FailureKind::NoEvent,
     QT_TRANSLATE_NOOP("Failure", "There is no event in the file yet. Create one, or import one.")},
    {FailureKind::SummaryOnly,
     QT_TRANSLATE_NOOP(
         "Failure", "%1 %2 is only the summary of an earlier year. Choose an event with games.")},
    {FailureKind::OtherRules,
     QT_TRANSLATE_NOOP("Failure",
                       "%1 %2 is played by rules that have no such list. Choose another event.")},
    {FailureKind::AnswerTooLong,
     QT_TRANSLATE_NOOP("Failure", "The answer would be too long. Ask with smaller numbers.")},
    {FailureKind::EventExists,
     QT_TRANSLATE_NOOP(
         "Failure", "%1 %2 is already in the file. Replace it, or add this one as a new event.")},
    {FailureKind::UnknownPlayer,
     QT_TRANSLATE_NOOP("Failure", "No player of the event has the id \"%1\".")},
    {FailureKind::UnknownHeat, QT_TRANSLATE_NOOP("Failure", "The event has no heat %1.")},
    {FailureKind::UnknownTable, QT_TRANSLATE_NOOP("Failure", "Heat %1 has no table %2.")},
    {FailureKind::PlayerExists,
     QT_TRANSLATE_NOOP("Failure",
                       "A player with the id \"%1\" is already in the event. Choose another id.")},
    {FailureKind::HeatExists,
     QT_TRANSLATE_NOOP("Failure", "Heat %1 is already there. Choose another number.")},
    {FailureKind::HeatNotEmpty,
     QT_TRANSLATE_NOOP("Failure", "Heat %1 is not empty. Take its tables and players out first, or "
                                  "cancel it in the Page menu of Heats.")},
    {FailureKind::HeatCancelled,
     QT_TRANSLATE_NOOP("Failure", "Heat %1 is canceled. Choose “Hold the heat after all” first.")},
    {FailureKind::NotCancelled, QT_TRANSLATE_NOOP("Failure", "Heat %1 is not canceled.")},
    {FailureKind::SameStart,
     QT_TRANSLATE_NOOP("Failure", "Heat %1 starts then already. Type another time.")},
    {FailureKind::AlreadyIn, QT_TRANSLATE_NOOP("Failure", "%1 is already in heat %2.")},
    {FailureKind::NotIn,
     QT_TRANSLATE_NOOP("Failure", "%1 is not in heat %2. Check the player in first.")},
    {FailureKind::PlayerInUse,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 still stands elsewhere in the event, such as in a heat. Take the player out there first.")},
    {FailureKind::TableExists,
     QT_TRANSLATE_NOOP("Failure", "Table %2 of heat %1 is already there. Choose another number.")},
    {FailureKind::NoFinal, QT_TRANSLATE_NOOP("Failure", "The event has no final.")},
    {FailureKind::NothingToStart,
     QT_TRANSLATE_NOOP("Failure", "Heat %1 has no table that is still to start.")},
    {FailureKind::TablesStarted,
     QT_TRANSLATE_NOOP("Failure",
                       "Tables of heat %1 have started. Take the start back first (Undo).")},
    {FailureKind::StartedAlready,
     QT_TRANSLATE_NOOP("Failure",
                       "Table %2 of heat %1 has started. To do this, take its start back first.")},
    {FailureKind::NotStarted, QT_TRANSLATE_NOOP("Failure", "Table %2 of heat %1 has not started.")},
    {FailureKind::EndedAlready,
     QT_TRANSLATE_NOOP(
         "Failure",
         "Table %2 of heat %1 has ended. To do this, take its end and result out first.")},
    {FailureKind::NotEnded,
     QT_TRANSLATE_NOOP("Failure",
                       "Table %2 of heat %1 has no end that could be taken back: it plays "
                       "on, or its result is recorded.")},
    {FailureKind::NoResult,
     QT_TRANSLATE_NOOP("Failure", "There is no recorded result that could be checked.")},
    {FailureKind::VoidAlready, QT_TRANSLATE_NOOP("Failure", "Table %2 of heat %1 is void.")},
    {FailureKind::GameNotEmpty,
     QT_TRANSLATE_NOOP(
         "Failure",
         "Table %2 of heat %1 is not empty. Take its players out first, or declare it void.")},
    {FailureKind::ReasonMissing,
     QT_TRANSLATE_NOOP("Failure", "A reason is needed, for whoever asks later. Type it.")},
    {FailureKind::UnknownSeat, QT_TRANSLATE_NOOP("Failure", "Table %2 of heat %1 has no seat %3.")},
    {FailureKind::NoFaction,
     QT_TRANSLATE_NOOP("Failure", "The faction of %1 is not known. Type it first.")},
    {FailureKind::SeatTwice,
     QT_TRANSLATE_NOOP("Failure", "Seat %1 was chosen twice. Choose two seats to trade.")},
    {FailureKind::UnknownPerson,
     QT_TRANSLATE_NOOP("Failure", "The file knows no person %1. Look at the list again.")},
    {FailureKind::MergedWithItself,
     QT_TRANSLATE_NOOP("Failure", "%1 was chosen twice. Choose two to merge.")},
    {FailureKind::BothInHeat,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 and %2 both sit in heat %3, so they are two people. If one seat is wrong, correct it first.")},
    {FailureKind::BothInGame,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 and %2 both sit in game %3, so they are two people. If one seat is wrong, correct it first.")},
    {FailureKind::BothInEvent,
     QT_TRANSLATE_NOOP("Failure",
                       "%1 and %2 both play in %3 %4. Merge them as players there first.")},
    {FailureKind::HeatHasTables,
     QT_TRANSLATE_NOOP(
         "Failure",
         "Heat %1 already has tables. Ask for a new draw, or take the tables back first.")},
    {FailureKind::HeatHasResult,
     QT_TRANSLATE_NOOP("Failure",
                       "Table %2 of heat %1 has a result, so the heat cannot be drawn any more.")},
    {FailureKind::NoEntrants,
     QT_TRANSLATE_NOOP("Failure", "Nobody is checked in to heat %1. Check players in first.")},
    {FailureKind::TooFewEntrants,
     QT_TRANSLATE_NOOP("Failure", "%1 cannot make a game; at least %2 must be checked in.")},
    {FailureKind::DisqualifiedEntrant,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 is disqualified, but checked in to heat %2. Check the player out, or reinstate them.")},
    {FailureKind::SizeOutside,
     QT_TRANSLATE_NOOP("Failure",
                       "A table of %1 is not possible; a game has from %2 to %3 players.")},
    {FailureKind::SizesDoNotAddUp,
     QT_TRANSLATE_NOOP(
         "Failure", "The tables have %1 seats, but %2 are to be seated. Give sizes that add up.")},
    {FailureKind::ExpansionTablesTooMany,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 expansion tables are more than the wishes allow. At most %2 can be filled without anybody who plays the base game only.")},
    {FailureKind::StandbyTooFew,
     QT_TRANSLATE_NOOP("Failure", "Only %1 in heat %2 play if needed. Ask for as many at most.")},
    {FailureKind::KeptApartTogether,
     QT_TRANSLATE_NOOP("Failure",
                       "No seating at these tables was found that keeps all apart who must be: %1 "
                       "pairs are left. Choose other sizes, or lift a ban.")},
    {FailureKind::NoDraw,
     QT_TRANSLATE_NOOP(
         "Failure",
         "No draw is stored for heat %1: its tables were typed in, or are not drawn yet.")},
    {FailureKind::HeatWithoutTables,
     QT_TRANSLATE_NOOP("Failure", "Heat %1 has no tables yet. Draw them first.")},
    {FailureKind::AlreadySeated,
     QT_TRANSLATE_NOOP("Failure", "%1 already sits at table %2. Move the player there instead.")},
    {FailureKind::NotSeated,
     QT_TRANSLATE_NOOP("Failure", "%1 sits at no table of heat %2. Choose a free seat first.")},
    {FailureKind::AlreadyLeft,
     QT_TRANSLATE_NOOP("Failure", "%1 has already left table %2. Undo that to change it.")},
    {FailureKind::DisqualifiedPlayer,
     QT_TRANSLATE_NOOP("Failure", "%1 is disqualified. Reinstate the player to seat them.")},
    {FailureKind::NoFreeSeat,
     QT_TRANSLATE_NOOP(
         "Failure",
         "No table of heat %2 has a free seat for %1. A new table is in the menu of any table.")},
    {FailureKind::EverybodySits,
     QT_TRANSLATE_NOOP("Failure",
                       "Everybody checked in to heat %1 has a seat. No table is needed.")},
    {FailureKind::SameTable,
     QT_TRANSLATE_NOOP(
         "Failure",
         "That is at table %1 alone, where seats may not be traded. Choose another table.")},
    {FailureKind::TableFull,
     QT_TRANSLATE_NOOP("Failure",
                       "Table %2 of heat %1 has six players. Swap two players instead.")},
    {FailureKind::TableNotSmall,
     QT_TRANSLATE_NOOP("Failure",
                       "Table %2 of heat %1 has five players or more. Leave it as it is.")},
    {FailureKind::TableOver,
     QT_TRANSLATE_NOOP("Failure",
                       "Table %2 of heat %1 is over. Its seats change only as a correction.")},
    {FailureKind::TableStarted,
     QT_TRANSLATE_NOOP(
         "Failure",
         "Table %2 of heat %1 has started or is locked. Ask for started tables too to change it.")},
    {FailureKind::GmsWordMissing,
     QT_TRANSLATE_NOOP("Failure", "Only the GM can allow this. Give the reason.")},
    {FailureKind::NotAmongEquals,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 is not among the equals for Best %2. The GM decides only between players who are equal.")},
    {FailureKind::NobodyScored,
     QT_TRANSLATE_NOOP("Failure", "Nobody has scored with %1 yet, so there is no award.")},
    {FailureKind::AwardUndecided,
     QT_TRANSLATE_NOOP("Failure",
                       "Best %1 is not decided. Choose one of the equal players first.")},
    {FailureKind::NothingPicked, QT_TRANSLATE_NOOP("Failure", "Nobody has picked a faction yet.")},
    {FailureKind::FactionTaken,
     QT_TRANSLATE_NOOP("Failure", "%1 is taken by %2. Choose one of those left.")},
    {FailureKind::FactionNotPlayed,
     QT_TRANSLATE_NOOP("Failure", "%1 is not in this final. Choose another faction.")},
    {FailureKind::TradesOff,
     QT_TRANSLATE_NOOP("Failure",
                       "This event has no trades in the final. Change that in its settings.")},
    {FailureKind::FinalUnderWay,
     QT_TRANSLATE_NOOP("Failure", "The final has started. To do this, take its start back first.")},
    {FailureKind::FinalNotStarted, QT_TRANSLATE_NOOP("Failure", "The final has not started.")},
    {FailureKind::FinalOver,
     QT_TRANSLATE_NOOP("Failure",
                       "The final has ended. To do this, take its end and result out first.")},
    {FailureKind::FinalPlays,
     QT_TRANSLATE_NOOP("Failure",
                       "The final has no end that could be taken back: it plays on, or its "
                       "result is recorded.")},
    {FailureKind::FinalNotSeated,
     QT_TRANSLATE_NOOP("Failure", "Nobody sits at the final's table yet. Draw the seats first.")},
    {FailureKind::LineUpClosed,
     QT_TRANSLATE_NOOP("Failure", "The line-up is closed. Reopen it to change who plays (R7.1).")},
    {FailureKind::LineUpOpen, QT_TRANSLATE_NOOP("Failure", "The line-up is not closed.")},
    {FailureKind::NobodyPresent,
     QT_TRANSLATE_NOOP("Failure", "Nobody is marked as present. Mark who is there first.")},
    {FailureKind::UnknownReport,
     QT_TRANSLATE_NOOP("Failure", "There is no report \"%1\". There are: %2.")},
    {FailureKind::UnknownKind,
     QT_TRANSLATE_NOOP("Failure",
                       "The name %1 does not say what kind of file it is to be; possible are %2.")},
    {FailureKind::KindNotMade,
     QT_TRANSLATE_NOOP("Failure", "The report \"%1\" is not made as %2; possible are %3.")},
    {FailureKind::HeatNotAsked,
     QT_TRANSLATE_NOOP("Failure",
                       "The report \"%1\" is about the whole event; leave out the heat.")},
    {FailureKind::NoTablesYet,
     QT_TRANSLATE_NOOP("Failure", "No heat has tables yet. Draw the tables of a heat first.")},
    {FailureKind::NoFinalYet,
     QT_TRANSLATE_NOOP("Failure",
                       "The report \"%1\" needs the final's result, which is not recorded yet.")},
    {FailureKind::UnwritableFile,
     QT_TRANSLATE_NOOP("Failure", "%1 cannot be written: %2. Choose another place.")},
    {FailureKind::NoSpaceForFile,
     QT_TRANSLATE_NOOP("Failure", "There is no space left to write %1. Make room, or choose "
                                  "another place.")},
    {FailureKind::IsEventFile,
     QT_TRANSLATE_NOOP("Failure", "%1 is an event file, or belongs to one, and is never written "
                                  "over. Choose another name; nothing was written.")},
    {FailureKind::ClosedEvent,
     QT_TRANSLATE_NOOP(
         "Failure", "%1 %2 is closed, so it cannot be changed. Reopen it first, with a reason.")},
    {FailureKind::NotClosed, QT_TRANSLATE_NOOP("Failure", "%1 %2 is not closed.")},
    {FailureKind::Stale,
     QT_TRANSLATE_NOOP(
         "Failure",
         "The event has changed in the meantime. Look at it again, then repeat the change.")},
    {FailureKind::NothingToUndo, QT_TRANSLATE_NOOP("Failure", "There is nothing to undo.")},
    {FailureKind::NothingToRedo, QT_TRANSLATE_NOOP("Failure", "There is nothing to redo.")},
    {FailureKind::UndoBarrier,
     QT_TRANSLATE_NOOP("Failure",
                       "Undo stops at this change: %1. To go back further, restore a backup.")},
    {FailureKind::LaterDepends,
     QT_TRANSLATE_NOOP("Failure", "Later changes depend on this one: %1. Take them back first.")},
    {FailureKind::NoPractice,
     QT_TRANSLATE_NOOP("Failure", "This event file counts: nothing is made up in it. Practise "
                                  "with a copy of it.")},
    {FailureKind::OnlyPractice,
     QT_TRANSLATE_NOOP("Failure", "This file is only for practice: nothing of it is published.")},
    {FailureKind::ReadOnly,
     QT_TRANSLATE_NOOP(
         "Failure", "The event file is open for reading only. Open it for writing to change it.")},
    {FailureKind::FileMissing,
     QT_TRANSLATE_NOOP("Failure", "%1 does not exist. Check its name and folder.")},
    {FailureKind::FileGone,
     QT_TRANSLATE_NOOP("Failure",
                       "%1 is no longer there: it was deleted or moved while it was open, "
                       "or its drive is out.")},
    {FailureKind::FileReplaced,
     QT_TRANSLATE_NOOP("Failure", "Another file has taken the place of %1 while it was open.")},
    {FailureKind::FileOverwritten,
     QT_TRANSLATE_NOOP("Failure", "Another program has written over %1 while it was open.")},
    {FailureKind::FileHasOtherNames,
     QT_TRANSLATE_NOOP("Failure",
                       "%1 also stands under another name (a hard link), so two programs "
                       "could write it at once. Open a copy of it instead.")},
    {FailureKind::FileBusy,
     QT_TRANSLATE_NOOP("Failure", "Another program is reading %1 and keeps it from being changed. "
                                  "Close the file there, then repeat the change.")},
    {FailureKind::LockInTheWay,
     QT_TRANSLATE_NOOP("Failure", "%1 is in the way: the lock of the event file has that name. "
                                  "Move it elsewhere, then open the file again.")},
    {FailureKind::NameInTheWay,
     QT_TRANSLATE_NOOP("Failure", "%1 is in the way: new files are prepared under that name. "
                                  "Move it elsewhere, then try again.")},
    {FailureKind::FileIsFolder,
     QT_TRANSLATE_NOOP("Failure", "%1 is a folder. Choose a file in it.")},
    {FailureKind::FileExists,
     QT_TRANSLATE_NOOP("Failure", "%1 already exists. Choose another name.")},
    {FailureKind::NoPermission,
     QT_TRANSLATE_NOOP(
         "Failure",
         "There is no permission to use %1. Change its permissions, or choose another place.")},
    {FailureKind::NotAnEventFile,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 is not an event file of Mentat. Choose another file; this one is untouched.")},
    {FailureKind::EmptyFile,
     QT_TRANSLATE_NOOP("Failure", "%1 is empty. Choose another file, or restore a backup.")},
    {FailureKind::DamagedFile,
     QT_TRANSLATE_NOOP("Failure",
                       "%1 is damaged. Restore a backup, or recover it into a new file.")},
    {FailureKind::NewerFile,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 was written by a newer Mentat. Install that version to open it; the file is untouched.")},
    {FailureKind::OlderReadOnly,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 was written by an older Mentat. Open it for writing once, to bring it up to date.")},
    {FailureKind::LockedByOther,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 is open in another program: since %4 by %3 on %2. Close it there, or open it for reading.")},
    {FailureKind::DiskFull,
     QT_TRANSLATE_NOOP("Failure",
                       "There is no space left to write %1. Make room, then repeat the change.")},
    {FailureKind::WriteFailed,
     QT_TRANSLATE_NOOP("Failure",
                       "%1 could not be written (%2). Check its drive, then repeat the change.")},
    {FailureKind::NothingLeft,
     QT_TRANSLATE_NOOP("Failure", "Nothing in %1 can be read, and there is no backup beside it. "
                                  "Look for one in the second backup folder.")},
    {FailureKind::ReadFailed,
     QT_TRANSLATE_NOOP("Failure", "%1 could not be read (%2). Check its drive, or use a backup.")},
    {FailureKind::InputTooLarge,
     QT_TRANSLATE_NOOP("Failure", "%1 holds more than %2 MB, which no document or list does. "
                                  "Choose another file.")},
    {FailureKind::BrokenJson,
     QT_TRANSLATE_NOOP("Failure", "line %1, column %2: this does not belong here: %3")},
    {FailureKind::NestedTooDeep,
     QT_TRANSLATE_NOOP("Failure",
                       "The document has lists and objects inside each other more than %1 deep.")},
    {FailureKind::NotUtf8,
     QT_TRANSLATE_NOOP("Failure", "line %1: this is not UTF-8. Save the file as UTF-8.")},
    {FailureKind::UnknownDocument,
     QT_TRANSLATE_NOOP(
         "Failure",
         "The format \"%1\" is not known; a document must be mentat-event or mentat-summary.")},
    {FailureKind::CsvUnclosedQuote,
     QT_TRANSLATE_NOOP("Failure", "line %1: the quotation mark that opens here is never closed.")},
    {FailureKind::CsvNoHeader,
     QT_TRANSLATE_NOOP("Failure", "The list is empty. Its first row must name the columns.")},
    {FailureKind::CsvNoName,
     QT_TRANSLATE_NOOP(
         "Failure",
         "No column holds names. The first row must have a column \"name\", or \"given\" and "
         "\"family\".")},
    {FailureKind::CsvColumnTwice,
     QT_TRANSLATE_NOOP("Failure", "The column \"%1\" is there twice. Leave one of them.")},
    {FailureKind::LineNoName, QT_TRANSLATE_NOOP("Failure", "The name is missing.")},
    {FailureKind::LineBadText,
     QT_TRANSLATE_NOOP("Failure", "The column \"%1\" holds a control character, which must go.")},
    {FailureKind::LineUnknownPreference,
     QT_TRANSLATE_NOOP("Failure", "The preference \"%1\" is not known; possible are %2.")},
    {FailureKind::LineTooManyFields,
     QT_TRANSLATE_NOOP(
         "Failure",
         "There are more fields (%1) than columns (%2). A field with a comma in it must be in quotes.")},
    {FailureKind::LineQuoteOpen,
     QT_TRANSLATE_NOOP(
         "Failure",
         "A quote in it is not closed until line %1: %2 lines were read as one. Close it.")},
    {FailureKind::LineNamesSame,
     QT_TRANSLATE_NOOP("Failure",
                       "Line %1 names the same person. Leave one of them, or give each a badge.")},
    {FailureKind::LineAmbiguous,
     QT_TRANSLATE_NOOP(
         "Failure",
         "%1 could be one of several people in the file. Add a badge, or where the person is from.")},
};

/// One for each kind, in their order.
constexpr bool isEachInItsPlace() {
    size_t position = 0;
    for (const FailureText& text : failureTexts) {
        if (static_cast<size_t>(text.kind) != position++)
            return false;
    }
    return position == static_cast<size_t>(FailureKind::LineAmbiguous) + 1;
}
static_assert(isEachInItsPlace());

} // namespace

const char* failureText(FailureKind kind) {
    return failureTexts[static_cast<size_t>(kind)].english;
}

} // namespace mentat
