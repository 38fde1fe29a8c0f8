#include "ui/dune/results/sheet/sheet_course.h"

#include "app/session/dune/sheet/sheet_fields.h"
#include "app/session/typing/typed_values.h"
#include "model/event.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/adjudication.h"
#include "ui/dune/results/sheet/sheet_area.h"
#include "ui/moments/moment_edit.h"
#include "ui/typing/late_end.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mentat {

Game DuneTyped::outcome() const {
    return withoutOpenVerdict(m_state.reading.game, m_book.event().settings);
}

void DuneTyped::read() {
    const Event& event = m_book.event();
    const Game& game = *gameAt(event, m_place);
    m_state = stateOf(textOfDraft(m_sheet.text()).value_or(textOf(game, event.settings)), game,
                      event, m_place);
    m_state.endToCome = endToCome(game);
}

std::optional<SheetFault> DuneTyped::endToCome(const Game& before) const {
    const auto& end = m_state.reading.game.end;
    const VenueTime now = m_book.now();
    if (!hasEndToCome(m_state.reading.game, before, now) || end == m_acceptedEnd)
        return std::nullopt;
    const bool isToday = end->date() == now.date();
    return SheetFault{SheetFaultKind::EndToCome, isToday ? timeToType(*end) : momentToType(*end),
                      isToday ? timeToType(now) : momentToType(now)};
}

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
        wanted.kind = FieldKind::SidePlayed;
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
        focus({FieldKind::Die, dice.front()}); // only the dice are missing
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

/// Leads from the last die of a tied round to the first die rolled again.
std::optional<SheetField> SheetCourse::nextRound(const SheetField& field) const {
    const auto next = rowsToRollNext(m_sheet.state());
    if (next.empty() || throwsIn(field) == m_throwsBefore)
        return std::nullopt;
    return SheetField{FieldKind::Die, next.front()};
}

/// Empty for fields other than dice.
QString SheetCourse::throwsIn(const SheetField& field) const {
    return field.kind == FieldKind::Die ? m_sheet.text().rows[static_cast<size_t>(*field.row)].die
                                        : QString();
}

void SheetCourse::rememberRow(const SheetField& field) {
    if (!isBelowRow(field.kind))
        m_returnTo = field;
}

/// False for a die that all sides roll: that one is part of the order.
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
        focus({FieldKind::Note}); // anything typed now is a note
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
    // The start is to the right of the end, out of the typing order.
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

namespace {

std::optional<DeskKey> rowKey(QChar letter) {
    const QKeySequence typed(QKeyCombination(static_cast<Qt::Key>(letter.unicode())));
    for (const KeyRow& row : keyTable()) {
        if (row.place == KeyScope::SheetRow && row.sequence == typed)
            return row.key;
    }
    return std::nullopt;
}

struct MarkKey {
    DeskKey key;
    RowMark mark;
};
constexpr std::array markKeys{MarkKey{DeskKey::DropsOut, RowMark::DropsOut},
                              MarkKey{DeskKey::Excused, RowMark::Excused},
                              MarkKey{DeskKey::JoinedLate, RowMark::JoinedLate},
                              MarkKey{DeskKey::ShieldWallAlone, RowMark::ShieldWallAlone},
                              MarkKey{DeskKey::TechTokens, RowMark::TechTokens}};

/// A key, and the field that it opens below the row.
struct FieldKey {
    DeskKey key;
    FieldKind field;
};
constexpr std::array fieldKeys{FieldKey{DeskKey::PointsByGm, FieldKind::QpByGm},
                               FieldKey{DeskKey::SideDie, FieldKind::Die}};

constexpr std::array acts{
    RowAct{Phrase("mentat::RowCommands", "Dropped out, in turn…"), DeskKey::DropsOut},
    RowAct{Phrase("mentat::RowCommands", "Excused from dropping out"), DeskKey::Excused},
    RowAct{Phrase("mentat::RowCommands", "Joined late"), DeskKey::JoinedLate},
    RowAct{Phrase("mentat::RowCommands", "Holds the Shield Wall alone"), DeskKey::ShieldWallAlone},
    RowAct{Phrase("mentat::RowCommands", "Holds three tech tokens"), DeskKey::TechTokens},
    RowAct{Phrase("mentat::RowCommands", "Die of the side"), DeskKey::SideDie},
    RowAct{Phrase("mentat::RowCommands", "QP set by the GM"), DeskKey::PointsByGm},
    RowAct{Phrase("mentat::RowCommands", "Someone else sat here…"), DeskKey::OtherPlayer}};

template <class Row>
const Row* rowOfKey(const auto& table, std::optional<DeskKey> key) {
    const auto found = std::ranges::find_if(table, [&](const Row& row) { return row.key == key; });
    return found == table.end() ? nullptr : &*found;
}

} // namespace

