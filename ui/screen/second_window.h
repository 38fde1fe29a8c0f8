#pragma once

#include "ui/screen/board_colors.h"
#include "ui/screen/board_layout.h"
#include "ui/screen/board_show.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <memory>
#include <set>
#include <tuple>

namespace mentat {

/// The window for another screen: paints one board after another, in letters readable from five
/// meters and more; a draw and a champion fade in. Never takes the keyboard from the desk by
/// itself; after a click on it, Escape and F11 close it.
class SecondWindow : public QWidget {
    Q_OBJECT

public:
    explicit SecondWindow(const Preferences& preferences);
    ~SecondWindow() override;

    /// Shows this book's event; nullptr: nothing.
    void setBook(const OpenBook* book);
    /// The show of boards; nullptr if no book is open.
    [[nodiscard]] BoardShow* boards() const { return m_show.get(); }
    [[nodiscard]] const PlacedBoard& placed() const { return m_placed; }
    /// The current page of the lists, from 0.
    [[nodiscard]] size_t page() const { return m_page; }
    /// The progress of a fade-in, from 0 to 1.
    [[nodiscard]] double shownShare() const;
    /// Checks the clock, and does what is due; called automatically a few times a second.
    void tick();

Q_SIGNALS:
    /// By the user.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void applyTone();
    /// In the event's color, computed again if logo or tone changed.
    void chooseColors();
    /// Lays out the board again and paints the differences.
    void place();
    void turnPage();
    void reveal(const ScreenBoard& board);
    /// Computed again if the size or a color changed.
    const QImage& ground();

    const Preferences& m_preferences;
    std::unique_ptr<BoardShow> m_show;
    PlacedBoard m_placed;
    Colors m_colors; // of the current board
    std::optional<std::pair<Tone, std::optional<Logo>>> m_colorsOf;
    QImage m_ground; // of the winner's board
    std::tuple<QSize, QColor, QColor> m_groundOf;
    size_t m_page = 0;
    QTimer m_timer;
    QVariantAnimation m_fade;
    QString m_shownMark;          // identifies the current board
    std::set<QString> m_revealed; // the boards that have faded in
};

} // namespace mentat
