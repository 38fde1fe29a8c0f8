#include "ui/typing/late_end.h"

#include "ui/desk/keys.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

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

/// Waits in the widget for the late end of an entry, until any other event.
class LateEnd final : public QObject {
public:
    enum class By { EnterOrTab, Enter };
    LateEnd(QWidget& reached, QString letters, By by)
        : QObject(&reached)
        , m_letters(std::move(letters))
        , m_by(by) {
        setObjectName(filterName());
        reached.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress: return takeKey(*watched, *static_cast<QKeyEvent*>(event));
        case QEvent::MouseButtonPress: end(*watched); break;
        case QEvent::FocusOut: {
            // A menu or another window opened or closed; the user is still here.
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
        const QString typed = typedText(key).toUpper();
        const bool isLetter = !typed.isEmpty() && !m_isEaten && m_letters.contains(typed);
        // Auto-repeat counts as the same key press.
        const bool isEnd = endsEntry(key) && (m_by == By::EnterOrTab || key.key() != Qt::Key_Tab);
        const bool isLate = isLetter || (isEnd && (!m_isEaten || key.isAutoRepeat()));
        if (!isLate && !isModifierKey(key.key()))
            end(watched);
        if (key.type() == QEvent::ShortcutOverride)
            return false;
        if (isLetter)
            m_letters.remove(typed);
        else
            m_isEaten = m_isEaten || isLate;
        return isLate;
    }

    void end(QObject& watched) {
        watched.removeEventFilter(this);
        setObjectName({});
        deleteLater();
    }

    QString m_letters;
    By m_by;
    bool m_isEaten = false;
};

void expect(QWidget& reached, const QString& letters, LateEnd::By by = LateEnd::By::EnterOrTab) {
    delete reached.findChild<QObject*>(filterName(), Qt::FindDirectChildrenOnly);
    new LateEnd(reached, letters, by);
}

} // namespace

void expectLateEnd() {
    expectLateEnd(QString());
}

void expectLateEnd(const QString& letters) {
    if (QWidget* reached = QApplication::focusWidget())
        expect(*reached, letters.toUpper());
}

void expectSecondEnter() {
    if (QWidget* reached = QApplication::focusWidget())
        expect(*reached, {}, LateEnd::By::Enter);
}

void expectLateEnd(QWidget& reached) {
    expect(reached, {});
}

} // namespace mentat
