#pragma once

#include <QSplitter>

#include <algorithm>

namespace mentat {

/// A width that in the same room only grows, so that the edge beside it stays while contents
/// change.
class GrowingWidth {
public:
    /// wanted: by the contents; room: around it; letter: a letter's width; all in pixels.
    int widened(int wanted, int room, int letter) {
        const bool isSameRoom = room == m_room && letter == m_letter;
        m_width = isSameRoom ? std::max(wanted, m_width) : wanted;
        m_room = room;
        m_letter = letter;
        return m_width;
    }

private:
    int m_width = 0;
    int m_room = 0;
    int m_letter = 0;
};

/// A list and the panel about its marked row. When side by side, all pages follow one rule: the
/// list is as wide as its columns want, the panel is a page's margin to its right, from 420 to 560
/// pixels wide with the usual letters, and the rest of a wide window is to the right of both. If
/// that is too wide, the list shrinks to its minimum, then the panel does; if both would have too
/// few letters, they are stacked. A panel with the page's bar (PageBar) reaches the end of the
/// page: all pages have the next step there, and the content below the bar ends by itself.
/// Dragged widths last until the window is resized.
class ListWithPanel : public QSplitter {
    Q_OBJECT

public:
    /// list: a list, or a container; the first list in it determines the wanted width.
    ListWithPanel(QWidget* list, QWidget* panel, QWidget* parent = nullptr);

    /// Lets the panel use up to this many columns, each as wide as a panel, if the window has room.
    void setPanelColumns(int columns);
    [[nodiscard]] int panelColumns() const { return m_panelColumns; }
    /// Whether the panel has the page's bar.
    [[nodiscard]] bool hasBar() const;
    /// Its part of the height when stacked, in hundredths; default 50. Irrelevant for a page that
    /// then shows one of them at a time.
    void setShareAbove(int share);

    /// The minimum width for showing both side by side, in pixels.
    [[nodiscard]] static int roomForBoth(const QFontMetrics& letters);
    /// Of a column of a panel, with the current letters, in pixels.
    [[nodiscard]] static int leastPanel();
    [[nodiscard]] static int widestPanel();

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool hasBoth() const;
    [[nodiscard]] int widthOfList() const;
    /// Whether it is wider than a panel because it had to be, and no longer has to.
    [[nodiscard]] bool isPanelTooWide() const;
    void place();
    void placeSideBySide();

    int m_panelColumns = 1;
    int m_shareAbove = 50;
    GrowingWidth m_widthOfList;
    int m_wanted = 0;       // the list's width at the last placement
    int m_widest = 0;       // the panel's, at that placement
    bool m_hadBoth = false; // at that placement
};

} // namespace mentat
