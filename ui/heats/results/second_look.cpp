#include "ui/heats/results/second_look.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

SheetPile::SheetPile(const Round& round, std::vector<TableNumber> tables)
    : m_round(tables.empty() ? std::nullopt : std::optional(round.id()))
    , m_tables(std::move(tables)) {
    const auto unchecked = std::ranges::find_if(m_tables, [&](TableNumber table) {
        const Game* game = findGame(round.games(), table);
        return game && !game->checked;
    });
    if (unchecked != m_tables.end())
        m_place = static_cast<size_t>(unchecked - m_tables.begin());
}

void SheetPile::check() {
    m_isThrough = m_place + 1 == m_tables.size();
    if (!m_isThrough)
        ++m_place;
}

void SheetPile::step(int direction) {
    m_place
        = static_cast<size_t>(std::clamp(static_cast<int>(m_place) + direction, 0, count() - 1));
    m_isThrough = false;
}

SecondLook::SecondLook(QWidget* parent) : QFrame(parent), m_text(new TextLabel(TextLevel::Strong)) {
    setObjectName(u"secondLook"_s);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    auto* keys = wrapped(new TextLabel(
        TextLevel::Weak, tr("Space checked · arrows next and back · F2 correct · Esc end")));
    addParts(
        rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page),
        {m_text, {keys, 1}});
    hide();
}

void SecondLook::showPlace(int place, int count, Sheet sheet) {
    const QString text = tr("Double-check: sheet %1 of %2").arg(place).arg(count);
    switch (sheet) {
    case Sheet::Open: m_text->setText(text); break;
    case Sheet::Checked: m_text->setText(tr("%1, checked").arg(text)); break;
    case Sheet::Last: m_text->setText(tr("%1, checked; that was the last one").arg(text)); break;
    }
    setAccessibleName(m_text->text());
}

void SecondLook::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space: Q_EMIT ticked(); return;
    case Qt::Key_Right:
    case Qt::Key_Down: Q_EMIT stepped(1); return;
    case Qt::Key_Left:
    case Qt::Key_Up: Q_EMIT stepped(-1); return;
    case Qt::Key_Escape: Q_EMIT ended(); return;
    default: QFrame::keyPressEvent(event);
    }
}

} // namespace mentat
