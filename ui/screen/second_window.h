#pragma once

#include "ui/screen/board_colors.h"
#include "ui/screen/board_layout.h"
#include "ui/screen/board_show.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <memory>
#include <set>

namespace mentat {

/// The window for another screen: paints one board after another, in letters that are read from
/// five metres and more; a draw and a champion appear slowly. Never takes the keyboard from the
/// desk by itself; where somebody clicks on it, Escape and F11 close it.
class SecondWindow : public QWidget {
    Q_OBJECT

public:
    explicit SecondWindow(const Preferences& preferences);
    ~SecondWindow() override;

    /// Shows this book's event; nullptr: nothing.
    void setBook(const OpenBook* book);
    /// What shows; nullptr where no book is open.
    [[nodiscard]] BoardShow* boards() const { return m_show.get(); }
    [[nodiscard]] const PlacedBoard& placed() const { return m_placed; }
    /// Which page of the lists shows, from 0.
    [[nodiscard]] size_t page() const { return m_page; }
    /// How much of what appears slowly is seen, from 0 to 1.
    [[nodiscard]] double shownShare() const;
    /// The clock is looked at, and what is due is done; by itself a few times a second.
    void tick();

Q_SIGNALS:
    /// By the person.
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
    /// In the event's color, which is looked for where logo or tone are others.
    void chooseColors();
    /// Places the board anew and paints what differs.
    void place();
    void turnPage();
    void reveal(const ScreenBoard& board);

    const Preferences& m_preferences;
    std::unique_ptr<BoardShow> m_show;
    PlacedBoard m_placed;
    Colors m_colors; // of what shows
    std::optional<std::pair<Tone, std::optional<Logo>>> m_colorsOf;
    size_t m_page = 0;
    QTimer m_timer;
    QVariantAnimation m_fade;
    QString m_shownMark;          // which board shows
    std::set<QString> m_revealed; // those that have appeared
};

} // namespace mentat
