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

/// Asks who is at the desk now and keeps the answer in the preferences; an abandoned dialog
/// changes nothing.
void askForScorekeeper(Preferences& preferences, QWidget* over);

} // namespace mentat
