#pragma once

#include "reports/placed_page.h"

#include <QAbstractScrollArea>

namespace mentat {

/// Pages as they are printed, one below the other, as wide as there is room.
class PagePreview : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// keepsPlace: of the same report as before, so that the same place stays in view.
    void setPages(std::vector<PlacedPage> pages, bool keepsPlace);
    [[nodiscard]] const std::vector<PlacedPage>& pages() const { return m_pages; }
    /// Shown where there are no pages: why.
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// The one in the middle of the view, from 1; 0 where there are none.
    [[nodiscard]] int currentPage() const;

Q_SIGNALS:
    void currentPageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Pixels a point.
    [[nodiscard]] double scale() const;
    [[nodiscard]] QRectF placeOf(size_t page) const; // before scrolling
    void fit();

    std::vector<PlacedPage> m_pages;
    QString m_emptyText;
};

} // namespace mentat
