#pragma once

#include <QSplitter>

namespace mentat {

/// A list and the panel that tells of its marked row. Side by side, one rule places both on every
/// page: the list as wide as its columns want to be, the panel a page's margin right of it, from
/// 420 to 560 pixels wide beside the usual letters, and what a wide window has left right of both.
/// Where that is too much, the list gives way, down to what must stay of it, then the panel does;
/// where both would have too few letters, they stand one above the other. A panel that has the
/// page's bar (PageBar) reaches to the end of the page: the next step stands there on all pages,
/// and what is below it ends by itself.
///
/// What was dragged stays until the window has another size.
class ListWithPanel : public QSplitter {
    Q_OBJECT

public:
    /// list: a list, or what holds one; the first list in it says how wide it wants to be.
    ListWithPanel(QWidget* list, QWidget* panel, QWidget* parent = nullptr);

    /// The panel can stand in up to so many columns, each as wide as a panel is, where a window has
    /// room for them.
    void setPanelColumns(int columns);
    [[nodiscard]] int panelColumns() const { return m_panelColumns; }
    /// Whether the panel has the page's bar.
    [[nodiscard]] bool hasBar() const;
    /// Its part of the height where they stand one above the other, in hundredths; 50 if nothing
    /// else is said. Of a page that then shows one of them at a time it does not matter.
    void setShareAbove(int share);

    /// From this width on, in pixels, they stand side by side.
    [[nodiscard]] static int roomForBoth(const QFontMetrics& letters);
    /// Of a column of a panel, with the letters of now, in pixels.
    [[nodiscard]] static int leastPanel();
    [[nodiscard]] static int widestPanel();

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool hasBoth() const;
    [[nodiscard]] int widthOfList() const;
    /// Wider than a panel is, since it had to be; it no longer has to.
    [[nodiscard]] bool isPanelTooWide() const;
    void place();
    void placeSideBySide();

    int m_panelColumns = 1;
    int m_shareAbove = 50;
    int m_wanted = 0;       // the list's width, when they were last placed
    int m_widest = 0;       // the panel, then
    bool m_hadBoth = false; // then
};

} // namespace mentat
