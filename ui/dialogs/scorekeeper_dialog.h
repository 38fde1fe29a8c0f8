#pragma once

#include <QDialog>

class QLineEdit;

namespace mentat {

class Preferences;

/// Asks who is at the desk: the journal carries the initials.
class ScorekeeperDialog : public QDialog {
    Q_OBJECT

public:
    explicit ScorekeeperDialog(const QString& initials, QWidget* parent = nullptr);

    [[nodiscard]] QString initials() const;

private:
    QLineEdit* m_initials;
};

/// Whoever sits down from now on is among the preferences, unless they change their mind.
void askForScorekeeper(Preferences& preferences, QWidget* over);

} // namespace mentat
