#pragma once

#include <array>
#include <compare>
#include <optional>

namespace mentat {

/// What a field of a result sheet is for, in the order of the paper; then those that only some
/// sheets need.
enum class FieldKind {
    TurnsPlayed,
    EndTime,
    HowWon,
    Alliances,
    Winners,
    Predicted,
    // of a row
    FactionPlayed,
    Points,
    Strongholds,
    Tokens,
    Spice,
    Cards,
    DropoutTurn,
    Die,
    QpByGm,
    QpReason,
    PlayerName,
    // of the sheet again
    StartTime,
    Control, // the grid: who held which stronghold, turn by turn
    Note,
};

/// The values at the end of play, in the order of EndValue.
inline constexpr std::array endValueFields{FieldKind::Strongholds, FieldKind::Tokens,
                                           FieldKind::Spice, FieldKind::Cards};

/// One field of a sheet.
struct SheetField {
    FieldKind kind;
    std::optional<int> row{}; // its position among the rows; absent: of the whole sheet
    friend bool operator==(const SheetField&, const SheetField&) = default;
    friend auto operator<=>(const SheetField&, const SheetField&) = default;
};

} // namespace mentat
