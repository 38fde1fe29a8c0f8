#pragma once

#include "ui/look/text_label.h"

namespace mentat {

/// What stands over a column of fields. It gives way to them: where it has no room for its text,
/// that is shortened, and said whole where the mouse rests.
class ColumnTitle : public TextLabel {
    Q_OBJECT

public:
    ColumnTitle(const QString& text, Qt::Alignment alignment, QWidget* parent = nullptr);

    /// A letter or two.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString shownText() const;
};

} // namespace mentat
