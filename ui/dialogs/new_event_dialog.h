#pragma once

#include "model/event.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace mentat {

class SetBoxes;
class Wording;

/// Asks for what a new event cannot do without; all else stands on the Event page.
class NewEventDialog : public QDialog {
    Q_OBJECT

public:
    NewEventDialog(QDate today, const Wording& wording, QWidget* parent = nullptr);

    /// Of the chosen format, with the settings that are usual (model/settings.h).
    [[nodiscard]] Event event() const;

private:
    /// The chosen one, by its position among all.
    [[nodiscard]] size_t format() const;

    QLineEdit* m_name;
    QSpinBox* m_year;
    QLineEdit* m_gm;
    QComboBox* m_format;
    SetBoxes* m_sets;
};

} // namespace mentat
