#include "ui/typing/refused_bar.h"

#include "ui/desk/keys.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat {

namespace {

constexpr auto refusalFlash = 400ms;
constexpr float flashStrength = 0.35F;

bool isToMark(const QKeyEvent& key) {
    return QKeySequence(key.keyCombination()) == sequenceOf(DeskKey::CorrectResult);
}

bool isArrow(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right;
}

} // namespace

RefusedBar::RefusedBar(QWidget* parent)
    : QFrame(parent)
    , m_sentence(wrapped(new TextLabel(TextLevel::Strong))) {
    setObjectName(u"refusedBar"_s);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    addParts(
        rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page),
        {{m_sentence, 1}});
    m_flash.setSingleShot(true);
    connect(&m_flash, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    hide();
}

void RefusedBar::refuse(const QString& sentence) {
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
    m_wasTypedAt = false;
    show();
    setFocus(Qt::OtherFocusReason);
}

QString RefusedBar::sentence() const {
    return isHidden() ? QString() : m_sentence->text();
}

bool RefusedBar::refuses() {
    if (!hasFocus())
        return false;
    takeBlindKey();
    return true;
}

void RefusedBar::takeBlindKey() {
    m_wasTypedAt = true;
    m_flash.start(refusalFlash);
    update();
}

void RefusedBar::lead() {
    if (m_wasTypedAt)
        takeBlindKey();
    else
        Q_EMIT markWanted();
}

bool RefusedBar::event(QEvent* event) {
    // Otherwise they would be keys of the page.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isToMark(key) || !typedText(key).isEmpty()) {
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void RefusedBar::keyPressEvent(QKeyEvent* event) {
    if (isToMark(*event))
        Q_EMIT markWanted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (!typedText(*event).isEmpty() || isPlainEnter(*event))
        takeBlindKey();
    else if (isArrow(event->key()) && event->modifiers() == Qt::NoModifier)
        lead();
    else
        QFrame::keyPressEvent(event);
}

bool RefusedBar::focusNextPrevChild(bool) {
    lead();
    return true;
}

void RefusedBar::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    const QWidget* now = QApplication::focusWidget();
    if (now && now != this && parentWidget() && parentWidget()->isAncestorOf(now))
        hide();
}

void RefusedBar::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    const Colors& colors = colorsOf(palette());
    QPainter painter(this);
    if (m_flash.isActive()) {
        QColor color = colors.bad;
        color.setAlphaF(flashStrength);
        painter.fillRect(rect(), color);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colors.warning, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 2, 2);
    }
}

} // namespace mentat

#include "moc_refused_bar.cpp"
