#pragma once

#include <QDialog>

class QLineEdit;

namespace mentat {

/// Asks why something is done that needs a reason; without one it is not done.
class ReasonDialog : public QDialog {
    Q_OBJECT

public:
    /// accept: what the button says; explanation: what follows.
    ReasonDialog(const QString& title, const QString& accept, const QString& explanation,
                 QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const;

private:
    QLineEdit* m_reason;
};

} // namespace mentat
