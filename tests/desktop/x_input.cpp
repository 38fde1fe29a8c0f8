#include "tests/desktop/x_input.h"

#include "tests/support/patience.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QShortcutEvent>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

bool isModifier(int key) {
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt
           || key == Qt::Key_Meta || key == Qt::Key_AltGr;
}

/// As the X server calls it.
QString nameOf(Qt::Key key) {
    switch (key) {
    case Qt::Key_Delete: return u"Delete"_s;
    case Qt::Key_Insert: return u"Insert"_s;
    case Qt::Key_Escape: return u"Escape"_s;
    case Qt::Key_Backspace: return u"BackSpace"_s;
    case Qt::Key_Space: return u"space"_s;
    case Qt::Key_PageUp: return u"Prior"_s;
    case Qt::Key_PageDown: return u"Next"_s;
    case Qt::Key_Plus: return u"plus"_s;
    case Qt::Key_Minus: return u"minus"_s;
    default: break;
    }
    const QString name = QKeySequence(key).toString(QKeySequence::PortableText);
    return name.size() == 1 ? name.toLower() : name; // letters and digits; else F9, Return, Left
}

QString nameOf(const QKeySequence& sequence) {
    const QKeyCombination typed = sequence[0];
    QString name;
    if (typed.keyboardModifiers() & Qt::ControlModifier)
        name += u"ctrl+"_s;
    if (typed.keyboardModifiers() & Qt::ShiftModifier)
        name += u"shift+"_s;
    if (typed.keyboardModifiers() & Qt::AltModifier)
        name += u"alt+"_s;
    return name + nameOf(typed.key());
}

bool hasServersFocus() {
    const QWidget* active = QApplication::activeWindow();
    return active && active->windowHandle() == QGuiApplication::focusWindow();
}

bool hasWindow() {
    const QWidgetList all = QApplication::topLevelWidgets();
    return std::any_of(all.begin(), all.end(), [](const QWidget* w) { return w->isVisible(); });
}

} // namespace

void xdotool(const QStringList& arguments) {
    const int code = QProcess::execute(u"xdotool"_s, arguments);
    if (code != 0)
        qFatal("xdotool %s: exit %d", qPrintable(arguments.join(u' ')), code);
}

XInput::XInput() {
    QCoreApplication::instance()->installEventFilter(this);
}

void XInput::press(const QKeySequence& key) {
    pressKeys({u"key"_s, nameOf(key)}, 1);
}

void XInput::press(const QString& keys) {
    for (const QString& name : keys.split(u' ', Qt::SkipEmptyParts))
        press(QKeySequence::fromString(name, QKeySequence::PortableText));
}

void XInput::type(const QString& text) {
    pressKeys({u"type"_s, text}, static_cast<int>(text.size()));
}

void XInput::pressKeys(const QStringList& arguments, int keys) {
    // Qt can call a window active before the server sends it the keys.
    if (!QTest::qWaitFor(hasServersFocus, patience))
        qFatal("no window has the keyboard");
    const int awaited = m_released + keys;
    const int before = m_interrupted;
    xdotool(arguments);
    // Released last: by then all of the press has been handled. Where a press opens or closes a
    // window, the release may go astray.
    const auto had = [this, awaited, before] {
        return m_released >= awaited || m_interrupted > before || !hasWindow();
    };
    if (!QTest::qWaitFor(had, patience))
        qFatal("xdotool %s did not reach the window", qPrintable(arguments.join(u' ')));
}

bool XInput::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyRelease:
        // A window gets the key as the server sends it; widgets get what Qt makes of it.
        if (watched->isWindowType() && !isModifier(static_cast<const QKeyEvent*>(event)->key()))
            ++m_released;
        break;
    case QEvent::WindowActivate:
    case QEvent::WindowDeactivate:
    case QEvent::WindowBlocked: ++m_interrupted; break;
    case QEvent::Shortcut:
        if (const auto& shortcut = *static_cast<const QShortcutEvent*>(event);
            shortcut.isAmbiguous())
            m_ambiguous.append(shortcut.key().toString());
        break;
    default: break;
    }
    return false;
}

QString fieldText(const QWidget& field) {
    const auto* line = qobject_cast<const QLineEdit*>(&field);
    return line ? line->text() : qobject_cast<const QPlainTextEdit*>(&field)->toPlainText();
}

void putFieldText(QWidget& field) {
    if (auto* line = qobject_cast<QLineEdit*>(&field)) {
        line->setText(u"ada byr"_s);
        line->setCursorPosition(4);
        return;
    }
    auto* text = qobject_cast<QPlainTextEdit*>(&field);
    text->setPlainText(u"one two\nthree"_s);
    QTextCursor caret = text->textCursor();
    caret.setPosition(4);
    text->setTextCursor(caret);
}

} // namespace mentat::test

#include "moc_x_input.cpp"
