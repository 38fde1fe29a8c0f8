#include "reports/wording/refusals/refusal_texts.h"

#include "model/failure_kind.h"
#include "reports/wording/kind_rows.h"

namespace mentat {

namespace {

struct FailureWords {
    FailureKind kind;
    Phrase sentence;
    About about = About::Other;
};

// Other enumerations share names with these kinds, so they are visible only here.
namespace failure_words {

using enum FailureKind;

constexpr FailureWords all[] = {
    {Refused, CountedPhrase("Failure", "%n problem(s) found. Nothing was changed.")},
    {UnknownEvent,
     Phrase("Failure",
            "The file has no event \"%1\". Give its name, its name and year, or its number.")},
    {AmbiguousEvent,
     Phrase("Failure",
            "\"%1\" matches several events: %2. Give the name and year, or the number.")},
    {NoEvent, Phrase("Failure", "There is no event in the file yet. Create one, or import one.")},
    {SummaryOnly,
     Phrase("Failure", "%1 %2 is only a summary of an earlier year. Choose an event with games.")},
    {OtherRules,
     Phrase("Failure", "%1 %2 uses rules that have no such list. Choose another event.")},
    {AnswerTooLong, Phrase("Failure", "The answer would be too long. Ask with smaller numbers.")},
    {EventExists,
     Phrase("Failure",
            "%1 %2 is already in the file. Replace it, or add this one as a new event.")},
    {UnknownPlayer, Phrase("Failure", "No player of the event has the id \"%1\".")},
    {UnknownHeat, Phrase("Failure", "The event has no heat %1.")},
    {UnknownTable, Phrase("Failure", "%1 has no table %2."), About::Round},
    {UnknownGame, Phrase("Failure", "The event has no game %1.")},
    {PlayerExists,
     Phrase("Failure", "A player with the id \"%1\" is already in the event. Choose another id.")},
    {HeatExists, Phrase("Failure", "Heat %1 is already there. Choose another number.")},
    {HeatNotEmpty,
     Phrase("Failure", "Heat %1 is not empty. Remove its tables and players first, or "
                       "cancel it from the Page menu on Heats.")},
    {HeatCanceled,
     Phrase("Failure", "Heat %1 is canceled. Choose “Hold the heat after all” first.")},
    {NotCanceled, Phrase("Failure", "Heat %1 is not canceled.")},
    {SameStart, Phrase("Failure", "Heat %1 already starts then. Type another time.")},
    {AlreadyIn, Phrase("Failure", "%1 is already in heat %2.")},
    {NotIn, Phrase("Failure", "%1 is not in heat %2. Check the player in first.")},
    {PlayerInUse,
     Phrase("Failure",
            "%1 is still used elsewhere in the event, such as in a heat. Remove the player there "
            "first.")},
    {TableExists, Phrase("Failure", "%1 is already there. Choose another number."), About::Table},
    {NoFinal, Phrase("Failure", "The event has no final.")},
    {RoundWithoutTables, Phrase("Failure", "%1 has no tables yet. Draw them first."), About::Round},
    {OnlyByes, Phrase("Failure", "%1 has no tables: everyone in it has a bye."), About::Round},
    {NothingToStart, Phrase("Failure", "%1 has no table left to start."), About::Round},
    {TablesStarted,
     Phrase("Failure", "%1 has tables that have started. Take the start back first (Undo)."),
     About::Round},
    {NobodySits, Phrase("Failure", "%1 has no one seated yet. Seat the players first."),
     About::Table},
    {StartedAlready, Phrase("Failure", "%1 has started. Take back its start first."), About::Table},
    {NotStarted, Phrase("Failure", "%1 has not started."), About::Table},
    {EndedAlready, Phrase("Failure", "%1 has ended. Take back its end and result first."),
     About::Table},
    {NotEnded,
     Phrase("Failure",
            "%1 has no end to take back: it is still playing, or its result is recorded."),
     About::Table},
    {NoResult, Phrase("Failure", "There is no recorded result to check.")},
    {VoidAlready, Phrase("Failure", "%1 is void."), About::Table},
    {NotVoid, Phrase("Failure", "%1 is not void."), About::Table},
    {GameNotEmpty, Phrase("Failure", "%1 is not empty. Remove its players first, or mark it void."),
     About::Table},
    {ReasonMissing, Phrase("Failure", "Type a reason, in case someone asks later.")},
    {UnknownSeat, Phrase("Failure", "%1 has no seat %3."), About::Table},
    {OthersSitThere, Phrase("Failure", "%1: name each of its seats once."), About::Table},
    {NoSide, Phrase("Failure", "The faction of %1 is not known. Type it first.")},
    {SeatTwice, Phrase("Failure", "Seat %1 was chosen twice. Choose two seats to trade.")},
    {UnknownPerson, Phrase("Failure", "The file has no person %1. Check the list again.")},
    {MergedWithItself, Phrase("Failure", "%1 was chosen twice. Choose two to merge.")},
    {BothInRound,
     Phrase("Failure",
            "%1 and %2 both sit in %3, so they are two people. If one seat is wrong, correct "
            "it first."),
     About::InRound},
    {BothInGame,
     Phrase(
         "Failure",
         "%1 and %2 both sit in game %3, so they are two people. If one seat is wrong, correct it "
         "first.")},
    {BothInEvent,
     Phrase("Failure", "%1 and %2 both play in %3 %4. Merge them as players there first.")},
    {RoundHasTables,
     Phrase("Failure", "%1 already has tables. Ask for a new draw, or take the tables back first."),
     About::Round},
    {RoundHasResult, Phrase("Failure", "%1 has a result, so the round can no longer be drawn."),
     About::Table},
    {NoEntrants, Phrase("Failure", "No one is checked in to heat %1. Check players in first.")},
    {TooFewEntrants, Phrase("Failure", "%1 cannot make a game; at least %2 must be checked in.")},
    {NoSuchTables,
     Phrase("Failure", "%1 cannot be seated at tables of the sizes in the ruleset. Give other "
                       "sizes, or let someone sit out.")},
    {DisqualifiedEntrant,
     Phrase("Failure", "%1 is disqualified, but checked in to heat %2. Check the player out, or "
                       "reinstate them.")},
    {SizeOutside,
     Phrase("Failure", "A table of %1 is not possible; a game has from %2 to %3 players.")},
    {SizesDoNotAddUp,
     Phrase("Failure",
            "The tables have %1 seats, but %2 are to be seated. Give sizes that add up.")},
    {VariantTablesTooMany,
     Phrase("Failure",
            "%1 expansion tables is more than the preferences allow. At most %2 can be filled "
            "without anyone who plays the base game only.")},
    {StandbyTooFew,
     Phrase("Failure", "Only %1 in heat %2 play if needed. Ask for no more than that.")},
    {KeptApartTogether,
     Phrase("Failure", "No seating at these tables keeps everyone apart who must be: %1 pairs "
                       "are left. Choose other sizes, or let a pair meet.")},
    {NoDraw,
     Phrase(
         "Failure",
         "No draw is stored for heat %1: its tables were entered by hand or are not drawn yet.")},
    {UnknownStage, Phrase("Failure", "The ruleset has no stage \"%1\". There are: %2.")},
    {StageNotReady,
     Phrase("Failure", "It is not known yet who plays the %1. Finish the stage before it, "
                       "with its rolls.")},
    {StageNotHeld, Phrase("Failure", "The %1 is not held.")},
    {StageSettled,
     Phrase("Failure", "The %1 can't be skipped or added now: it is the last stage, or "
                       "tables of it or of a later stage are seated (H8).")},
    {StageDecidedAlready, Phrase("Failure", "The %1 is already decided that way.")},
    {AlreadySeated,
     Phrase("Failure", "%1 already sits at table %2. Move the player there instead.")},
    {NotSeated, Phrase("Failure", "%1 is not at a table in heat %2. Choose a free seat first.")},
    {AlreadyLeft, Phrase("Failure", "%1 has already left table %2. Undo that to change it.")},
    {SitsAtTable,
     Phrase("Failure", "%1 sits at table %3 of heat %2. Remove them from the table first.")},
    {PlayedAtTable,
     Phrase("Failure", "%1 played at table %3 of heat %2, and so stays checked in.")},
    {DisqualifiedPlayer,
     Phrase("Failure", "%1 is disqualified. Reinstate the player to seat them.")},
    {NoFreeSeat,
     Phrase("Failure",
            "No table of heat %2 has a free seat for %1. Open a new table, draw the heat again, or "
            "check them in to the next heat.")},
    {EveryoneSits,
     Phrase("Failure", "Everyone checked in to heat %1 has a seat. No table is needed.")},
    {SameTable,
     Phrase("Failure",
            "Both seats are at table %1, where seats may not be traded. Choose another table.")},
    {TableFull, Phrase("Failure", "%1 is full. Swap two players instead."), About::Table},
    {TableNotSmall, Phrase("Failure", "%1 has enough players. Leave it as it is."), About::Table},
    {TableOver, Phrase("Failure", "%1 is over. Change its seats by correcting its result."),
     About::Table},
    {TableStarted,
     Phrase("Failure", "%1 has started or is locked. To change it, include started tables."),
     About::Table},
    {GmOverrideMissing, Phrase("Failure", "Only the GM can allow this. Give the reason.")},
    {NotAmongEquals,
     Phrase("Failure", "%1 is not tied for Best %2. The GM decides only between tied players.")},
    {NobodyScored, Phrase("Failure", "No one has scored with %1 yet, so there is no award.")},
    {AwardUndecided,
     Phrase("Failure", "Best %1 is not decided. Choose one of the tied players first.")},
    {NothingPicked, Phrase("Failure", "No one has picked a faction yet.")},
    {SideTaken, Phrase("Failure", "%1 is taken by %2. Choose one that is left.")},
    {SideNotPlayed, Phrase("Failure", "%1 is not in this final. Choose another faction.")},
    {TradesOff,
     Phrase("Failure",
            "This event does not allow trades in the final. Change that in its settings.")},
    {LineUpClosed, Phrase("Failure", "The line-up is closed. Reopen it to change who plays.")},
    {LineUpOpen, Phrase("Failure", "The line-up is not closed.")},
    {NobodyPresent, Phrase("Failure", "No one is marked as here. Mark who is here first.")},
    {UnknownPack, Phrase("Failure", "There is no event pack \"%1\". There are: %2.")},
    {PackOfOtherRules,
     Phrase("Failure", "The event pack \"%1\" is for an event with other rules. Make a "
                       "new event from it.")},
    {UnknownRuleset, Phrase("Failure", "There is no ruleset \"%1\". There are: %2.")},
    {UnknownReport, Phrase("Failure", "There is no report \"%1\". There are: %2.")},
    {UnknownKind,
     Phrase("Failure", "The name %1 does not say what kind of file to make. Use one of %2.")},
    {KindNotMade, Phrase("Failure", "The report \"%1\" cannot be made as %2. Use one of %3.")},
    {RoundNotAsked,
     Phrase("Failure", "The report \"%1\" is about the whole event; leave out the round.")},
    {NoTablesYet, Phrase("Failure", "No heat has tables yet. Draw the tables of a heat first.")},
    {NoFinalYet,
     Phrase("Failure", "The report \"%1\" needs the final's result, which is not recorded yet.")},
    {UnwritableFile, Phrase("Failure", "%1 cannot be written: %2. Choose another place.")},
    {NoSpaceForFile, Phrase("Failure", "There is no space left to write %1. Free some space, or "
                                       "choose another place.")},
    {NoFace,
     Phrase("Failure", "Nothing can be printed: the typeface %1 is not installed. Install it, or "
                       "keep the folder of fonts beside Mentat that came with it.")},
    {NoStructureModule,
     Phrase("Failure", "PDFs need the file %1, which did not come with this Mentat. Start Mentat "
                       "again; if that does not help, install it again.")},
    {IsEventFile, Phrase("Failure", "%1 is an event file or belongs to one, and is never "
                                    "overwritten. Choose another name; nothing was written.")},
    {NoLogo, Phrase("Failure", "This is not a PNG or SVG picture. Choose another file.")},
    {LogoTooLarge, Phrase("Failure", "The logo is larger than %1 MB. Choose a smaller file.")},
    {LogoTooWide,
     Phrase("Failure",
            "The logo is more than %1 pixels wide or high. Make it smaller, or choose another.")},
    {LogoDamaged, Phrase("Failure", "The picture is damaged or cut off. Choose another file.")},
    {LogoNotSelfContained,
     Phrase("Failure",
            "The SVG has scripts, animation, entities, or links to other files. Save it as a "
            "plain SVG, or choose a PNG.")},
    {ClosedEvent,
     Phrase("Failure",
            "%1 %2 is closed, so it cannot be changed. Reopen it first, with a reason.")},
    {NotClosed, Phrase("Failure", "%1 %2 is not closed.")},
    {Stale,
     Phrase("Failure", "The event has changed in the meantime. Check it, then repeat the change.")},
    {NothingToUndo, Phrase("Failure", "There is nothing to undo.")},
    {NothingToRedo, Phrase("Failure", "There is nothing to redo.")},
    {UndoBarrier,
     Phrase("Failure", "Undo stops at this change: %1. To go back further, restore a backup.")},
    {LaterDepends,
     Phrase("Failure", "Later changes depend on this one: %1. Take them back first.")},
    {RevertedAlready,
     Phrase("Failure", "This change is already reverted. To bring it back, redo it, or revert the "
                       "later entry that took it back.")},
    {NoPractice, Phrase("Failure", "This is a real event file, so nothing is made up in it. "
                                   "Practice with a copy.")},
    {OnlyPractice, Phrase("Failure", "This file is only for practice, so nothing is published.")},
    {ReadOnly,
     Phrase("Failure", "The event file is open read-only. Open it for editing to change it.")},
    {FileMissing, Phrase("Failure", "%1 does not exist. Check its name and folder.")},
    {FileGone, Phrase("Failure", "%1 is gone: it was deleted or moved while it was open, or its "
                                 "drive was unplugged.")},
    {FileReplaced, Phrase("Failure", "%1 was replaced by another file while it was open.")},
    {FileOverwritten, Phrase("Failure", "Another program overwrote %1 while it was open.")},
    {FileHasOtherNames,
     Phrase("Failure", "%1 also has another name (a hard link), so two programs could write it "
                       "at once. Open a copy of it instead.")},
    {FileBusy,
     Phrase("Failure", "Another program is reading %1, so it cannot be changed. Close the "
                       "file there, then try again.")},
    {LockInTheWay,
     Phrase("Failure", "%1 is in the way: an event file needs that name for its own. Move "
                       "it elsewhere, then open the file again.")},
    {NameInTheWay, Phrase("Failure", "%1 is in the way: new files are prepared under that name. "
                                     "Move it elsewhere, then try again.")},
    {FileIsFolder, Phrase("Failure", "%1 is a folder. Choose a file in it.")},
    {FileExists, Phrase("Failure", "%1 already exists. Choose another name.")},
    {NoPermission,
     Phrase(
         "Failure",
         "You do not have permission to use %1. Change its permissions, or choose another place.")},
    {NotAnEventFile,
     Phrase("Failure",
            "%1 is not a Mentat event file. Choose another file; this one was not changed.")},
    {EmptyFile, Phrase("Failure", "%1 is empty. Choose another file, or restore a backup.")},
    {DamagedFile,
     Phrase("Failure", "%1 is damaged. Restore a backup, or recover it into a new file.")},
    {NewerFile,
     Phrase(
         "Failure",
         "%1 was written by a newer version of Mentat. Install that version to open it; the file "
         "was not changed.")},
    {OlderReadOnly,
     Phrase(
         "Failure",
         "%1 was written by an older version of Mentat. Open it for editing once to update it.")},
    {LockedByOther,
     Phrase("Failure",
            "%1 has been open in another program since %4, by %3 on %2. Close it there, or open it "
            "read-only.")},
    {DiskFull,
     Phrase("Failure", "There is no space left to write %1. Free some space, then try again.")},
    {WriteFailed,
     Phrase("Failure", "%1 could not be written (%2). Check its drive, then try again.")},
    {NothingLeft, Phrase("Failure", "Nothing in %1 can be read, and there is no backup beside it. "
                                    "Look for one in the second backup folder.")},
    {ReadFailed, Phrase("Failure", "%1 could not be read (%2). Check its drive, or use a backup.")},
    {InputTooLarge, Phrase("Failure", "%1 is larger than %2 MB, too large for a document or list. "
                                      "Choose another file.")},
    {BrokenJson, Phrase("Failure", "line %1, column %2: this does not belong here: %3")},
    {NestedTooDeep,
     Phrase("Failure", "The document has lists and objects nested more than %1 deep.")},
    {StandaloneRuleset,
     Phrase("Failure", "This is the ruleset \"%1\" by itself, not an event. It belongs in the "
                       "\"ruleset\" of an event document.")},
    {StandalonePack,
     Phrase("Failure",
            "This is the event pack \"%1\", not an event. For a new event from it, choose "
            "File ▸ New from an event pack…; for an open event, Event ▸ Pack.")},
    {NotUtf8, Phrase("Failure", "line %1: this is not UTF-8. Save the file as UTF-8; in Excel: "
                                "Save As ▸ CSV UTF-8.")},
    {UnknownDocument,
     Phrase("Failure",
            "The format \"%1\" is not known; a document must be mentat-event or mentat-summary.")},
    {CsvUnclosedQuote,
     Phrase("Failure", "line %1: the quotation mark that opens here is never closed.")},
    {CsvNoHeader, Phrase("Failure", "The list is empty. Its first row must name the columns.")},
    {CsvNoName,
     Phrase(
         "Failure",
         "No column has names in it. The first row must have a column \"name\", or \"given\" and "
         "\"family\".")},
    {CsvColumnTwice, Phrase("Failure", "The column \"%1\" is there twice. Remove one of them.")},
    {WorkbookBroken,
     Phrase("Failure", "The workbook is damaged. Open it in Excel, then save it again.")},
    {WorkbookLocked,
     Phrase("Failure", "This is an old workbook (.xls), or it has a password. Save it "
                       "as .xlsx or CSV, without a password.")},
    {WorkbookOther,
     Phrase("Failure", "This is a file of another program, such as .ods, or a web page. "
                       "Save it as .xlsx or CSV.")},
    {SheetMissing, Phrase("Failure", "The workbook has no sheet \"%1\". It has: %2.")},
    {LineNoName, Phrase("Failure", "The name is missing.")},
    {LineBadText, Phrase("Failure", "The column \"%1\" contains a control character. Remove it.")},
    {LineUnknownPreference,
     Phrase("Failure", "The preference \"%1\" is not known. Use one of %2.")},
    {LineTooManyFields,
     Phrase("Failure",
            "There are more fields (%1) than columns (%2). A field with a comma in it must be in "
            "quotes.")},
    {LineQuoteOpen,
     Phrase("Failure",
            "A quote in it is not closed until line %1: %2 lines were read as one. Close it.")},
    {LineNamesSame, Phrase("Failure", "Line %1 has the same name with another e-mail address and "
                                      "phone. Remove one of them, or give each a badge.")},
    {LineAmbiguous,
     Phrase("Failure",
            "%1 could be one of several people in the file. Add a badge, or where the person is "
            "from.")},
    {LineNoPerson, Phrase("Failure", "\"%1\" does not look like a person.")},
    {LineCanceled, Phrase("Failure", "The registration is marked \"%1\".")},
};
static_assert(isRowOfEachKind(all, failureKindCount), "a row for each kind, in their order");
static_assert(nameOnlyOperands(all), "a sentence names an operand that its kind does not have");

} // namespace failure_words

const FailureWords& wordsOf(FailureKind kind) {
    return failure_words::all[static_cast<size_t>(kind)];
}

} // namespace

Phrase failureText(FailureKind kind) {
    return wordsOf(kind).sentence;
}

About failureAbout(FailureKind kind) {
    return wordsOf(kind).about;
}

} // namespace mentat
