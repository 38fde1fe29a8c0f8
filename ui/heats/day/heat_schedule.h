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

/// Asks for the new start of a heat and the reason; without both nothing is done.
class PostponeDialog : public QDialog {
    Q_OBJECT

public:
    /// start: as announced; now: completes a partly typed time if nothing was announced.
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

/// For a heat that cannot be played as announced: postpones or cancels it, each with a reason. For
/// a canceled heat it shows the reason, and can reinstate the heat; otherwise hidden.
class HeatSchedule : public Banner {
    Q_OBJECT

public:
    explicit HeatSchedule(OpenBook& book, QWidget* parent = nullptr);

    void setHeat(std::optional<HeatNumber> heat);
    /// Postponing and canceling.
    [[nodiscard]] const QList<QAction*>& acts() const { return m_acts; }

Q_SIGNALS:
    /// One of them was done or abandoned.
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
