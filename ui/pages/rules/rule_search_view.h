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

/// The filter of the rules: words, a phase, a side, a source, a status.
class RuleFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit RuleFilterBar(QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

    [[nodiscard]] QString typed() const;
    [[nodiscard]] RuleFilter filter() const;
    /// The choices found in the entries.
    void offer(const std::vector<const RuleEntry*>& entries, const RuleBook& book,
               const RuleScope& scope, const Wording& wording);
    void startTyping();
    void look(const QString& typed);
    void clear();
    /// The field for words.
    [[nodiscard]] QLineEdit& words() const { return *m_words; }

Q_SIGNALS:
    void wishChanged();
    /// Up or Down in the field: moves by this many rows in the list.
    void moved(int rows);
    /// Enter: to the results.
    void entered();

protected:
    bool event(QEvent* event) override;
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
class ListWithPanel;
class TextLabel;

/// Search while typing: matches on the left, the marked entry in full on the right.
class RuleSearchView : public QWidget {
    Q_OBJECT

public:
    explicit RuleSearchView(const PageContext& pageContext, QWidget* parent = nullptr);
    ~RuleSearchView() override;

    void startTyping();
    /// Shows an entry, and clears a search that hides it.
    void showRule(const QString& id);
    /// The entry that the user chose; empty while the first match is shown automatically.
    [[nodiscard]] QString chosenRule() const { return m_isChosen ? m_shown : QString(); }
    /// The search words.
    [[nodiscard]] QString typed() const;
    [[nodiscard]] int found() const { return m_model.rowCount(); }

Q_SIGNALS:
    void foundChanged();
    /// A ruling on the displayed entry.
    void rulingWanted();
    /// Rewording the displayed ruling.
    void changeWanted(const mentat::Ruling& ruling);

private:
    void build();
    void takeIn();
    void search();
    void dressList();
    void showSilence(const RuleAnswer& answer);
    void showMarked();
    void showText();
    void moveMark(int rows);
    void readRule();
    void act(RuleAct act);
    void withdraw(const Ruling& ruling);
    /// Of the current event; nullptr if something else is shown.
    [[nodiscard]] const Ruling* shownRuling() const;

    OpenBook& m_book;
    ReportTableModel m_model;
    RuleFilterBar* m_bar;
    TextLabel* m_silence; // above a list of merely near matches
    ListTable* m_list;
    EmptyState* m_none = nullptr;
    RuleView* m_view;
    ListWithPanel* m_parts = nullptr;
    QString m_shown; // the id of the entry; empty: none is
    bool m_isChosen = false;
};

} // namespace mentat
