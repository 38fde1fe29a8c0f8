#pragma once

#include "scoring/formats/wbc_dune/results/sheet_field.h"

#include <QString>

#include <functional>
#include <optional>

namespace mentat {

class DuneTyped;
class SheetArea;

/// Where typing goes on a sheet: the field that has the focus, and where Enter, Shift+Tab and the
/// arrows lead from one.
class SheetCourse {
public:
    /// toQuestion: leads from the end of the sheet to what is asked; whether anything is. Its note
    /// is the end else.
    SheetCourse(DuneTyped& sheet, SheetArea& area, std::function<bool()> toQuestion);

    [[nodiscard]] const SheetField& current() const { return m_current; }
    void setCurrent(const SheetField& field);
    /// Whether the losers' values at the end of play are asked for too.
    [[nodiscard]] bool allValues() const { return m_allValues; }
    void setAllValues(bool allValues) { m_allValues = allValues; }

    void focus(const SheetField& field);
    /// The field where typing goes on: where it stopped, or behind what was typed last.
    void focusNextOpen(const std::optional<SheetField>& stopped);
    /// Where a field below a row leads back to, and the question who played: here, unless this is
    /// such a field itself.
    void rememberRow(const SheetField& field);
    void setReturn(const SheetField& field) { m_returnTo = field; }
    void returnToRow() { focus(m_returnTo); }

    void moveOn(const SheetField& field);
    /// The field was complete and moved on by itself: an Enter or Tab that is still to come for it
    /// is eaten.
    void moveOnByItself(const SheetField& field);
    void moveBack(const SheetField& field);
    void moveBy(const SheetField& field, int rows, int fields);

private:
    [[nodiscard]] bool leavesToRow(const SheetField& field) const;
    [[nodiscard]] QString throwsIn(const SheetField& field) const;
    void noteThrows(const SheetField& field);
    [[nodiscard]] std::optional<SheetField> nextRound(const SheetField& field) const;
    void moveBeside(const SheetField& field, int fields);
    void moveToRow(const SheetField& field, int row);

    DuneTyped& m_sheet;
    SheetArea& m_area;
    std::function<bool()> m_toQuestion;
    bool m_allValues = false;
    SheetField m_current{FieldKind::TurnsPlayed};
    QString m_throwsBefore; // of the die that has the focus, as it was reached
    SheetField m_returnTo{FieldKind::TurnsPlayed}; // after a field below a row
};

} // namespace mentat
