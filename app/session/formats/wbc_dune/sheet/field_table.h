#pragma once

#include "scoring/formats/wbc_dune/results/sheet_field.h"

#include <QString>

#include <algorithm>
#include <array>

namespace mentat {

/// What a field of a sheet takes, and when it is complete and moves on by itself.
enum class SheetEntry {
    Digit,      // strongholds, cards: at one digit
    TurnNumber, // one digit, or 10
    Number,     // at Enter
    Points,     // whole or half, at Enter
    TimeOfDay,  // at four digits
    FactionKey, // at one letter
    Names,      // letters or numbers of seats, at Enter
    OneName,    // at one of them
    Holder,     // the same, or a point for nobody
    VictoryKey, // at one letter; C does not complete it
    Dice,       // numbers with spaces between, at Enter
    FreeText,   // at Enter
};

/// A field of Dune's sheet as every door has it: the window, phones, the second desk. What it is
/// called, also on paper: fieldName() (reports/wording/formats/wbc_dune/sheet_wording.h).
struct DuneField {
    FieldKind kind;
    SheetEntry entry;
    int letters;            // for so many there is room
    QLatin1StringView key;  // in a form, with the seat's number behind it in a row; empty: only the
                            // Game Master types it
    QLatin1StringView fact; // in the game's or the seat's object of a document: what is found there
                            // is said here
    const char* example = "";
};

/// In the order of a form.
inline constexpr auto duneFields = [] {
    using namespace Qt::StringLiterals;
    using enum FieldKind;
    return std::array{
        DuneField{TurnsPlayed, SheetEntry::TurnNumber, 3, "turns"_L1, "turns"_L1},
        DuneField{EndTime, SheetEntry::TimeOfDay, 5, "ended"_L1, "end"_L1},
        DuneField{StartTime, SheetEntry::TimeOfDay, 5, ""_L1, "start"_L1},
        DuneField{HowWon, SheetEntry::VictoryKey, 3, "won"_L1, "victory"_L1},
        DuneField{Alliances, SheetEntry::Names, 12, "alliances"_L1, "alliance"_L1, "EG AF"},
        DuneField{Winners, SheetEntry::Names, 8, "winners"_L1, "winner"_L1, "EG"},
        DuneField{Predicted, SheetEntry::OneName, 3, "predicted"_L1, "predicted"_L1, "E"},
        DuneField{FactionPlayed, SheetEntry::FactionKey, 1, "faction"_L1, "faction"_L1},
        DuneField{PlayerName, SheetEntry::FreeText, 0, ""_L1, "player"_L1},
        DuneField{Points, SheetEntry::Points, 4, "points"_L1, "performancePoints"_L1},
        DuneField{Strongholds, SheetEntry::Digit, 3, "strongholds"_L1, "strongholds"_L1},
        DuneField{Tokens, SheetEntry::Number, 3, "tokens"_L1, "tokens"_L1},
        DuneField{Spice, SheetEntry::Number, 3, "spice"_L1, "spice"_L1},
        DuneField{Cards, SheetEntry::Digit, 3, "cards"_L1, "cards"_L1},
        DuneField{Die, SheetEntry::Dice, 3, "die"_L1, "roll"_L1},
        DuneField{DropoutTurn, SheetEntry::TurnNumber, 3, "left"_L1, "dropoutTurn"_L1},
        DuneField{QpByGm, SheetEntry::Points, 3, ""_L1, "qp"_L1},
        DuneField{QpReason, SheetEntry::FreeText, 14, ""_L1, "qpReason"_L1},
        DuneField{Control, SheetEntry::Holder, 1, ""_L1, "control"_L1},
        DuneField{Note, SheetEntry::FreeText, 0, "note"_L1, "note"_L1}};
}();

constexpr const DuneField& duneField(FieldKind kind) {
    return *std::ranges::find(duneFields, kind, &DuneField::kind);
}

/// Whether each row of the sheet has one.
constexpr bool isOfRow(FieldKind kind) {
    return kind >= FieldKind::FactionPlayed && kind <= FieldKind::PlayerName;
}

// A field that is missing here would be missing at every door.
static_assert([] {
    for (int kind = 0; kind <= static_cast<int>(FieldKind::Note); ++kind) {
        if (std::ranges::count(duneFields, static_cast<FieldKind>(kind), &DuneField::kind) != 1)
            return false;
    }
    return true;
}());

} // namespace mentat
