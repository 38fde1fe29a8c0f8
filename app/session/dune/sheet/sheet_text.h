#pragma once

#include "model/event.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/dune/results/sheet_field.h"

#include <QString>

#include <map>

namespace mentat {

/// What is typed into the fields of plain numbers.
class NumberTexts {
public:
    /// Of a field that has such a number.
    [[nodiscard]] QString& operator[](FieldKind kind) { return m_texts[static_cast<size_t>(kind)]; }
    [[nodiscard]] const QString& operator[](FieldKind kind) const {
        return m_texts[static_cast<size_t>(kind)];
    }
    friend bool operator==(const NumberTexts&, const NumberTexts&) = default;

private:
    std::array<QString, duneFields.size()> m_texts{};
};

/// One row of a result sheet, as it is typed. "-" stands for "not known", empty for "not typed".
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
    QString qp{};  // the GM's word (R2.6)
    QString qpReason{};

    [[nodiscard]] const QString& value(EndValue value) const {
        return numbers[endValueFields[static_cast<size_t>(value)]];
    }
    friend bool operator==(const SheetRow&, const SheetRow&) = default;
};

/// A result sheet as it is typed, in the order of the paper. Factions are named by their letters,
/// seats also by their numbers.
struct SheetText {
    NumberTexts numbers;
    QString started;
    QString ended;
    std::optional<Victory> victory;
    bool conceded = false;
    QString alliances; // "EG AF"
    QString winners;   // "EG"; empty: those whom the victory names
    QString predicted;
    std::vector<SheetRow> rows;
    /// Of each stronghold its holder's letter turn by turn, a point for nobody: "EE.G".
    std::map<Stronghold, QString> control;
    QString note;
    std::vector<Acceptance> accepted;

    friend bool operator==(const SheetText&, const SheetText&) = default;
};

/// What the sheet of a game shows.
[[nodiscard]] SheetText textOf(const Game& game, const Settings& settings);

/// As a draft keeps it.
[[nodiscard]] QString draftOf(const SheetText& text);
/// Absent where the draft is not one of a sheet.
[[nodiscard]] std::optional<SheetText> textOfDraft(const QString& draft);

/// The same as typed for another table, row by row with who sits there. Absent where more rows are
/// typed than people sit there.
[[nodiscard]] std::optional<SheetText> textMovedTo(const SheetText& text, const Game& there,
                                                   const Settings& settings);

/// By what a seat is named: the letter of its faction, or its number while that is not known.
[[nodiscard]] QChar nameOf(const SheetRow& row);
/// The row with this letter or number.
[[nodiscard]] std::optional<size_t> rowNamed(const SheetText& text, QChar name);

} // namespace mentat
