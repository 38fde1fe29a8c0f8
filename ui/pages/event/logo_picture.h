#pragma once

#include "model/values/logo.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace mentat {

/// A logo as it will be on paper: on white whatever the window's colors are, so high and as wide as
/// that makes it. Hidden where there is none.
class LogoPicture : public QWidget {
    Q_OBJECT

public:
    explicit LogoPicture(QWidget* parent = nullptr);

    void setLogo(const std::optional<Logo>& logo);
    [[nodiscard]] QSize sizeHint() const override;

    /// Whether it can be drawn: that the file is whole does not say that its pixels can be read.
    [[nodiscard]] static bool canDraw(const Logo& logo);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QPixmap drawn() const;

    std::optional<Logo> m_logo;
    QSize m_ownSize; // as the file says
    QPixmap m_drawn; // for the scale of the screen: a large file is not read at each look
};

} // namespace mentat
