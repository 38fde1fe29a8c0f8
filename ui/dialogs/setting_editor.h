#pragma once

#include "model/setting_table.h"
#include "model/values/side.h"
#include "reports/wording/wording.h"

#include <QSpinBox>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;

namespace mentat {

/// A number of points in halves, typed and shown as points: "2.5". Its value() is in halves.
class PointsBox : public QSpinBox {
    Q_OBJECT

public:
    explicit PointsBox(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString textFromValue(int halves) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    [[nodiscard]] std::optional<int> halvesIn(const QString& text) const;
};

/// "Ixians and Tleilaxu"
[[nodiscard]] QString setName(GameSet set);

/// The boxes for the sets an event is played with, each with what the set adds. The base game is
/// always included.
class SetBoxes : public QWidget {
    Q_OBJECT

public:
    explicit SetBoxes(const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<GameSet> sets() const;
    void setSets(const std::vector<GameSet>& sets);

Q_SIGNALS:
    /// By the user.
    void chosen();

private:
    std::vector<std::pair<GameSet, QCheckBox*>> m_boxes;
};

/// The editor of one setting, by the type of its value. Signals when the user is done: a list or
/// box at once, a number when it loses focus.
class SettingEditor : public QWidget {
    Q_OBJECT

public:
    SettingEditor(SettingKey key, const SettingValue& value, const Wording& wording,
                  QWidget* parent = nullptr);

    /// The header of the table of points for a win.
    [[nodiscard]] static std::unique_ptr<QWidget> winPointsHeader();

    [[nodiscard]] SettingKey key() const { return m_key; }
    [[nodiscard]] SettingValue value() const;
    void setValue(const SettingValue& value);
    /// The target of Tab and of a label.
    [[nodiscard]] QWidget* firstControl() const { return m_controls.front(); }

Q_SIGNALS:
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(QWidget* control, const QString& accessibleName);
    template <class Choice>
    void addChoice(const Wording& wording);
    QSpinBox* addNumber(const QString& suffix);

    SettingKey m_key;
    SettingValue m_kind; // the type of the setting
    QString m_name;
    std::vector<QWidget*> m_controls;
    QSpinBox* m_number = nullptr;
    QSpinBox* m_second = nullptr; // of a row of the table of points for a win
    QCheckBox* m_box = nullptr;
    QComboBox* m_choice = nullptr;
};

} // namespace mentat
