#pragma once

#include "model/values/times.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;

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

} // namespace mentat
