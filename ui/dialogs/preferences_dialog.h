#pragma once

#include "ui/desk/preferences.h"
#include "ui/desk/prompts.h"
#include "ui/desk/translations.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace mentat {

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(const Choices& choices, const Translations& translations, Prompts& prompts,
                      QWidget* parent = nullptr);

    [[nodiscard]] Choices choices() const;

private:
    Choices m_before;
    QComboBox* m_theme;
    QComboBox* m_density;
    QComboBox* m_paper;
    QComboBox* m_language;
    QLineEdit* m_backupFolder;
    QCheckBox* m_sound;
    QCheckBox* m_doubleCheck;
    QCheckBox* m_fades;
};

} // namespace mentat
