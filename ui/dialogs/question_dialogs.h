#pragma once

#include <QDialog>

#include <optional>

class QLineEdit;
class QCheckBox;
class QFormLayout;

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

/// Asked before the window closes where something would be left behind: what, and the ways on. The
/// first is what Enter does; Escape stays.
class LeavingDialog : public QDialog {
    Q_OBJECT

public:
    /// losing: the way, if any, that loses something for good, and so takes more than Enter.
    LeavingDialog(const QString& title, const QString& sentence, const QStringList& ways,
                  QWidget* parent = nullptr, std::optional<qsizetype> losing = std::nullopt);

    /// Which of the ways was taken, by its place; absent: the window stays as it is.
    [[nodiscard]] std::optional<qsizetype> ask();

private:
    std::optional<qsizetype> m_way;
};

/// Asks once whether somebody shall be gone from the file for good.
class RemovalDialog : public QDialog {
    Q_OBJECT

public:
    /// What is asked: who, under which name their games stay, and which copies of the file (paths)
    /// have the person still.
    struct Question {
        QString name;
        QString neutral;
        int events; // that the person is registered in
        QStringList copies;
    };
    explicit RemovalDialog(const Question& question, QWidget* parent = nullptr);

    /// Whether the copies are to go too.
    [[nodiscard]] bool deletesCopies() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addCopies(QFormLayout& form, const QStringList& copies);

    QCheckBox* m_deleteCopies;
};

} // namespace mentat
