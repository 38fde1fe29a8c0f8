#pragma once

#include "model/kinds/rules_kind.h"
#include "ui/desk/page.h"

#include <QScrollArea>

#include <array>
#include <map>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace mentat {

class SettingEditor;

/// Every setting of the event's kind, with its rule and its effect, and the points table if there
/// is one. A setting that differs from the rules is marked. Before changing a setting that would
/// change existing results, it asks, and shows the effect.
class SettingsPart : public QScrollArea {
    Q_OBJECT

public:
    /// tableTitle: above the points table; empty if the kind has none.
    explicit SettingsPart(const PageContext& pageContext, const QString& tableTitle = {});

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        SettingEditor* editor;
        QLabel* mark;
        SettingValue shown; // typed text stays until the event's value changes
    };

    void build(const QString& tableTitle);
    void addSetting(QGridLayout& grid, SettingKey key);
    void addWinRow(QGridLayout& grid, SettingKey key);
    QLabel* addName(QGridLayout& grid, int place, const Row& row, SettingKey key);
    /// Begins the fields of both grids in one column, next to the longest name.
    void fitNames();
    [[nodiscard]] Row makeRow(SettingKey key);
    void edited(SettingEditor& editor);
    void ask(SettingKey key, const QString& difference, const QString& outcome);
    void answer(bool change);
    void showSettings();
    void resetEditor(SettingKey key);
    void showMark(SettingKey key, const Row& row);
    [[nodiscard]] NameOf nameOf() const;

    OpenBook& m_book;
    const CommonFacts& m_facts; // of the kind
    std::map<SettingKey, Row> m_rows;
    std::vector<QLabel*> m_names;
    std::array<QGridLayout*, 2> m_grids;
    QFrame* m_question;
    QLabel* m_questionText;
    QPushButton* m_change;
    QPushButton* m_leave;
    std::optional<SettingKey> m_asked; // the setting that waits for an answer
};

} // namespace mentat
