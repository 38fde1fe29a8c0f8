#pragma once

#include "reports/placed_page.h"

#include <QAbstractScrollArea>

namespace mentat {

/// Pages as they are printed: one below the other, as wide as there is room, or all of them beside
/// each other, as large as they are seen at once. A click on one of these shows it in full width.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// keepsPlace: of the same report as before, so that the same place stays in view.
    void setPages(std::vector<PlacedPage> pages, bool keepsPlace);
    [[nodiscard]] const std::vector<PlacedPage>& pages() const { return m_pages; }
    /// Pages that are too many to be told apart are still scrolled.
    void showAllAtOnce(bool areShown);
    [[nodiscard]] bool showsAllAtOnce() const { return m_isAllAtOnce; }
    /// Where a page stands in the view.
    [[nodiscard]] QRectF viewOf(size_t page) const;
    /// Shown where there are no pages: why.
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// The one in the middle of the view, from 1; 0 where there are none.
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
    /// How many pages stand beside each other, and how many pixels a point has.
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
