#include "ui/formats/wbc_dune/results/sheet/sheet_course.h"

#include "app/session/formats/wbc_dune/sheet/sheet_fields.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"
#include "ui/formats/wbc_dune/results/sheet/typed_sheet.h"

namespace mentat {

SheetCourse::SheetCourse(TypedSheet& sheet, SheetArea& area, QWidget& correction)
    : m_sheet(sheet)
    , m_area(area)
    , m_correction(correction) {}

void SheetCourse::focus(const SheetField& field) {
    if (field.kind == FieldKind::Note || field.kind == FieldKind::Control) {
        m_area.focusOn(field);
        return;
    }
    SheetField wanted = field;
    if (field.kind == FieldKind::PlayerName)
        wanted.kind = FieldKind::FactionPlayed;
    if (!m_area.form().edit(wanted))
        wanted = {FieldKind::TurnsPlayed};
    m_current = wanted;
    m_area.focusOn(wanted);
}

void SheetCourse::focusNextOpen(const std::optional<SheetField>& stopped) {
    if (!m_sheet.isTyped())
        focus(fieldsInOrder(m_sheet.state(), m_allValues).front());
    else
        focus(stopped ? *stopped : firstOpenField(m_sheet.state(), m_allValues));
}

void SheetCourse::rememberRow(const SheetField& field) {
    if (!isBelowRow(field.kind))
        m_returnTo = field;
}

void SheetCourse::moveOn(const SheetField& field) {
    m_current = field;
    if (const auto tidy = tidied(m_sheet.state(), field))
        m_sheet.take(*tidy);
    if (field.kind == FieldKind::QpByGm) {
        focus({FieldKind::QpReason, field.row});
        return;
    }
    if (isBelowRow(field.kind)) {
        returnToRow();
        return;
    }
    if (field.kind == FieldKind::StartTime) {
        focus({FieldKind::HowWon});
        return;
    }
    const auto next = fieldAfter(m_sheet.state(), m_allValues, field);
    if (next)
        focus(*next);
    else if (m_correction.isHidden())
        focus({FieldKind::Note}); // what is typed on from here is words
    else
        m_correction.setFocus(Qt::TabFocusReason);
}

void SheetCourse::moveOnByItself(const SheetField& field) {
    moveOn(field);
    // Behind the letter of any other victory Enter leads past the alliances: the usual way on.
    const bool isWayOn
        = field.kind == FieldKind::HowWon && m_sheet.text().victory != Victory::Alliance;
    if (SheetEdit* next = m_area.form().edit(m_current); next && next->hasFocus() && !isWayOn)
        next->expectLateEnd();
}

void SheetCourse::moveBack(const SheetField& field) {
    if (isBelowRow(field.kind))
        returnToRow();
    else if (const auto before = fieldBefore(m_sheet.state(), m_allValues, field))
        focus(*before);
}

void SheetCourse::moveBy(const SheetField& field, int rows, int fields) {
    if (fields != 0)
        moveBeside(field, fields);
    else if (field.row)
        moveToRow(field, *field.row + rows);
    else if (rows > 0)
        moveOn(field);
    else
        moveBack(field);
}

void SheetCourse::moveBeside(const SheetField& field, int fields) {
    // The start stands to the right of the end, out of the way of what is typed.
    if (field.kind == FieldKind::EndTime && fields > 0)
        focus({FieldKind::StartTime});
    else if (field.kind == FieldKind::StartTime && fields < 0)
        focus({FieldKind::EndTime});
    else if (fields < 0)
        moveBack(field);
    else
        moveOn(field);
}

void SheetCourse::moveToRow(const SheetField& field, int row) {
    if (row < 0) {
        focus({FieldKind::Alliances});
    } else if (row < static_cast<int>(m_sheet.text().rows.size())) {
        const SheetField beside{isBelowRow(field.kind) ? FieldKind::Points : field.kind, row};
        const SheetEdit* edit = m_area.form().edit(beside);
        focus(edit && !edit->isHidden() ? beside : SheetField{FieldKind::Points, row});
    }
}

} // namespace mentat
