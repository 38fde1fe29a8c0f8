#include "ui/pages/rules/rules_page.h"

#include "reports/report.h"
#include "ui/desk/book_rules.h"
#include "ui/desk/keys.h"
#include "ui/desk/page_format.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/pages/rules/own_documents.h"
#include "ui/pages/rules/rule_search_view.h"
#include "ui/pages/rules/turn_view.h"

#include <QAction>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat {

RulesPage::RulesPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_tabs(named(new QTabBar, u"rulesTabs"_s, tr("Rules sections")))
    , m_stack(new QStackedWidget)
    , m_search(new RuleSearchView(pageContext)) {
    build(pageContext);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        Q_EMIT contextChanged();
    });
    connect(m_search, &RuleSearchView::foundChanged, this, &RulesPage::contextChanged);
    connect(m_search, &RuleSearchView::rulingWanted, this, &RulesPage::rulingWanted);
    connect(m_search, &RuleSearchView::changeWanted, this, &RulesPage::rulingChangeWanted);
    auto* search = new QAction(tr("&Search the rules"), this);
    search->setShortcut(sequenceOf(DeskKey::FindRule));
    connect(search, &QAction::triggered, this, [this] {
        m_tabs->setCurrentIndex(0);
        m_search->startTyping();
    });
    addAction(search);
}

void RulesPage::build(const PageContext& pageContext) {
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    addTab(tr("&Search"), m_search);
    const RulesDesk* desk = m_book.rules().desk();
    const Turn* turn = desk ? desk->book().turnOf(m_book.rules().scope().rules) : nullptr;
    if (turn) {
        auto* view = new TurnView(pageContext, *turn);
        connect(view, &TurnView::ruleWanted, this, &RulesPage::showRule);
        addTab(tr("&Turn"), view);
    }
    if (const auto parts = pageFormatOf(m_book.event()).ruleParts) {
        for (RulePart& part : parts(pageContext, [this](const QString& entry) { showRule(entry); }))
            addTab(part.title, part.widget.release());
    }
    auto* bar = new PageBar({{m_tabs, 1}, new OwnDocuments(pageContext)});
    addParts(pageColumn(this), {bar, {m_stack, 1}});
}

void RulesPage::addTab(const QString& title, QWidget* widget) {
    m_tabs->addTab(title);
    m_stack->addWidget(widget);
}

QString RulesPage::context() const {
    if (m_stack->currentWidget() != m_search)
        return {};
    return tr("%n rule(s)", nullptr, m_search->found());
}

QString RulesPage::report() const {
    const QString rulings = u"rulings"_s;
    return findReport(m_book.event(), rulings) ? rulings : QString();
}

void RulesPage::arrive() {
    if (m_stack->currentWidget() == m_search)
        return m_search->startTyping();
    for (QWidget* part : m_stack->currentWidget()->findChildren<QWidget*>()) {
        if ((part->focusPolicy() & Qt::TabFocus) && part->isVisible())
            return part->setFocus();
    }
}

void RulesPage::reveal(const QString& address) {
    for (int tab = 0; tab < m_stack->count(); ++tab) {
        if (m_stack->widget(tab)->objectName() == address) {
            m_tabs->setCurrentIndex(tab);
            return arrive();
        }
    }
    showRule(address);
}

void RulesPage::showRule(const QString& entry) {
    m_tabs->setCurrentIndex(0);
    m_search->showRule(entry);
    m_search->startTyping();
}

RulingStart RulesPage::rulingStart() const {
    if (m_stack->currentWidget() != m_search)
        return {};
    const QString chosen = m_search->chosenRule();
    if (chosen.isEmpty())
        return {{}, m_search->typed().trimmed()};
    const RulesDesk* desk = m_book.rules().desk();
    const RuleEntry* entry = desk ? desk->find(chosen) : nullptr;
    if (!entry || entry->status != RuleStatus::GmsRuling)
        return {chosen, {}};
    // A ruling on a ruling belongs to the rule.
    return {entry->links.empty() ? QString() : entry->links.front().to, {}};
}

} // namespace mentat
