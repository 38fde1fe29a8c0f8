#include "reports/wording/refusals/refusal_texts.h"

#include "model/failure_kind.h"
#include "reports/wording/language/phrase.h"

namespace mentat {

namespace {

namespace of_files {

using enum FailureKind;

constexpr FailureText texts[] = {
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
    {FileBusy, Phrase("Failure", "Another program is reading %1, so it cannot be changed. Close "
                                 "the file there, then repeat the change.")},
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
     Phrase("Failure",
            "There is no space left to write %1. Free some space, then repeat the change.")},
    {WriteFailed,
     Phrase("Failure", "%1 could not be written (%2). Check its drive, then repeat the change.")},
    {NothingLeft, Phrase("Failure", "Nothing in %1 can be read, and there is no backup beside it. "
                                    "Look for one in the second backup folder.")},
    {ReadFailed, Phrase("Failure", "%1 could not be read (%2). Check its drive, or use a backup.")},
    {InputTooLarge, Phrase("Failure", "%1 is larger than %2 MB, too large for a document or list. "
                                      "Choose another file.")},
    {BrokenJson, Phrase("Failure", "line %1, column %2: this does not belong here: %3")},
    {NestedTooDeep,
     Phrase("Failure", "The document has lists and objects nested more than %1 deep.")},
    {RulesetByItself,
     Phrase("Failure", "This is the ruleset \"%1\" by itself, not an event. It belongs in the "
                       "\"ruleset\" of an event document.")},
    {PackByItself,
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

} // namespace of_files

static_assert(areInOrder(of_files::texts, FailureKind::ReadOnly,
                         static_cast<FailureKind>(static_cast<size_t>(FailureKind::LineCanceled)
                                                  + 1)));

} // namespace

std::span<const FailureText> fileFailureTexts() {
    return of_files::texts;
}

} // namespace mentat
