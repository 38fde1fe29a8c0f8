#pragma once

#include <QListWidget>

namespace mentat {

/// A list of one line a row, as of parts to choose from: it ends with its rows, as wide as the
/// longest, and scrolls where it has more of them than room.
class LineList : public QListWidget {
    Q_OBJECT

public:
    explicit LineList(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int heightOf(int rows) const;
};

} // namespace mentat
