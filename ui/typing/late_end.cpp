#include "ui/typing/late_end.h"

#include "ui/desk/typed_text.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString filterName() {
    return u"lateEnd"_s;
}

bool isModifierKey(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
           || key == Qt::Key_AltGr || key == Qt::Key_Meta;
}

bool endsEntry(const QKeyEvent& key) {
    const bool isTab = key.key() == Qt::Key_Tab && key.modifiers() == Qt::NoModifier;
    return isTab || isPlainEnter(key);
}

/// Lives in the widget until something else than the late end comes to it.
class LateEnd final : public QObject {
public:
    explicit LateEnd(QWidget& reached) : QObject(&reached) {
        setObjectName(filterName());
        reached.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress: return takeKey(*watched, *static_cast<QKeyEvent*>(event));
        case QEvent::MouseButtonPress: end(*watched); break;
        case QEvent::FocusOut: {
            // A menu or another window comes and goes; the hand is still here.
            const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
            if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
                end(*watched);
            break;
        }
        default: break;
        }
        return false;
    }

private:
    bool takeKey(QObject& watched, const QKeyEvent& key) {
        // One that is held down is still the same.
        const bool isLate = endsEntry(key) && (!m_isEaten || key.isAutoRepeat());
        if (key.type() == QEvent::ShortcutOverride) {
            if (!isLate && !isModifierKey(key.key()))
                end(watched);
            return false;
        }
        m_isEaten = m_isEaten || isLate;
        if (!isLate && !isModifierKey(key.key()))
            end(watched);
        return isLate;
    }

    void end(QObject& watched) {
        watched.removeEventFilter(this);
        setObjectName({});
        deleteLater();
    }

    bool m_isEaten = false;
};

} // namespace

void expectLateEnd() {
    if (QWidget* reached = QApplication::focusWidget())
        expectLateEnd(*reached);
}

void expectLateEnd(QWidget& reached) {
    delete reached.findChild<QObject*>(filterName(), Qt::FindDirectChildrenOnly);
    new LateEnd(reached);
}

} // namespace mentat
