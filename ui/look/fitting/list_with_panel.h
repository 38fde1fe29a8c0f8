#pragma once

#include <QSplitter>

#include <algorithm>

class QPushButton;

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
/// few letters, they take turns: a button of the page leads from one to the other, Esc in the panel
/// leads back to the list, and so does leaving the page. A panel with the page's bar (PageBar)
/// reaches the end of the page: all pages have the next step there, and the content below the bar
/// ends by itself. So does a panel that scrolls, with its scroll bar; its content is no wider than
/// a panel. Dragged widths last until the window is resized.
class ListWithPanel : public QSplitter {
    Q_OBJECT

public:
    /// list: a list, or a container; the first list in it determines the wanted width.
    ListWithPanel(QWidget* list, QWidget* panel, QWidget* parent = nullptr);

    /// Lets the panel use up to this many columns, each as wide as a panel, if the window has room.
    void setPanelColumns(int columns);
    [[nodiscard]] int panelColumns() const { return m_panelColumns; }
    /// Whether the panel reaches the end of the page.
    [[nodiscard]] bool reachesEnd() const;
    /// The number of letters that both need at least to be side by side, if fewer than usual do.
    void setLeastLetters(int letters);

    /// The button that leads to the other part, for the page's bar; hidden while both are shown.
    /// Every page places it once.
    [[nodiscard]] QPushButton* turnButton() { return m_toOther; }
    /// For a page without a bar: the button at the end of a row above both.
    [[nodiscard]] QWidget* turnRow();
    [[nodiscard]] bool isOneAtATime() const { return m_isOneAtATime; }
    /// Whether the panel has something to show; default true.
    void setPanelNeeded(bool isNeeded);
    /// No effect while both are shown. The caller moves the focus.
    void turnToPanel() { turnTo(true); }
    void turnToList() { turnTo(false); }

    /// The minimum width for showing both side by side, in pixels.
    [[nodiscard]] static int roomForBoth(const QFontMetrics& letters);
    /// Of a column of a panel, with the current letters, in pixels.
    [[nodiscard]] static int leastPanel();
    [[nodiscard]] static int widestPanel();

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// By the button or Esc, after the other part is shown; the focus is then on the list, or on
    /// the first field of the panel.
    void turned(bool isToPanel);
    /// Whether it shows one at a time has changed.
    void roomChanged();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool hasBoth() const { return m_isPanelNeeded && !m_isOneAtATime; }
    [[nodiscard]] int leastRoomOf(int part) const;
    [[nodiscard]] int widthOfList() const;
    /// Whether it is wider than a panel because it had to be, and no longer has to.
    [[nodiscard]] bool isPanelTooWide() const;
    void place();
    void placeSideBySide();
    void turnTo(bool isPanel);
    void turn();
    void showTurn();

    int m_panelColumns = 1;
    int m_leastLetters;
    QPushButton* m_toOther;
    bool m_isPanelNeeded = true;
    bool m_isOneAtATime = true; // until there is room: wide parts would make the window wider
    bool m_isPanelsTurn = false;
    GrowingWidth m_widthOfList;
    int m_wanted = 0; // the list's width at the last placement
    int m_widest = 0; // the panel's, at that placement
};

} // namespace mentat
