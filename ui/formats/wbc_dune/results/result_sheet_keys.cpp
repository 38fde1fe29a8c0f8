#include "model/game_sets.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/results/control_grid_view.h"
#include "ui/formats/wbc_dune/results/correction_panel.h"
#include "ui/formats/wbc_dune/results/player_choice.h"
#include "ui/formats/wbc_dune/results/result_sheet.h"
#include "ui/formats/wbc_dune/results/sheet_form.h"
#include "ui/formats/wbc_dune/results/sheet_letters.h"
#include "ui/formats/wbc_dune/results/sheet_outcome.h"
#include "ui/moments/typed_time.h"

#include <QPlainTextEdit>
#include <QScrollArea>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<DeskKey> rowKey(QChar letter) {
    const QKeySequence typed(QKeyCombination(static_cast<Qt::Key>(letter.unicode())));
    for (const KeyRow& row : keyTable()) {
        if (row.place == KeyPlace::SheetRow && row.sequence == typed)
            return row.key;
    }
    return std::nullopt;
}

bool isBelowRow(FieldKind kind) {
    return kind == FieldKind::DropoutTurn || kind == FieldKind::Die || kind == FieldKind::QpByGm
           || kind == FieldKind::QpReason;
}

bool isEmpty(const SheetText& text, const SheetField& field) {
    if (field.kind == FieldKind::HowWon)
        return !text.victory;
    SheetText copy = text;
    return textIn(copy, field).isEmpty();
}

} // namespace

