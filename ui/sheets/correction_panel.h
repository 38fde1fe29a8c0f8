#pragma once

#include "app/session/rounds/result_acts.h"

#include <QFrame>

class QLabel;
class QLineEdit;

namespace mentat {

/// Before a recorded result is corrected: what that changes, who asked for it and why. Enter goes
/// through it, Escape gives it up.
class CorrectionPanel : public QFrame {
    Q_OBJECT

public:
    explicit CorrectionPanel(QWidget* parent = nullptr);

    /// effect: what the correction changes, in words; empty: nothing that is computed. hasAwards:
    /// whether that includes awards.
    void offer(const QString& effect, bool hasAwards);
    [[nodiscard]] Correction correction() const;

Q_SIGNALS:
    void accepted();
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_effect;
    QLineEdit* m_askedBy;
    QLineEdit* m_reason;
};

} // namespace mentat
