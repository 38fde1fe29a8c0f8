#pragma once

#include "ui/frame/page.h"

class QStackedWidget;
class QTabBar;

namespace mentat {

class RuleSearchView;

/// The rules desk: an answer in two seconds. What it says is the rules' and the GM's rulings;
/// nothing of it comes from a running game.
class RulesPage : public Page {
    Q_OBJECT

public:
    explicit RulesPage(const Surroundings& surroundings);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;
    void arrive() override;
    /// An entry's id, or the name of a tab.
    void reveal(const QString& address) override;
    /// The entry that a new ruling would touch; empty: none is shown.
    [[nodiscard]] QString subject() const;

private:
    void build(const Surroundings& surroundings);
    void addTab(const QString& title, QWidget* widget);
    void showRule(const QString& entry);

    OpenBook& m_book;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    RuleSearchView* m_search;
};

} // namespace mentat
