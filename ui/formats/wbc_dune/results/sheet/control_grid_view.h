#pragma once

#include "model/faction.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_edit.h"

#include <QWidget>

#include <map>
#include <vector>

class QGridLayout;

namespace mentat {

/// Who held which stronghold at the end of each turn, as the grid on the paper sheet: strongholds
/// down, turns across, the letter of the faction in the cell, a point or Space for nobody.
class ControlGridView : public QWidget {
    Q_OBJECT

public:
    /// rule: what a cell is for.
    explicit ControlGridView(const QString& rule, QWidget* parent = nullptr);

    /// names: of the strongholds. The cells stay where these and the turns are as they were.
    void setShape(const std::vector<Stronghold>& strongholds, const QStringList& names, int turns);
    /// The factions that can be typed, by their letters; for cells made from now on.
    void setFactions(const QString& letters) { m_factions = letters; }
    void setHolders(const std::map<Stronghold, QString>& holders);
    void focusFirst();

Q_SIGNALS:
    /// A cell has the focus, and is to be in view.
    void entered(QWidget* cell);
    void typed(const std::map<mentat::Stronghold, QString>& holders);
    void left();

private:
    void makeCell(int row, int turn, const QString& name);
    [[nodiscard]] SheetEdit* cell(int row, int turn) const;
    void goTo(int row, int turn);
    void takeIn();

    std::vector<Stronghold> m_strongholds;
    int m_turns = 0;
    QString m_rule;
    QString m_factions;
    QGridLayout* m_grid;
    std::vector<SheetEdit*> m_cells; // row by row
};

} // namespace mentat
