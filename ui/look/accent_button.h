#pragma once

#include "ui/look/line_icon.h"

#include <QPushButton>

namespace mentat {

/// The button of the one thing to do next: it and its icon in the colours of the accent, also after
/// another theme was chosen.
class AccentButton : public QPushButton {
    Q_OBJECT

public:
    explicit AccentButton(const QString& text = {}, QWidget* parent = nullptr);

    void setLineIcon(LineIcon icon);
};

/// A button of what cannot be undone: as plain as those beside it, its words in the color of what
/// is bad.
[[nodiscard]] QPushButton* graveButton(const QString& text);

} // namespace mentat
