#pragma once

#include <QDialog>

class QLineEdit;

namespace mentat {

/// Asks who is at the desk: the journal carries the initials.
class ScorekeeperDialog : public QDialog {
    Q_OBJECT

public:
    explicit ScorekeeperDialog(const QString& initials, QWidget* parent = nullptr);

    [[nodiscard]] QString initials() const;

private:
    QLineEdit* m_initials;
};

} // namespace mentat
