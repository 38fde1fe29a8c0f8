#pragma once

#include "model/dune/game.h"
#include "model/values/fact_of.h"

#include <QString>

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <ranges>

namespace mentat {

/// The purpose of a result sheet's field, in the order of the paper; then the fields that only some
/// sheets need.
enum class FieldKind {
    TurnsPlayed,
    EndTime,
    HowWon,
    Alliances,
    Winners,
    Predicted,
    // one per row
    SidePlayed,
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
    // one per sheet
    StartTime,
    Control, // the grid: who held which stronghold, turn by turn
    Note,
};

/// One field of a sheet.
struct SheetField {
    FieldKind kind;
    std::optional<int> row{}; // position among the rows; absent: belongs to the whole sheet
    friend bool operator==(const SheetField&, const SheetField&) = default;
    friend auto operator<=>(const SheetField&, const SheetField&) = default;
};

/// What a sheet's field accepts, and when it is complete and moves to the next field.
enum class SheetEntry {
    Digit,      // strongholds, cards: after one digit
    TurnNumber, // one digit, or 10
    Number,     // on Enter
    Points,     // whole or half, on Enter
    TimeOfDay,  // after four digits
    FactionKey, // after one letter
    Names,      // letters or seat numbers, on Enter
    OneName,    // after one of them
    Holder,     // the same, or a period for nobody
    VictoryKey, // after one letter; C does not complete it
    Dice,       // numbers separated by spaces, on Enter
    FreeText,   // on Enter
};

/// A number of the game, or of the seat at a position, that a field stores directly.
struct FieldNumber {
    std::optional<int> (*of)(const Game& game, size_t seat) = nullptr;
    /// Returns false, and changes nothing, if the value is out of range.
    bool (*put)(Game& game, size_t seat, std::optional<int> number) = nullptr;

