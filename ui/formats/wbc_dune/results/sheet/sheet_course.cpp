#include "ui/formats/wbc_dune/results/sheet/sheet_course.h"

#include "app/session/formats/wbc_dune/sheet/sheet_fields.h"
#include "ui/formats/wbc_dune/results/sheet/dune_typed.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"
#include "ui/typing/late_end.h"

#include <algorithm>
#include <utility>

namespace mentat {

SheetCourse::SheetCourse(DuneTyped& sheet, SheetArea& area, std::function<bool()> toQuestion)
    : m_sheet(sheet)
    , m_area(area)
    , m_toQuestion(std::move(toQuestion)) {}

void SheetCourse::focus(const SheetField& field) {
    if (field.kind == FieldKind::Note || field.kind == FieldKind::Control) {
        m_area.focusOn(field);
        return;
    }
    SheetField wanted = field;
    if (field.kind == FieldKind::PlayerName)
        wanted.kind = FieldKind::FactionPlayed;
    if (!m_area.edit(wanted))
        wanted = {FieldKind::TurnsPlayed};
    m_current = wanted;
    noteThrows(wanted);
    m_area.focusOn(wanted);
}

void SheetCourse::focusNextOpen(const std::optional<SheetField>& stopped) {
    const SheetState& state = m_sheet.state();
    const auto dice = rowsToRollNext(state);
    const bool isPast = stopped && stopped->kind == FieldKind::Die
                        && std::ranges::count(rowsStillRolling(state), *stopped->row) == 0;
    if (!m_sheet.isTyped() && state.awaitsVerdict && !dice.empty())
        focus({FieldKind::Die, dice.front()}); // all that it waits for
    else if (!m_sheet.isTyped())
        focus(fieldsInOrder(state, m_allValues).front());
    else
        focus(stopped && !isPast ? *stopped : firstOpenField(state, m_allValues));
}

void SheetCourse::setCurrent(const SheetField& field) {
    if (field != m_current)
        noteThrows(field);
    m_current = field;
}

void SheetCourse::noteThrows(const SheetField& field) {
    m_throwsBefore = throwsIn(field);
}

/// Behind the last die of a round that leaves sides tied: to the first that is thrown again.
std::optional<SheetField> SheetCourse::nextRound(const SheetField& field) const {
    const auto next = rowsToRollNext(m_sheet.state());
    if (next.empty() || throwsIn(field) == m_throwsBefore)
        return std::nullopt;
    return SheetField{FieldKind::Die, next.front()};
}

/// Of any other field than a die none.
QString SheetCourse::throwsIn(const SheetField& field) const {
    return field.kind == FieldKind::Die ? m_sheet.text().rows[static_cast<size_t>(*field.row)].die
                                        : QString();
}

void SheetCourse::rememberRow(const SheetField& field) {
    if (!isBelowRow(field.kind))
        m_returnTo = field;
}

/// Not a die that all sides roll: it has its place in the order.
bool SheetCourse::leavesToRow(const SheetField& field) const {
    const bool isInOrder = field.kind == FieldKind::Die
                           && std::ranges::count(rowsToRoll(m_sheet.state()), *field.row) > 0;
    return isBelowRow(field.kind) && !isInOrder;
}

void SheetCourse::moveOn(const SheetField& field) {
    m_current = field;
    if (const auto tidy = tidied(m_sheet.state(), field))
        m_sheet.take(*tidy);
    if (field.kind == FieldKind::QpByGm) {
        focus({FieldKind::QpReason, field.row});
        return;
    }
    if (leavesToRow(field)) {
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
    else if (const auto again = nextRound(field))
        focus(*again);
    else if (!m_toQuestion())
        focus({FieldKind::Note}); // what is typed on from here is words
}

void SheetCourse::moveOnByItself(const SheetField& field) {
    moveOn(field);
    expectLateEnd();
}

void SheetCourse::moveBack(const SheetField& field) {
    if (leavesToRow(field))
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
        const SheetEdit* edit = m_area.edit(beside);
        focus(edit && !edit->isHidden() ? beside : SheetField{FieldKind::Points, row});
    }
}

} // namespace mentat
