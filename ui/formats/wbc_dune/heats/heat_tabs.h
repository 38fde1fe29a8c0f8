#pragma once

#include "ui/desk/open_book.h"

#include <QTabBar>

namespace mentat {

/// The heats of the event as tabs. Opens at the heat that the clock is about, else at the first
/// that is not played.
class HeatTabs : public QTabBar {
    Q_OBJECT

public:
    explicit HeatTabs(OpenBook& book, QWidget* parent = nullptr);

    /// Absent while the event has none.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return m_heat; }
    /// Nothing where there is no such heat.
    void choose(HeatNumber heat);

Q_SIGNALS:
    /// Another heat is shown, or what the event holds is different: after every change.
    void shown();

private:
    void showHeats();
    void chooseTab(int tab);
    [[nodiscard]] int tabOf(HeatNumber heat) const;
    [[nodiscard]] int tabToOpen() const;

    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
    std::vector<HeatNumber> m_heats; // by tab
};

} // namespace mentat