    [[nodiscard]] constexpr explicit operator bool() const { return of != nullptr; }
};

/// Finds the object that holds a field's value: the Game, a Seat, or Dune's part of either.
template <class Owner, class AnyGame>
[[nodiscard]] auto& partOf(AnyGame& game, size_t seat) {
    if constexpr (std::is_same_v<Owner, Game>)
        return game;
    else if constexpr (std::is_same_v<Owner, DuneGame>)
        return dune(game);
    else
        return dune(game.seats[seat]);
}

template <auto Member>
[[nodiscard]] constexpr FieldNumber numberIn() {
    using Owner = decltype(classOf(Member));
    using Number = typename decltype(memberOf(Member))::value_type;
    return {[](const Game& game, size_t seat) {
                const auto& number = partOf<Owner>(game, seat).*Member;
                return number ? std::optional<int>(number->value()) : std::nullopt;
            },
            [](Game& game, size_t seat, std::optional<int> typed) {
                const auto number = typed ? Number::fromInt(*typed) : std::nullopt;
                if (typed && !number)
                    return false;
                partOf<Owner>(game, seat).*Member = number;
                return true;
            }};
}

/// A field of Dune's sheet for all of its users: the window, phones, the second desk, paper.
/// fieldName() (reports/wording/dune/sheet_wording.h) has its name.
struct DuneField {
    FieldKind kind;
    SheetEntry entry;
    int letters; // width in letters
    QLatin1StringView
        key; // form key, followed by the seat number in a row; empty: only the Game Master fills it
    QLatin1StringView fact; // key in the game's or seat's object of a document: findings about that
                            // key appear at this field, and drafts use it for numbers
    FieldNumber number{};   // how it is read, shown, kept, and printed; none: by code of its own
    const char* example = "";
};

/// In form order. A number field needs only its row here for every place where it is typed or
/// shown.
inline constexpr auto duneFields = [] {
    using namespace Qt::StringLiterals;
    using enum FieldKind;
    constexpr FieldNumber none;
    return std::array{
        DuneField{TurnsPlayed, SheetEntry::TurnNumber, 3, "turns"_L1, "turns"_L1,
                  numberIn<&Game::turns>()},
        DuneField{EndTime, SheetEntry::TimeOfDay, 5, "ended"_L1, "end"_L1},
        DuneField{StartTime, SheetEntry::TimeOfDay, 5, ""_L1, "start"_L1},
        DuneField{HowWon, SheetEntry::VictoryKey, 3, "won"_L1, "victory"_L1},
        DuneField{Alliances, SheetEntry::Names, 12, "alliances"_L1, "alliance"_L1, none, "EG AF"},
        DuneField{Winners, SheetEntry::Names, 8, "winners"_L1, "winner"_L1, none, "EG"},
        DuneField{Predicted, SheetEntry::OneName, 3, "predicted"_L1, "predicted"_L1, none, "E"},
        DuneField{SidePlayed, SheetEntry::FactionKey, 1, "faction"_L1, "faction"_L1},
        DuneField{PlayerName, SheetEntry::FreeText, 0, ""_L1, "player"_L1},
        DuneField{Points, SheetEntry::Points, 4, "points"_L1, "performancePoints"_L1},
        DuneField{Strongholds, SheetEntry::Digit, 3, "strongholds"_L1, "strongholds"_L1,
                  numberIn<&DuneSeat::strongholds>()},
        DuneField{Tokens, SheetEntry::Number, 3, "tokens"_L1, "tokens"_L1,
                  numberIn<&DuneSeat::tokens>()},
        DuneField{Spice, SheetEntry::Number, 3, "spice"_L1, "spice"_L1,
                  numberIn<&DuneSeat::spice>()},
        DuneField{Cards, SheetEntry::Digit, 3, "cards"_L1, "cards"_L1,
                  numberIn<&DuneSeat::cards>()},
        DuneField{Die, SheetEntry::Dice, 3, "die"_L1, "roll"_L1},
        DuneField{DropoutTurn, SheetEntry::TurnNumber, 3, "left"_L1, "dropoutTurn"_L1,
                  numberIn<&DuneSeat::dropoutTurn>()},
        DuneField{QpByGm, SheetEntry::Points, 3, ""_L1, "qp"_L1},
        DuneField{QpReason, SheetEntry::FreeText, 14, ""_L1, "qpReason"_L1},
        DuneField{Control, SheetEntry::Holder, 1, ""_L1, "control"_L1},
        DuneField{Note, SheetEntry::FreeText, 0, "note"_L1, "note"_L1}};
}();

constexpr const DuneField& duneField(FieldKind kind) {
    return *std::ranges::find(duneFields, kind, &DuneField::kind);
}

/// Whether each row of the sheet has this field.
constexpr bool isOfRow(FieldKind kind) {
    return kind >= FieldKind::SidePlayed && kind <= FieldKind::PlayerName;
}

/// The number fields of the whole sheet, in order.
inline auto numbersOfSheet() {
    return duneFields | std::views::filter([](const DuneField& field) {
               return field.number && !isOfRow(field.kind);
           });
}

/// The values at the end of play, in the order of EndValue.
inline constexpr std::array endValueFields{FieldKind::Strongholds, FieldKind::Tokens,
                                           FieldKind::Spice, FieldKind::Cards};

// A field missing here would be missing everywhere.
static_assert(
    [] {
        for (int kind = 0; kind <= static_cast<int>(FieldKind::Note); ++kind) {
            if (std::ranges::count(duneFields, static_cast<FieldKind>(kind), &DuneField::kind) != 1)
                return false;
        }
        return true;
    }(),
    "each field of the sheet has its row");

/// Why a result sheet's field cannot be accepted as typed.
enum class SheetFaultKind {
    NoWholeNumber,
    NoPoints,
    QpWithoutReason,
    NoSide,
    EndBeforeStart,
    NoTime,
    NobodyPlaysIt, // no row has this faction
    NamesNobody,
    InTwoAlliances,
    NoDie,     // for a side (R3.3)
    EndToCome, // later than the desk's clock; a warning only
};

struct SheetFault {
    SheetFaultKind kind;
    QString typed{};
    QString other{}; // EndBeforeStart: the start; EndToCome: the current time
    friend bool operator==(const SheetFault&, const SheetFault&) = default;
};

} // namespace mentat