void ResultSheet::focus(const SheetField& field) {
    SheetField wanted = field;
    if (field.kind == FieldKind::Note) {
        m_note->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (field.kind == FieldKind::Control) {
        if (m_grid->isHidden())
            toggleControlGrid();
        m_grid->focusFirst();
        return;
    }
    if (field.kind == FieldKind::PlayerName)
        wanted.kind = FieldKind::FactionPlayed;
    if (!m_form->edit(wanted))
        wanted = {FieldKind::TurnsPlayed};
    m_current = wanted;
    m_form->focus(wanted);
    m_area->ensureWidgetVisible(m_form->edit(wanted));
}

void ResultSheet::focusNextOpen(const std::optional<SheetField>& stopped) {
    const auto fields = fieldsInOrder(m_state, m_allValues);
    if (!isTyped()) {
        focus(fields.front());
    } else if (stopped) {
        focus(*stopped);
    } else {
        // Behind what was typed last: what was passed over before it may well stay empty.
        const auto last = std::ranges::find_if_not(
            fields.rbegin(), fields.rend(),
            [this](const SheetField& field) { return isEmpty(m_state.text, field); });
        focus(last.base() == fields.end() ? fields.back() : *last.base());
    }
}

void ResultSheet::type(const SheetField& field, const QString& typed) {
    SheetText text = m_state.text;
    m_current = field;
    if (field.kind == FieldKind::HowWon)
        text.victory = typed.isEmpty() ? std::nullopt : victoryOf(typed.front());
    else
        textIn(text, field) = typed;
    take(text);
    // The one letter names the whole alliance.
    const bool isNamed = field.kind == FieldKind::Winners && !typed.isEmpty()
                         && m_state.text.victory == Victory::Alliance;
    if (isNamed && m_state.winners.size() > 1)
        moveOnByItself(field);
}

/// "1712" is shown as it was understood.
void ResultSheet::tidyTime(const SheetField& field) {
    const bool isStart = field.kind == FieldKind::StartTime;
    if (!isStart && field.kind != FieldKind::EndTime)
        return;
    const auto& time = isStart ? m_state.reading.game.start : m_state.reading.game.end;
    SheetText text = m_state.text;
    if (!time || textIn(text, field) == timeToType(*time))
        return;
    textIn(text, field) = timeToType(*time);
    take(text);
}

void ResultSheet::completeField(const SheetField& field, bool byItself) {
    if (byItself)
        moveOnByItself(field);
    else if (m_reads && m_book.canWrite())
        beginTyping();
    else
        moveOn(field);
}

void ResultSheet::moveOnByItself(const SheetField& field) {
    moveOn(field);
    // Behind the letter of any other victory Enter leads past the alliances: the usual way on.
    const bool isWayOn
        = field.kind == FieldKind::HowWon && m_state.text.victory != Victory::Alliance;
    if (SheetEdit* next = m_form->edit(m_current); next && next->hasFocus() && !isWayOn)
        next->expectLateEnd();
}

void ResultSheet::moveOn(const SheetField& field) {
    m_current = field;
    tidyTime(field);
    if (field.kind == FieldKind::QpByGm) {
        focus({FieldKind::QpReason, field.row});
        return;
    }
    if (isBelowRow(field.kind)) {
        focus(m_returnTo);
        return;
    }
    if (field.kind == FieldKind::StartTime) {
        focus({FieldKind::HowWon});
        return;
    }
    const auto next = fieldAfter(m_state, m_allValues, field);
    if (next)
        focus(*next);
    else if (m_correction->isHidden())
        focus({FieldKind::Note}); // what is typed on from here is words
    else
        m_correction->setFocus(Qt::TabFocusReason);
}

void ResultSheet::moveBack(const SheetField& field) {
    if (isBelowRow(field.kind)) {
        focus(m_returnTo);
        return;
    }
    const auto fields = fieldsInOrder(m_state, m_allValues);
    const auto here = std::ranges::find(fields, field);
    if (here != fields.begin() && here != fields.end())
        focus(*(here - 1));
    else if (here == fields.end())
        focus(fields.front());
}

void ResultSheet::moveBy(const SheetField& field, int rows, int fields) {
    if (fields != 0) {
        // The start stands to the right of the end, out of the way of what is typed.
        if (field.kind == FieldKind::EndTime && fields > 0)
            focus({FieldKind::StartTime});
        else if (field.kind == FieldKind::StartTime && fields < 0)
            focus({FieldKind::EndTime});
        else if (fields < 0)
            moveBack(field);
        else
            moveOn(field);
        return;
    }
    if (field.row < 0) {
        if (rows > 0)
            moveOn(field);
        else
            moveBack(field);
        return;
    }
    const int target = field.row + rows;
    if (target < 0) {
        focus({FieldKind::Alliances});
    } else if (target < static_cast<int>(m_state.text.rows.size())) {
        const SheetField beside{isBelowRow(field.kind) ? FieldKind::Points : field.kind, target};
        const SheetEdit* edit = m_form->edit(beside);
        focus(edit && !edit->isHidden() ? beside : SheetField{FieldKind::Points, target});
    }
}

void ResultSheet::command(const SheetField& field, QChar letter) {
    if (refuses())
        return;
    if (field.kind == FieldKind::HowWon) {
        SheetText text = m_state.text;
        text.conceded = !text.conceded;
        take(text);
    } else if (field.row >= 0) {
        commandRow(field, letter);
    } else if (SheetEdit* typedIn = m_form->edit(field)) {
        typedIn->flash();
    }
}

void ResultSheet::commandRow(const SheetField& field, QChar letter) {
    SheetText text = m_state.text;
    SheetRow& row = text.rows[static_cast<size_t>(field.row)];
    if (!isBelowRow(field.kind))
        m_returnTo = field;
    const auto key = rowKey(letter);
    const bool isFaction = factionLetters(m_book.event().details.sets).contains(letter);
    const bool hasTokens = hasExpansion(m_book.event()) || row.techTokens;
    const bool isNothing = (!key && !isFaction) || (key == DeskKey::Excused && !row.dropout)
                           || (key == DeskKey::TechTokens && !hasTokens)
                           || (key == DeskKey::QpByGm && field.kind == FieldKind::QpByGm)
                           || (key == DeskKey::SideDie && field.kind == FieldKind::Die);
    if (isNothing) {
        if (SheetEdit* typedIn = m_form->edit(field))
            typedIn->flash();
        return;
    }
    if (!key) { // one key overtypes the faction, after a trade
        row.faction = letter;
        take(text);
        return;
    }
    std::optional<FieldKind> goesTo;
    switch (*key) {
    case DeskKey::DropsOut:
        row.dropout = !row.dropout;
        row.excused = row.excused && row.dropout;
        if (row.dropout)
            goesTo = FieldKind::DropoutTurn;
        break;
    case DeskKey::Excused: row.excused = row.dropout && !row.excused; break;
    case DeskKey::JoinedLate: row.late = !row.late; break;
    case DeskKey::ShieldWallAlone: row.shieldWall = !row.shieldWall; break;
    case DeskKey::TechTokens:
        row.techTokens = hasExpansion(m_book.event()) && !row.techTokens;
        break;
    case DeskKey::QpByGm: goesTo = FieldKind::QpByGm; break;
    case DeskKey::SideDie: goesTo = FieldKind::Die; break;
    case DeskKey::OtherPlayer:
        m_seatToFill = field.row;
        choosePlayer();
        return;
    default: return;
    }
    if (text != m_state.text)
        take(text);
    if (goesTo)
        focus({*goesTo, field.row});
}

void ResultSheet::endNow() {
    if (refuses())
        return;
    SheetText text = m_state.text;
    text.ended = timeToType(m_book.now());
    take(text);
    moveOn({FieldKind::EndTime});
}

void ResultSheet::toggleControlGrid() {
    const bool opens = m_grid->isHidden();
    m_grid->setVisible(opens);
    if (opens)
        m_grid->focusFirst();
    else
        focus(m_current);
}

void ResultSheet::toggleAllValues() {
    m_allValues = !m_allValues;
    showSheet();
    focus(m_current);
}

void ResultSheet::addPlayer() {
    if (refuses())
        return;
    m_returnTo = m_current;
    m_seatToFill = -1;
    m_players->offer(tr("Who else played here?"), m_book.book(), m_book.event());
    showSheet();
}

void ResultSheet::choosePlayer() {
    const SheetRow& row = m_state.text.rows[static_cast<size_t>(m_seatToFill)];
    m_players->offer(tr("Who sat there instead of %1?").arg(names()(row.player)), m_book.book(),
                     m_book.event());
    showSheet();
}

void ResultSheet::seatPlayer(const PlayerId& player) {
    SheetText text = m_state.text;
    auto& rows = text.rows;
    if (m_seatToFill >= std::ssize(rows)) { // undone while it was asked who sat there
        showSheet();
        return focus(m_returnTo);
    }
    if (m_seatToFill >= 0) {
        const auto seat = static_cast<size_t>(m_seatToFill);
        // Two of the same table change places.
        const auto other = std::ranges::find(rows, player, &SheetRow::player);
        if (other != rows.end())
            other->player = rows[seat].player;
        rows[seat].player = player;
    } else {
        int last = 0;
        for (const SheetRow& row : rows)
            last = std::max(last, row.seat.value());
        rows.push_back({SeatNumber(last + 1), player});
    }
    take(text);
    focus(m_returnTo);
}

void ResultSheet::removePlayer() {
    if (refuses())
        return;
    SheetText text = m_state.text;
    if (m_current.row < 0 || m_current.row >= std::ssize(text.rows))
        return;
    text.rows.erase(text.rows.begin() + m_current.row);
    m_current = {FieldKind::TurnsPlayed};
    take(text);
    focus(m_current);
}

} // namespace mentat
