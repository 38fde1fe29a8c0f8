#pragma once

#include "model/setting_table.h"
#include "reports/wording/wording.h"
#include "ui/desk/open_book.h"

#include <QDialog>
#include <QWidget>

class QLabel;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QGridLayout;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace mentat {

class SettingEditor;

/// This year's settings compared with last year's: each can be changed, and a changed one shows its
/// old value.
class LastYearSettings : public QWidget {
    Q_OBJECT

public:
    explicit LastYearSettings(const Wording& wording, QWidget* parent = nullptr);

    /// Begins with last year's.
    void setLastYear(const Settings& settings);
    [[nodiscard]] const Settings& settings() const { return m_settings; }

Q_SIGNALS:
    void changed();

private:
    struct Row {
        SettingEditor* editor;
        QLabel* mark;
    };

    void edited(const Row& row);
    void showMark(const Row& row);

    const Wording& m_wording;
    std::vector<Row> m_rows;
    Settings m_lastYear;
    Settings m_settings;
};

/// Sets up an event from an earlier one of the open file: dates by weekday, settings with every
/// change marked, rulings by choice. The people of the file are known in it.
class LastYearDialog : public QDialog {
    Q_OBJECT

public:
    /// The book must have an event.
    explicit LastYearDialog(const OpenBook& book, QWidget* parent = nullptr);

    [[nodiscard]] Event event() const;
    /// Whether to create it in its own file, with everything that this file contains.
    [[nodiscard]] bool inNewFile() const;

private:
    void build();
    void chooseSource(int place);
    void showDates();
    void showDifferences();
    [[nodiscard]] const Event& source() const;

    const OpenBook& m_book;
    QComboBox* m_source;
    QLineEdit* m_name;
    QSpinBox* m_year;
    QLineEdit* m_gm;
    QWidget* m_dates;
    QGridLayout* m_dateGrid;
    QFormLayout* m_form = nullptr;
    QCheckBox* m_rulings;
    QLabel* m_people;
    QLabel* m_settingsTitle;
    LastYearSettings* m_settings;
    QRadioButton* m_sameFile;
    QRadioButton* m_newFile;
};

} // namespace mentat
