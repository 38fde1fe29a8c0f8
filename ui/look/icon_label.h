#pragma once

#include "ui/look/colours.h"
#include "ui/look/line_icon.h"

#include <QLabel>

#include <optional>

namespace mentat {

/// A line icon beside a sentence, in a colour of the theme; also after another theme was chosen.
class IconLabel : public QLabel {
    Q_OBJECT

public:
    /// size: in pixels before scaling.
    explicit IconLabel(int size, QWidget* parent = nullptr);

    void setLineIcon(LineIcon icon, QColor Colours::*colour = &Colours::text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showIcon();

    int m_size;
    std::optional<LineIcon> m_icon; // absent: none yet
    QColor Colours::*m_colour = &Colours::text;
};

} // namespace mentat
