#include "ui/heats/scanning/scan_keys.h"

#include "app/session/typing/scanned_sheet.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWindow>

namespace mentat {

namespace {

// Milliseconds without a key. Scanners that are plugged in type a key each one to ten, those
// without a cable up to thirty.
constexpr int restInMark = 100;
constexpr int restInText = 1000;
constexpr int restAtEnd = 150;

/// A line feed, which some type there, is Ctrl+J.
bool isEnd(const QKeyEvent& key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Tab
           || (key.key() == Qt::Key_J && key.modifiers().testFlag(Qt::ControlModifier));
}

bool isModifier(const QKeyEvent& key) {
    return key.key() == Qt::Key_Shift || key.key() == Qt::Key_CapsLock
           || key.key() == Qt::Key_Control;
}

bool isPlain(const QKeyEvent& key) {
    constexpr auto ofKeys = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return (key.modifiers() & ofKeys) == Qt::NoModifier && !key.isAutoRepeat()
           && key.text().size() == 1;
}

} // namespace

ScanKeys::ScanKeys(QWidget& page) : QObject(&page), m_page(page) {
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &ScanKeys::restEnded);
    qApp->installEventFilter(this);
}

/// Where keys are typed now, and nothing lies over the page that takes them.
bool ScanKeys::isHere(const QObject* watched) const {
    if (m_givesBack || !m_page.isVisible() || QApplication::activeModalWidget()
        || QApplication::activePopupWidget())
        return false;
    const QWidget* window = m_page.window();
    if (const auto* widget = qobject_cast<const QWidget*>(watched))
        return widget->window() == window;
    return watched == window->windowHandle();
}

bool ScanKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress;
    if ((!isKey && event->type() != QEvent::ShortcutOverride) || !isHere(watched))
        return false;
    const auto& key = *static_cast<const QKeyEvent*>(event);
    if (!isTaken(key)) {
        if (isKey && !isModifier(key) && m_state != State::Idle)
            giveBack();
        // It may be the beginning itself.
        if (!isTaken(key))
            return false;
    }
    event->accept(); // so that no menu has it either
    if (isKey) {
        m_typedInto = qobject_cast<QWidget*>(watched);
        take(key);
    }
    return true;
}

bool ScanKeys::isTaken(const QKeyEvent& key) const {
    switch (m_state) {
    case State::Idle:
    case State::Mark:
        return isPlain(key)
               && key.text().compare(scanMark.mid(m_text.size(), 1), Qt::CaseInsensitive) == 0;
    case State::Text: return isEnd(key) || isPlain(key) || isModifier(key);
    case State::Ended: return isEnd(key);
    }
    Q_UNREACHABLE();
}

void ScanKeys::take(const QKeyEvent& key) {
    if (m_state == State::Ended || isModifier(key))
        return;
    if (m_state == State::Text && isEnd(key)) {
        end();
        return;
    }
    m_text += key.text();
    if (m_state != State::Text)
        m_held.push_back({key.key(), key.modifiers(), key.text()});
    wait(m_text.size() < scanMark.size() ? State::Mark : State::Text);
}

void ScanKeys::wait(State state) {
    m_state = state;
    m_isLastLook = false;
    m_rest.start(state == State::Text    ? restInText
                 : state == State::Ended ? restAtEnd
                                         : restInMark);
}

void ScanKeys::restEnded() {
    if (!std::exchange(m_isLastLook, true)) {
        m_rest.start(0);
        return;
    }
    if (m_state == State::Text)
        end();
    else
        giveBack();
}

/// What was held back was typed by hand.
void ScanKeys::giveBack() {
    m_rest.stop();
    m_state = State::Idle;
    m_text.clear();
    const auto held = std::exchange(m_held, {});
    QWidget* widget = m_typedInto ? m_typedInto.data() : m_page.window()->focusWidget();
    if (!widget)
        return;
    m_givesBack = true;
    for (const HeldKey& one : held) {
        QKeyEvent press(QEvent::KeyPress, one.key, one.modifiers, one.text);
        QCoreApplication::sendEvent(widget, &press);
    }
    m_givesBack = false;
}

void ScanKeys::end() {
    const QString text = std::exchange(m_text, {});
    m_held.clear();
    wait(State::Ended);
    Q_EMIT scanned(text);
}

} // namespace mentat
