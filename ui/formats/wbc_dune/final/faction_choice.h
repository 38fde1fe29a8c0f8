#pragma once

#include "model/faction.h"
#include "reports/wording/wording.h"

#include <QWidget>

class QPushButton;

namespace mentat {

/// Factions to choose from, each a chip with its name and letter; as many in a line as there is
/// room for.
class FactionChoice : public QWidget {
    Q_OBJECT

public:
    explicit FactionChoice(const Wording& wording, QWidget* parent = nullptr);

    void setFactions(const std::vector<Faction>& factions);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void chosen(mentat::Faction faction);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    void paintChips();
    /// Puts the buttons into lines of this width; returns how high they are together.
    int arrange(int width, bool move) const;

    const Wording& m_wording;
    std::vector<Faction> m_factions;
    std::vector<QPushButton*> m_buttons;
};

} // namespace mentat
