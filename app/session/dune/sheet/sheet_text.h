#pragma once

#include "model/event.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/dune/results/sheet_field.h"

#include <QString>

#include <map>

namespace mentat {

/// The texts of plain number fields.
class NumberTexts {
public:
    /// The field must be one of them.
    [[nodiscard]] QString& operator[](FieldKind kind) { return m_texts[static_cast<size_t>(kind)]; }
    [[nodiscard]] const QString& operator[](FieldKind kind) const {
        return m_texts[static_cast<size_t>(kind)];
    }
    friend bool operator==(const NumberTexts&, const NumberTexts&) = default;

private:
    std::array<QString, duneFields.size()> m_texts{};
};

/// A row of a result sheet, as typed. "-" means unknown, empty not typed.
struct SheetRow {
    SeatNumber seat;
    PlayerId player;
    QString faction{}; // its letter
    QString points{};  // PP: "7.5"
    NumberTexts numbers{};
    bool shieldWall = false;
    bool techTokens = false;
    bool late = false;
    bool dropout = false;
    bool excused = false;
    QString die{}; // re-rolled: "4 6"
    QString qp{};  // set by the GM (R2.6)
    QString qpReason{};

    [[nodiscard]] const QString& value(EndValue value) const {
        return numbers[endValueFields[static_cast<size_t>(value)]];
    }
    friend bool operator==(const SheetRow&, const SheetRow&) = default;
};

/// A result sheet as typed, in the order of the paper. Factions by letter, seats also by number.
struct SheetText {
    NumberTexts numbers;
    QString started;
    QString ended;
    std::optional<Victory> victory;
    bool conceded = false;
    QString alliances; // "EG AF"
    QString winners;   // "EG"; empty: the players implied by the victory
    QString predicted;
    std::vector<SheetRow> rows;
    /// For each stronghold its holder's letter turn by turn, a period for nobody: "EE.G".
    std::map<Stronghold, QString> control;
    QString note;
    std::vector<Acceptance> accepted;

    friend bool operator==(const SheetText&, const SheetText&) = default;
};

/// What the sheet of a game shows.
[[nodiscard]] SheetText textOf(const Game& game, const Settings& settings);

/// The draft's format.
[[nodiscard]] QString draftOf(const SheetText& text);
/// Absent if the draft is not a sheet.
[[nodiscard]] std::optional<SheetText> textOfDraft(const QString& draft);

/// The same moved to another table, row by row with its players. Absent if it has more rows than
/// the table has players.
[[nodiscard]] std::optional<SheetText> textMovedTo(const SheetText& text, const Game& there,
                                                   const Settings& settings);

/// The short name of a seat: its faction's letter, or its number while the faction is unknown.
[[nodiscard]] QChar nameOf(const SheetRow& row);
/// The row with this letter or number.
[[nodiscard]] std::optional<size_t> rowNamed(const SheetText& text, QChar name);

} // namespace mentat
