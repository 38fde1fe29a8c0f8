#pragma once

#include "ui/look/line_icon.h"

#include <QPushButton>

namespace mentat {

class OwnPalette;

/// One of several ways to go on: an icon, what it is called and, below it, what that is, in one row
/// that is pressed as a whole. Enter presses it too.
class ChoiceButton : public QPushButton {
    Q_OBJECT

public:
    /// explanation: in as many lines as it needs; also what a screen reader adds.
    ChoiceButton(LineIcon icon, const QString& text, const QString& explanation,
                 QWidget* parent = nullptr);

    /// In the accent: the one thing to do next.
    void setAccent(bool isAccent);
    [[nodiscard]] bool isAccent() const { return m_isAccent; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of the texts, below each other, within a button of this width.
    [[nodiscard]] QRect textRoom(int width) const;
    [[nodiscard]] int heightOf(const QString& text, const QFont& font, int width) const;

    LineIcon m_icon;
    QString m_explanation;
    bool m_isAccent = false;
    OwnPalette* m_palette;
};

} // namespace mentat
