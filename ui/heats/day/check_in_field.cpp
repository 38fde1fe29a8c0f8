#include "ui/heats/day/check_in_field.h"

#include "ui/look/fields.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int page = 10; // rows

int rowsOf(int key) {
    switch (key) {
    case Qt::Key_Up: return -1;
    case Qt::Key_Down: return 1;
    case Qt::Key_PageUp: return -page;
    case Qt::Key_PageDown: return page;
    default: return 0;
    }
}

} // namespace

CheckInField::CheckInField(QWidget* parent) : QLineEdit(parent) {
    makeSearchField(*this, tr("Name or badge"));
    askFor({});
}

void CheckInField::askFor(const QString& badge) {
    m_badge = badge;
    setPlaceholderText(badge.isEmpty() ? tr("Name or badge") : tr("Who has %1?").arg(badge));
    setAccessibleName(badge.isEmpty() ? tr("Check in: name or badge")
                                      : tr("Check in: name for badge %1").arg(badge));
}

std::optional<DeskKey> CheckInField::keyOf(const QKeyEvent& event) const {
    const QKeySequence typed(event.keyCombination());
    for (const KeyRow& row : keyTable()) {
        if (row.place != KeyScope::CheckIn || row.sequence != typed)
            continue;
        // Delete edits the text, and in an empty field removes a player. Space is typed.
        if ((row.key == DeskKey::TakeOut && !text().isEmpty()) || row.key == DeskKey::Tick)
            return std::nullopt;
        return row.key;
    }
    return std::nullopt;
}

bool CheckInField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& typed = *static_cast<QKeyEvent*>(event);
        if (keyOf(typed)) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void CheckInField::keyPressEvent(QKeyEvent* event) {
    if (const auto key = keyOf(*event)) {
        Q_EMIT pressed(*key);
    } else if (const int rows = rowsOf(event->key())) {
        Q_EMIT movedBy(rows);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // Keep Enter from a default button; Ctrl+Enter belongs to the page.
        if (event->modifiers().testFlag(Qt::ControlModifier))
            event->ignore();
        else
            Q_EMIT entered();
    } else if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        setText({});
    } else if (event->key() == Qt::Key_Escape && !m_badge.isEmpty()) {
        Q_EMIT left();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace mentat

#include "moc_check_in_field.cpp"
