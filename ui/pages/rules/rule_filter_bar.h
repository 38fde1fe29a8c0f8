#pragma once

#include "app/session/rules/rule_search.h"
#include "reports/wording/wording.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace mentat {

/// What is looked for among the rules: words, a phase, a faction, a source, a status.
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
    QComboBox* m_faction;
    QComboBox* m_source;
    QComboBox* m_status;
};

} // namespace mentat
