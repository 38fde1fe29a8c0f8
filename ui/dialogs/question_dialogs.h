#pragma once

#include <QDialog>

#include <optional>

class QLineEdit;
class QCheckBox;
class QFormLayout;

namespace mentat {

/// Asks for the reason of an act that requires one; without a reason nothing is done.
class ReasonDialog : public QDialog {
    Q_OBJECT

public:
    /// accept: the button's label; explanation: the consequences.
    ReasonDialog(const QString& title, const QString& accept, const QString& explanation,
                 QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const;

private:
    QLineEdit* m_reason;
};

class Preferences;

/// Asks for the scorekeeper's initials, for the journal.
class ScorekeeperDialog : public QDialog {
    Q_OBJECT

public:
    explicit ScorekeeperDialog(const QString& initials, QWidget* parent = nullptr);

    [[nodiscard]] QString initials() const;

private:
    QLineEdit* m_initials;
};

/// Asks for the current scorekeeper and saves the answer in the preferences; canceling changes
/// nothing.
void askForScorekeeper(Preferences& preferences, QWidget* over);

/// Asks before the window closes if something would be left behind: what, and the ways to continue.
/// Enter takes the first; Escape stays.
class LeavingDialog : public QDialog {
    Q_OBJECT

public:
    /// losing: the way, if any, that loses something permanently, and so requires more than Enter.
    LeavingDialog(const QString& title, const QString& sentence, const QStringList& ways,
                  QWidget* parent = nullptr, std::optional<qsizetype> losing = std::nullopt);

    /// The position of the chosen way; absent: the window stays as it is.
    [[nodiscard]] std::optional<qsizetype> ask();

private:
    std::optional<qsizetype> m_way;
};

/// Asks once whether to remove a person from the file permanently.
class RemovalDialog : public QDialog {
    Q_OBJECT

public:
    /// The details: the person, the name that their games keep, and the copies of the file (paths)
    /// that still contain the person.
    struct Question {
        QString name;
        QString neutral;
        int events; // with a registration of the person
        QStringList copies;
    };
    explicit RemovalDialog(const Question& question, QWidget* parent = nullptr);

    /// Whether to delete the copies, too.
    [[nodiscard]] bool deletesCopies() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addCopies(QFormLayout& form, const QStringList& copies);

    QCheckBox* m_deleteCopies;
};

} // namespace mentat
