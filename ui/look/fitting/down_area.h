#pragma once

#include <QScrollArea>

namespace mentat {

/// Without a frame, around one widget as large as it may be; what it holds is what is reached.
inline void makeBare(QScrollArea& area) {
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setFocusPolicy(Qt::NoFocus);
}

/// Scrolls down, and never sideways: it is as wide as what it holds, without a frame, and leaves
/// the focus to that.
class DownArea : public QScrollArea {
    Q_OBJECT

public:
    /// content: nullptr where it comes later.
    explicit DownArea(QWidget* content = nullptr, QWidget* parent = nullptr);

    /// All that it holds, with the lines that texts have at that width.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mentat
