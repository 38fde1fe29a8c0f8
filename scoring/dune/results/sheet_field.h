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
    // of the sheet again
    StartTime,
    Control, // the grid: who held which stronghold, turn by turn
    Note,
};

/// One field of a sheet.
struct SheetField {
    FieldKind kind;
    std::optional<int> row{}; // its position among the rows; absent: of the whole sheet
    friend bool operator==(const SheetField&, const SheetField&) = default;
    friend auto operator<=>(const SheetField&, const SheetField&) = default;
};

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

/// A number of a game, or of the seat at a position, that a field holds as it is.
struct FieldNumber {
    std::optional<int> (*of)(const Game& game, size_t seat) = nullptr;
    /// Whether it can be such a number; else nothing changes.
    bool (*put)(Game& game, size_t seat, std::optional<int> number) = nullptr;

    [[nodiscard]] constexpr explicit operator bool() const { return of != nullptr; }
};

/// Where a game holds what is a Game's, a Seat's, or Dune's of one.
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

/// A field of Dune's sheet as every door has it: the window, phones, the second desk, paper. What
/// it is called: fieldName() (reports/wording/dune/sheet_wording.h).
struct DuneField {
    FieldKind kind;
    SheetEntry entry;
    int letters;            // for so many there is room
    QLatin1StringView key;  // in a form, with the seat's number behind it in a row; empty: only the
                            // Game Master types it
    QLatin1StringView fact; // in the game's or the seat's object of a document: what is found there
                            // is said here, and a draft calls a number so
    FieldNumber number{};   // how it is read, shown, kept, and printed; none: in its own way
    const char* example = "";
};

/// In the order of a form. A number has nothing but its row, wherever it is typed and shown.
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

/// Whether each row of the sheet has one.
constexpr bool isOfRow(FieldKind kind) {
    return kind >= FieldKind::SidePlayed && kind <= FieldKind::PlayerName;
}

/// The numbers of the sheet as a whole, in their order.
inline auto numbersOfSheet() {
    return duneFields | std::views::filter([](const DuneField& field) {
               return field.number && !isOfRow(field.kind);
           });
}

/// The values at the end of play, in the order of EndValue.
inline constexpr std::array endValueFields{FieldKind::Strongholds, FieldKind::Tokens,
                                           FieldKind::Spice, FieldKind::Cards};

// A field that is missing here would be missing at every door.
static_assert(
    [] {
        for (int kind = 0; kind <= static_cast<int>(FieldKind::Note); ++kind) {
            if (std::ranges::count(duneFields, static_cast<FieldKind>(kind), &DuneField::kind) != 1)
                return false;
        }
        return true;
    }(),
    "each field of the sheet has its row");

/// Why what is typed into a field of a result sheet cannot be taken as it stands.
enum class SheetFaultKind {
    NoWholeNumber,
    NoPoints,
    QpWithoutReason,
    NoSide,
    EndBeforeStart,
    NoTime,
    NobodyPlaysIt, // a faction that no row has yet
    NamesNobody,
    InTwoAlliances,
    NoDie,     // of a side (R3.3)
    EndToCome, // by the desk's clock; odd, and in the way of nothing
};

struct SheetFault {
    SheetFaultKind kind;
    QString typed{};
    QString other{}; // of EndBeforeStart the start, of EndToCome the time by the clock
    friend bool operator==(const SheetFault&, const SheetFault&) = default;
};

} // namespace mentat
