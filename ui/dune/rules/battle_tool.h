#pragma once

#include "scoring/dune/battle.h"
#include "ui/desk/page.h"
#include "ui/itemmodels/dune/rule_models.h"

class QCheckBox;
class QLabel;
class QSpinBox;

namespace mentat {

class ListTable;
class PointsBox;
class ReasonLine;

/// The losses that the winner of a battle in advanced combat can choose from (R12), while the
/// battle is typed; with Ecaz in the event, also Ecaz's options next to its ally.
class BattleTool : public QWidget {
    Q_OBJECT

public:
    explicit BattleTool(const PageContext& pageContext, QWidget* parent = nullptr);

private:
    void makeFields();
    QWidget* makeForm();
    void layOut();
    void answer();
    void showOccupy();
    [[nodiscard]] BattlePlan plan() const;
    [[nodiscard]] StarredName starredName() const;

    OpenBook& m_book;
    QSpinBox* m_forces;
    QSpinBox* m_starred;
    PointsBox* m_dial;
    QSpinBox* m_spice;
    QCheckBox* m_karama;
    QCheckBox* m_fremen;
    QSpinBox* m_ecaz = nullptr; // in an event with Ecaz
    LossesModel m_model;
    ListTable* m_list;
    QLabel* m_hint; // in place of the list until something is typed
    ReasonLine* m_none;
    QLabel* m_occupy;
    ReasonLine* m_doubt;
};

} // namespace mentat
