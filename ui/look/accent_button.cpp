#include "ui/look/accent_button.h"

#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include <algorithm>

namespace mentat {

AccentButton::AccentButton(const QString& text, QWidget* parent)
    : QPushButton(text, parent)
    , m_palette(new OwnPalette(
          *this, [this] { return m_hasAccent ? accentPalette(QPalette()) : QPalette(); })) {}

void AccentButton::setLineIcon(LineIcon icon) {
    m_icon = icon;
    setIcon(lineIcon(icon, m_hasAccent ? IconInk::OnAccent : IconInk::OnButton));
}

void AccentButton::setNextOf(NextOf what) {
    m_nextOf = what;
    settle();
}

bool AccentButton::event(QEvent* event) {
    const bool done = QPushButton::event(event);
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::EnabledChange: settle(); break;
    default: break;
    }
    return done;
}

void AccentButton::settle() {
    const auto buttons = window()->findChildren<AccentButton*>();
    const auto isOffered
        = [](const AccentButton* button) { return button->isVisible() && button->isEnabled(); };
    NextOf first = NextOf::Page;
    for (const AccentButton* button : buttons) {
        if (isOffered(button))
            first = std::max(first, button->m_nextOf);
    }
    for (AccentButton* button : buttons)
        button->setAccent(button->m_nextOf >= first);
}

void AccentButton::setAccent(bool hasAccent) {
    if (hasAccent == m_hasAccent)
        return;
    m_hasAccent = hasAccent;
    m_palette->apply();
    if (m_icon)
        setLineIcon(*m_icon);
    update();
}

QPushButton* graveButton(const QString& text) {
    auto* button = new QPushButton(text);
    keepFromEnter(*button);
    new OwnPalette(*button, [] {
        QPalette grave;
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            grave.setColor(group, QPalette::ButtonText, colorsOf(grave).bad);
        return grave;
    });
    return button;
}

QToolButton* crossButton(const QString& spoken) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon(LineIcon::Close));
    button->setAutoRaise(true);
    button->setAccessibleName(spoken);
    button->setToolTip(spoken);
    return button;
}

namespace {

constexpr int choiceIcon = 20;

} // namespace

ChoiceButton::ChoiceButton(LineIcon icon, const QString& text, const QString& explanation,
                           QWidget* parent)
    : QPushButton(text, parent)
    , m_icon(icon)
    , m_explanation(explanation)
    , m_palette(new OwnPalette(
          *this, [this] { return m_isAccent ? accentPalette(QPalette()) : QPalette(); })) {
    setAccessibleDescription(explanation);
    setAutoDefault(true); // Enter presses it
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setAccent(bool isAccent) {
    m_isAccent = isAccent;
    m_palette->apply();
}

QRect ChoiceButton::textRoom(int width) const {
    const int left = space::medium + zoomed(choiceIcon) + space::medium;
    return {left, space::small, std::max(width - left - space::medium, 1), 0};
}

int ChoiceButton::heightOf(const QString& text, const QFont& font, int width) const {
    return QFontMetrics(font)
        .boundingRect(QRect(0, 0, width, 0), Qt::TextWordWrap | Qt::AlignLeft, text)
        .height();
}

int ChoiceButton::heightForWidth(int width) const {
    const int room = textRoom(width).width();
    return heightOf(text(), fontOf(TextLevel::Strong, font()), room)
           + heightOf(m_explanation, font(), room) + 2 * space::small;
}

QSize ChoiceButton::sizeHint() const {
    const int left = textRoom(0).left();
    const int widest
        = std::max(QFontMetrics(fontOf(TextLevel::Strong, font())).horizontalAdvance(text()),
                   fontMetrics().horizontalAdvance(m_explanation));
    const int width = left + widest + 2 * space::medium;
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const {
    const int width = textRoom(0).left() + fontMetrics().averageCharWidth() * 24;
    return {width, fontMetrics().height() * 2 + 2 * space::small};
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    if (m_isAccent)
        flat::drawAccentButton(painter, option);
    else
        style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, this);

    const Colors& colors = colorsOf(QPalette());
    const QColor strong = m_isAccent ? colors.accentText : colors.text;
    const QColor weak = m_isAccent ? colors.accentText : colors.weakText;
    QRect room = textRoom(width());
    const QFont strongFont = fontOf(TextLevel::Strong, font());
    room.setHeight(heightOf(text(), strongFont, room.width()));
    const int size = zoomed(choiceIcon);
    const QPixmap icon = linePixmap(m_icon, size, strong, painter.device()->devicePixelRatioF());
    painter.drawPixmap(space::medium, (height() - size) / 2, icon);
    painter.setFont(strongFont);
    painter.setPen(strong);
    painter.drawText(room, Qt::TextWordWrap | Qt::AlignLeft, text());
    room.moveTop(room.bottom() + 1);
    room.setHeight(heightOf(m_explanation, font(), room.width()));
    painter.setFont(font());
    painter.setPen(weak);
    painter.drawText(room, Qt::TextWordWrap | Qt::AlignLeft, m_explanation);
}

} // namespace mentat

#include "moc_accent_button.cpp"
