#pragma once

#include <QSplitter>

namespace mentat {

/// Puts two parts beside each other, which no dragging hides. The shares are of the room that both
/// leave over.
void putBeside(QSplitter& splitter, QWidget* first, QWidget* second, int shareOfFirst = 0,
               int shareOfSecond = 0);

/// A list and what it leads to: side by side, or one above the other where there is no room for
/// that, so that a page with two of them is no wider than the wider one has to be. Side by side,
/// the first is no wider than it wants to be.
class TwoParts : public QSplitter {
    Q_OBJECT

public:
    /// Of the room, in hundredths.
    struct Share {
        int beside = 50; // the first one's, side by side
        int above = 50;  // the first one's, one above the other
    };

    explicit TwoParts(Share ofFirst, QWidget* parent = nullptr);

    /// Fills a page with the two.
    static TwoParts& fill(QWidget& page, Share ofFirst, QWidget* first, QWidget* second);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] Qt::Orientation fittingOrientation() const;
    [[nodiscard]] int widthOfFirst() const;
    void place(Qt::Orientation orientation);

    Share m_ofFirst;
    int m_wanted = 0; // the first one's width, when they were last placed
};

} // namespace mentat
