#pragma once

#include "ui/heats/heat_choice.h"

#include <QTabBar>

namespace mentat {

/// The heats of the event as tabs, the same one chosen on every page. Opens at the heat that the
/// clock is about, else at the first that is not played; and goes on to the one that the clock is
/// about when a page is entered anew that shows one in which all is recorded.
class HeatTabs : public QTabBar {
    Q_OBJECT

public:
    explicit HeatTabs(OpenBook& book, QWidget* parent = nullptr);

    /// Absent while the event has none.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return m_heat; }
    /// Nothing where there is no such heat.
    void choose(HeatNumber heat);
    /// Where tables play, to their heat, on this page alone; else on from one in which all is
    /// recorded to the one that the clock is about.
    enum class Turn { ToPlaying, OnFromRecorded };
    void turnToNow(Turn turn);

Q_SIGNALS:
    /// Another heat is shown, or what the event holds is different: after every change.
    void shown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showHeats();
    void chooseTab(int tab);
    [[nodiscard]] int tabOf(HeatNumber heat) const;
    [[nodiscard]] int tabToOpen() const;
    void followChoice();

    OpenBook& m_book;
    HeatChoice& m_choice;
    std::optional<HeatNumber> m_heat;
    std::vector<HeatNumber> m_heats; // by tab
    bool m_isOwn = false;            // the page itself has turned to it: no other page follows
    bool m_isTurning = false;
};

} // namespace mentat
