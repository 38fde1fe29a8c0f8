#include "ui/look/accent_button.h"

#include "ui/look/colours.h"
#include "ui/look/style/own_palette.h"

namespace mentat {

AccentButton::AccentButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    new OwnPalette(*this, [] { return accentPalette(QPalette()); });
}

void AccentButton::setLineIcon(LineIcon icon) {
    setIcon(lineIcon(icon, IconInk::OnAccent));
}

QPushButton* graveButton(const QString& text) {
    auto* button = new QPushButton(text);
    new OwnPalette(*button, [] {
        QPalette grave;
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            grave.setColor(group, QPalette::ButtonText, coloursOf(grave).bad);
        return grave;
    });
    return button;
}

} // namespace mentat
