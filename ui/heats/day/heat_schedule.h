#pragma once

#include "model/values/times.h"
#include "ui/desk/page.h"
#include "ui/look/fitting/areas.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;
class QAction;

namespace mentat {

class MomentEdit;

/// Asks when a heat starts instead, and why; without both nothing is done.
class PostponeDialog : public QDialog {
    Q_OBJECT

public:
    /// start: as it was announced; now: what a time that is half typed is taken from where it was
    /// not.
    PostponeDialog(const QString& heat, const std::optional<VenueTime>& start, const VenueTime& now,
                   QWidget* parent = nullptr);
    ~PostponeDialog() override;

    [[nodiscard]] std::optional<VenueTime> start() const;
    [[nodiscard]] QString reason() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool isOtherStart() const;
    void showState();

    std::optional<VenueTime> m_before;
    MomentEdit* m_start;
    QLineEdit* m_reason;
    QPushButton* m_act;
};

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
