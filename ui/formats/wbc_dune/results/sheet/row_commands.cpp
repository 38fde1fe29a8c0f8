#include "ui/formats/wbc_dune/results/sheet/row_commands.h"

#include "app/session/formats/wbc_dune/sheet/sheet_fields.h"
#include "model/event.h"
#include "scoring/formats/wbc_dune/games/factions.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/results/sheet/dune_typed.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_course.h"
#include "ui/typing/late_end.h"

#include <algorithm>
#include <array>

namespace mentat {

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

/// What opens a field below the row.
struct FieldKey {
    DeskKey key;
    FieldKind field;
};
constexpr std::array fieldKeys{FieldKey{DeskKey::QpByGm, FieldKind::QpByGm},
                               FieldKey{DeskKey::SideDie, FieldKind::Die}};

constexpr std::array acts{
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Dropped out, in turn…"), DeskKey::DropsOut},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Excused from dropping out"), DeskKey::Excused},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Joined late"), DeskKey::JoinedLate},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Holds the Shield Wall alone"),
           DeskKey::ShieldWallAlone},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Holds three tech tokens"),
           DeskKey::TechTokens},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Die of the side"), DeskKey::SideDie},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "QP by the Game Master"), DeskKey::QpByGm},
    RowAct{QT_TRANSLATE_NOOP("mentat::RowCommands", "Someone else sat here…"),
           DeskKey::OtherPlayer}};

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
        // One that is known is changed in its own field, where it is seen.
        m_parts.sheet.take(typedInto(m_parts.sheet.text(), {FieldKind::FactionPlayed, field.row},
                                     QString(letter)));
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
        expectLateEnd(); // who ends the letter too
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
    const auto after = turned(row, mark, hasExpansion(m_book.event()));
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
        if (text) // else the row was undone meanwhile
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
