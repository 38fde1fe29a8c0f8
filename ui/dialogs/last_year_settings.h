#pragma once

#include "model/setting_table.h"
#include "reports/wording/wording.h"

#include <QWidget>

class QLabel;

namespace mentat {

class SettingEditor;

/// This year's settings against last year's: each can be changed, and what differs is marked with
/// what it was.
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

} // namespace mentat
