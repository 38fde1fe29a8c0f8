#pragma once

#include "ui/desk/prompts.h"
#include "ui/publishing/publishing.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

/// Asks whether to keep a folder of pages up to date, which one, and its address on the web.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    PublishDialog(const PublishChoice& choice, Prompts& prompts, QWidget* parent = nullptr);

    [[nodiscard]] PublishChoice choice() const;

private:
    /// What is missing or wrong; empty: nothing.
    [[nodiscard]] QString complaint() const;
    void showComplaint();

    QCheckBox* m_isOn;
    QLineEdit* m_folder;
    QLineEdit* m_address;
    QLabel* m_complaint;
    QPushButton* m_accept;
};

} // namespace mentat
