#pragma once

#include "ui/desk/page.h"
#include "ui/lists/report_list.h"
#include "ui/pages/rules/rule_text.h"

class QSplitter;

namespace mentat {

class EmptyPlace;
class ListTable;
class RuleFilterBar;
class RuleView;
class TextLabel;

/// Search as one types: what fits on the left, the marked entry in full on the right.
class RuleSearchView : public QWidget {
    Q_OBJECT

public:
    explicit RuleSearchView(const PageContext& pageContext, QWidget* parent = nullptr);
    ~RuleSearchView() override;

    void startTyping();
    /// Shows an entry, with what was typed gone where it hides it.
    void showRule(const QString& id);
    /// Of the entry that somebody went to; empty where the first answer shows by itself.
    [[nodiscard]] QString chosenRule() const { return m_isChosen ? m_shown : QString(); }
    /// The words that are looked for.
    [[nodiscard]] QString typed() const;
    [[nodiscard]] int found() const { return m_model.rowCount(); }

Q_SIGNALS:
    void foundChanged();
    /// A ruling on the entry that is shown.
    void rulingWanted();
    /// Another wording of the ruling that is shown.
    void changeWanted(const mentat::Ruling& ruling);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void takeIn();
    void search();
    void showSilence(const RuleAnswer& answer);
    void showMarked();
    void showText();
    void moveMark(int rows);
    void act(RuleAct act);
    void withdraw(const Ruling& ruling);
    /// Of the event that is worked on; nullptr where something else is shown.
    [[nodiscard]] const Ruling* shownRuling() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    ReportTableModel m_model;
    RuleFilterBar* m_bar;
    TextLabel* m_silence; // above a list of what is only the nearest
    ListTable* m_list;
    EmptyPlace* m_none = nullptr;
    RuleView* m_view;
    QSplitter* m_sides;
    QString m_shown; // the id of the entry; empty: none is
    bool m_isChosen = false;
};

} // namespace mentat
