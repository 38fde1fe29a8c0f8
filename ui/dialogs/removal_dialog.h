#pragma once

#include <QDialog>

class QCheckBox;
class QFormLayout;

namespace mentat {

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
