#pragma once

#include "app/room/room_forms.h"
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
};
[[nodiscard]] Html sheetForm(const PhoneSheetForm& form);

/// What is wrong or odd, all of it, each behind the name of its field.
[[nodiscard]] Html noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                              const std::vector<SheetNotice>& notices);

/// What the sheet says, to be read.
[[nodiscard]] Html sheetToRead(const std::vector<SheetPart>& parts);

} // namespace mentat
