#pragma once

#include "app/phones/phones_forms.h"
#include "app/session/sheets/sheet_kind.h"

namespace mentat {

/// A sheet to fill in, with faults and notices at each field.
struct PhoneSheetForm {
    QString action;
    HiddenFields hidden;
    std::vector<SheetPart> parts;
    std::vector<SheetNotice> notices;
    SheetPart foot; // fields below the sheet
    QString button;
    std::optional<QString> focus{}; // the field with the initial focus; empty: the button
    /// The title that expands what a phone need not ask; empty: all fields are shown, each seat on
    /// a row if the page is wide enough.
    QString rest{};
    std::pair<QString, QString> back{}; // the button that leads back: its field, its label
};
[[nodiscard]] Html sheetForm(const PhoneSheetForm& form);

/// The first question on a phone: who won, with a box for each seat and related questions.
struct WhoWonForm {
    QString action;
    HiddenFields hidden;
    QString question;
    std::vector<SheetInput> winners;
    QString won; // after the name of a checked player
    SheetPart how;
    QString button;
};
[[nodiscard]] Html whoWonForm(const WhoWonForm& form);

/// The inputs with this timing, under the headings of their parts; omits parts without any.
[[nodiscard]] std::vector<SheetPart> askedFor(const std::vector<SheetPart>& parts,
                                              SheetInput::Asked asked);

/// All faults and notices, each after a link to its field.
[[nodiscard]] Html noticeList(const std::vector<SheetPart>& parts, const SheetPart& foot,
                              const std::vector<SheetNotice>& notices);

/// The sheet as text.
[[nodiscard]] Html sheetToRead(const std::vector<SheetPart>& parts);

} // namespace mentat