std::span<const RowAct> rowActs() {
    return acts;
}

RowCommands::RowCommands(OpenBook& book, const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_parts(parts) {}

void RowCommands::command(const SheetField& field, QChar letter) {
    m_parts.course.rememberRow(field);
    const bool isFilled
        = !m_parts.sheet.text().rows[static_cast<size_t>(*field.row)].faction.isEmpty();
    if (const auto key = rowKey(letter)) {
        act(field, *key);
    } else if (!isFilled && factionLetters(m_book.event().details.sets).contains(letter)) {
        // Change a known faction in its own field, where it is visible.
        m_parts.sheet.take(
            typedInto(m_parts.sheet.text(), {FieldKind::SidePlayed, field.row}, QString(letter)));
    } else {
        m_parts.area.flash(field);
    }
}

void RowCommands::act(const SheetField& field, DeskKey key) {
    m_parts.course.rememberRow(field);
    const auto* opened = rowOfKey<FieldKey>(fieldKeys, key);
    if (const auto* marked = rowOfKey<MarkKey>(markKeys, key)) {
        turn(field, marked->mark);
    } else if (opened && opened->field != field.kind) {
        m_parts.course.focus({opened->field, field.row});
        expectLateEnd(); // Enter may follow the letter
    } else if (key == DeskKey::OtherPlayer) {
        choosePlayer(*field.row);
        expectLateEnd();
    } else {
        m_parts.area.flash(field);
    }
}

void RowCommands::turn(const SheetField& field, RowMark mark) {
    SheetText text = m_parts.sheet.text();
    SheetRow& row = text.rows[static_cast<size_t>(*field.row)];
    const auto after = turned(row, mark, hasVariant(m_book.event()));
    if (!after) {
        m_parts.area.flash(field);
        return;
    }
    row = *after;
    if (text != m_parts.sheet.text())
        m_parts.sheet.take(text);
    if (mark == RowMark::DropsOut && after->dropout) {
        m_parts.course.focus({FieldKind::DropoutTurn, field.row});
        expectLateEnd();
    }
}

void RowCommands::beginAdding() {
    m_parts.course.setReturn(m_parts.course.current());
    m_rowToFill.reset();
}

void RowCommands::choosePlayer(int row) {
    m_rowToFill = row;
    const PlayerId& player = m_parts.sheet.text().rows[static_cast<size_t>(row)].player;
    Q_EMIT playerWanted(tr("Who sat there instead of %1?").arg(playerName(m_book.event(), player)));
}

void RowCommands::takePlayer(const std::optional<PlayerId>& player) {
    const SheetText& typed = m_parts.sheet.text();
    if (player) {
        const auto text
            = m_rowToFill ? seatedIn(typed, *m_rowToFill, *player) : seatedBesides(typed, *player);
        if (text) // absent: the row was undone meanwhile
            m_parts.sheet.take(*text);
    }
    m_parts.course.returnToRow();
}

void RowCommands::removePlayer() {
    SheetCourse& course = m_parts.course;
    const auto text = withoutRow(m_parts.sheet.text(), course.current().row);
    if (!text)
        return;
    course.setCurrent({FieldKind::TurnsPlayed});
    m_parts.sheet.take(*text);
    course.focus(course.current());
}

} // namespace mentat

#include "moc_sheet_course.cpp"
