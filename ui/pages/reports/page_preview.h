#pragma once

#include "reports/placed_page.h"

#include <QAbstractScrollArea>

namespace mentat {

/// Pages as printed: one below the other, as wide as the room, or all side by side, as large as
/// fits. Clicking one of these shows it in full width.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// keepsPlace: they are of the same report as before; keeps the same place in view.
    void setPages(std::vector<PlacedPage> pages, bool keepsPlace);
    [[nodiscard]] const std::vector<PlacedPage>& pages() const { return m_pages; }
    /// If there are too many pages to be recognizable, the view still scrolls.
    void showAllAtOnce(bool areShown);
    [[nodiscard]] bool showsAllAtOnce() const { return m_isAllAtOnce; }
    /// The rectangle of a page in the view.
    [[nodiscard]] QRectF viewOf(size_t page) const;
    /// Shown without pages: the reason.
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// The page in the middle of the view, from 1; 0 if there are none.
    [[nodiscard]] int currentPage() const;

Q_SIGNALS:
    void currentPageChanged();
    void allAtOnceChanged(bool areShown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// The number of pages side by side, and the number of pixels per point.
    struct Grid {
        size_t columns = 1;
        double scale = 1;
    };
    [[nodiscard]] QSizeF largestPage() const;
    [[nodiscard]] Grid grid() const;
    [[nodiscard]] QRectF placeOf(size_t page) const; // before scrolling
    void fit();

    std::vector<PlacedPage> m_pages;
    QString m_emptyText;
    bool m_isAllAtOnce = false;
};

} // namespace mentat
