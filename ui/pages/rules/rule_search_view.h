#pragma once

#include "app/session/rules/rule_search.h"
#include "reports/wording/wording.h"
#include "ui/desk/page.h"
#include "ui/lists/report_list.h"
#include "ui/pages/rules/rule_text.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace mentat {

/// What is looked for among the rules: words, a phase, a side, a source, a status.
class RuleFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit RuleFilterBar(QWidget* parent = nullptr);

    [[nodiscard]] QString typed() const;
    [[nodiscard]] RuleFilter filter() const;
    /// What the entries have that can be chosen.
    void offer(const std::vector<const RuleEntry*>& entries, const RuleBook& book,
               const RuleScope& scope, const Wording& wording);
    void startTyping();
    void look(const QString& typed);
    void clear();
    /// The field that they are typed into.
    [[nodiscard]] QLineEdit& words() const { return *m_words; }

Q_SIGNALS:
    void wishChanged();
    /// Up or Down in the field: so many rows on in the list.
    void moved(int rows);
    /// Enter: to what was found.
    void entered();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QComboBox* addList(const QString& name, const QString& what, const QString& any);

    QLineEdit* m_words;
    QComboBox* m_phase;
    QComboBox* m_side;
    QComboBox* m_source;
    QComboBox* m_status;
};

class EmptyState;
class ListTable;
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

    OpenBook& m_book;
    ReportTableModel m_model;
    RuleFilterBar* m_bar;
    TextLabel* m_silence; // above a list of what is only the nearest
    ListTable* m_list;
    EmptyState* m_none = nullptr;
    RuleView* m_view;
    QString m_shown; // the id of the entry; empty: none is
    bool m_isChosen = false;
};

} // namespace mentat
