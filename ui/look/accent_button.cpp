#include "ui/look/accent_button.h"

#include "ui/look/colours.h"
#include "ui/look/kept_from_enter.h"
#include "ui/look/style/own_palette.h"

#include <QEvent>

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
            grave.setColor(group, QPalette::ButtonText, coloursOf(grave).bad);
        return grave;
    });
    return button;
}

} // namespace mentat
