#pragma once

#include "ui/desk/page.h"
#include "ui/look/fitting/banner.h"

class QAction;
class QPushButton;

namespace mentat {

/// What becomes of a heat that cannot be played as it was announced: it is postponed or cancelled,
/// each with its reason. Of one that is cancelled it shows why, and holds it after all; else
/// hidden.
class HeatSchedule : public Banner {
    Q_OBJECT

public:
    explicit HeatSchedule(OpenBook& book, QWidget* parent = nullptr);

    void setHeat(std::optional<HeatNumber> heat);
    /// To postpone and to cancel.
    [[nodiscard]] const QList<QAction*>& acts() const { return m_acts; }

Q_SIGNALS:
    /// One of them was done or given up.
    void acted();

private:
    void showState();
    void postpone();
    void cancel();
    void hold();
    [[nodiscard]] const Heat* heat() const;

    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
    QAction* m_postpone;
    QAction* m_cancel;
    QList<QAction*> m_acts;
    QPushButton* m_hold;
};

} // namespace mentat
