#pragma once

#include "ui/desk/page.h"

#include <QListWidget>

namespace mentat {

/// The list of pages at the window's left: icon and title, or the icon alone in a narrow window.
class Rail : public QListWidget {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    void setPages(const std::vector<PageEntry>& pages);
    void select(const QString& page);
    void setNarrow(bool narrow);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {sizeHint().width(), 0}; }

Q_SIGNALS:
    void chosen(const QString& page);

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void fit();

    bool m_narrow = false;
};

} // namespace mentat
