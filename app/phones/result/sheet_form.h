#pragma once

#include "app/phones/phones_forms.h"
#include "app/session/sheets/sheet_kind.h"

namespace mentat {

/// A sheet to be filled in, with what is wrong or odd at each field.
struct PhoneSheetForm {
    QString action;
    HiddenFields hidden;
    std::vector<SheetPart> parts;
    std::vector<SheetNotice> notices;
    SheetPart foot; // what is asked below the sheet
    QString button;
    std::optional<QString> focus{}; // the field where typing begins; empty: the button
    /// The title that opens what a phone need not ask; empty: all fields are shown at once, each
    /// seat in a row of its own where the page is wide enough.
    QString rest{};
    std::pair<QString, QString> back{}; // what leads back: the name it sends, what it says
};
[[nodiscard]] Html sheetForm(const PhoneSheetForm& form);

/// What a phone asks first: who won, a box to tap for each seat, and what is asked with them.
struct WhoWonForm {
    QString action;
    HiddenFields hidden;
    QString question;
    std::vector<SheetInput> winners;
    QString won; // behind the name of whoever is tapped
    SheetPart how;
    QString button;
};
[[nodiscard]] Html whoWonForm(const WhoWonForm& form);

/// The inputs that are asked so, each under the heading of its part; parts without any are left
/// out.
[[nodiscard]] std::vector<SheetPart> askedFor(const std::vector<SheetPart>& parts,
                                              SheetInput::Asked asked);

/// What is wrong or odd, all of it, each behind the name of its field, to which it leads.
[[nodiscard]] Html noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                              const std::vector<SheetNotice>& notices);

/// What the sheet says, to be read.
[[nodiscard]] Html sheetToRead(const std::vector<SheetPart>& parts);

} // namespace mentat
