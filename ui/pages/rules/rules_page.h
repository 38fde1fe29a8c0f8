#pragma once

#include "ui/desk/page.h"

#include <QPushButton>

class QListWidget;
class QStackedWidget;
class QTabBar;

namespace mentat {

/// The GM's own rulebooks and FAQs: files on this machine, opened by the desktop's program for
/// them. Only their paths are stored; Mentat cannot ship their content, and does not search it.
class OwnDocuments : public QPushButton {
    Q_OBJECT

public:
    explicit OwnDocuments(const PageContext& pageContext, QWidget* parent = nullptr);

private:
    void showMenu();
    void attach();
    void open(const QString& path);
    void forget(const QString& path);
    [[nodiscard]] QStringList paths() const;
    void remember(const QStringList& paths);

    PageContext m_pageContext;
};

class RuleView;
struct Turn;

/// A turn, phase by phase, with possible interruptions of each step.
class TurnView : public QWidget {
    Q_OBJECT

public:
    TurnView(const PageContext& pageContext, const Turn& turn, QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleWanted(const QString& entry);

private:
    void showPhase(int place);

    OpenBook& m_book;
    const Turn& m_turn;
    QListWidget* m_phases;
    RuleView* m_steps;
};

class RuleSearchView;

/// The initial content of a new ruling; both may be empty.
struct RulingStart {
    QString entry; // the id of the entry that it concerns
    QString question;
};

/// The rules desk: an answer in two seconds. Its content is the rules and the GM's rulings; nothing
/// comes from a game in play.
class RulesPage : public Page {
    Q_OBJECT

public:
    explicit RulesPage(const PageContext& pageContext);

    [[nodiscard]] QString context() const override;
    [[nodiscard]] QString report() const override;
    void arrive() override;
    /// An entry's id, or the name of a tab.
    void reveal(const QString& address) override;
    /// The start of a new ruling: the chosen entry, otherwise the search words.
    [[nodiscard]] RulingStart rulingStart() const;

Q_SIGNALS:
    /// The user wants a ruling on rulingStart().
    void rulingWanted();
    void rulingChangeWanted(const mentat::Ruling& ruling);

private:
    void build(const PageContext& pageContext);
    void addTab(const QString& title, QWidget* widget);
    void showRule(const QString& entry);

    OpenBook& m_book;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    RuleSearchView* m_search;
};

} // namespace mentat
