#pragma once

#include "model/kinds/rules_kind.h"
#include "ui/desk/page.h"

#include <QScrollArea>

#include <map>

class QGridLayout;
class QLabel;
class QPushButton;

namespace mentat {

class SettingEditor;

/// Every setting that the event's kind has, with its rule and what it changes, and the points
/// table where there is one. A setting that is not as the rules have it is marked. One that would
/// change what games already came to is asked about first, with what it would change.
class SettingsPart : public QScrollArea {
    Q_OBJECT

public:
    /// tableTitle: what stands above the points table; empty where the kind has none.
    explicit SettingsPart(const PageContext& pageContext, const QString& tableTitle = {});

private:
    struct Row {
        SettingEditor* editor;
        QLabel* mark;
        SettingValue shown; // what is typed over it stays, until the event says something else
    };

    void build(const QString& tableTitle);
    void addSetting(QGridLayout& grid, SettingKey key);
    void addWinRow(QGridLayout& grid, SettingKey key);
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
    QFrame* m_question;
    QLabel* m_questionText;
    QPushButton* m_change;
    QPushButton* m_leave;
    std::optional<SettingKey> m_asked; // which setting waits for an answer
};

} // namespace mentat
