#pragma once

#include "app/room/formats/room_sheets.h"
#include "app/room/room_forms.h"

namespace mentat {

/// A sheet to be filled in, with what is wrong or odd at each field. QString: HTML.
struct PhoneSheetForm {
    QString action;
    HiddenFields hidden;
    std::vector<SheetPart> parts;
    std::vector<SheetNotice> notices;
    SheetPart foot; // what is asked below the sheet
    QString button;
};
[[nodiscard]] QString sheetForm(const PhoneSheetForm& form);

/// What is wrong or odd, all of it, each behind the name of its field.
[[nodiscard]] QString noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                                 const std::vector<SheetNotice>& notices);

/// What the sheet says, to be read.
[[nodiscard]] QString sheetToRead(const std::vector<SheetPart>& parts);

} // namespace mentat
