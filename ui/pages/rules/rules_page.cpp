#include "ui/pages/rules/rules_page.h"

#include "reports/report.h"
#include "ui/desk/book_rules.h"
#include "ui/desk/keys.h"
#include "ui/desk/pages_kind.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/pages/rules/rule_search_view.h"
#include "ui/pages/rules/rule_text.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const QString ownDocuments = u"rules/documents"_s;

} // namespace

OwnDocuments::OwnDocuments(const PageContext& pageContext, QWidget* parent)
    : QPushButton(tr("&My documents"), parent)
    , m_pageContext(pageContext) {
    setObjectName(u"ownDocuments"_s);
    setToolTip(tr("Rulebooks and FAQs on this laptop"));
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, &OwnDocuments::showMenu);
    setMenu(menu);
}

QStringList OwnDocuments::paths() const {
    return QString::fromUtf8(m_pageContext.preferences.state(ownDocuments))
        .split(u'\n', Qt::SkipEmptyParts);
}

void OwnDocuments::remember(const QStringList& paths) {
    m_pageContext.preferences.setState(ownDocuments, paths.join(u'\n').toUtf8());
}

void OwnDocuments::showMenu() {
    menu()->clear();
    const auto label = [](const QString& path) { return menuText(QFileInfo(path).fileName()); };
    for (const QString& path : paths())
        menu()->addAction(label(path), this, [this, path] { open(path); });
    if (!paths().isEmpty())
        menu()->addSeparator();
    menu()->addAction(tr("&Attach a file…"), this, &OwnDocuments::attach);
    if (paths().isEmpty())
        return;
    QMenu* detach = menu()->addMenu(tr("&Detach"));
    for (const QString& path : paths())
        detach->addAction(label(path), this, [this, path] { forget(path); });
}

void OwnDocuments::attach() {
    const QString path = m_pageContext.prompts.fileToOpen(
        window(), tr("Attach a rulebook or FAQ"),
        tr("Documents (*.pdf *.txt *.html *.htm *.odt *.docx);;All files (*)"));
    if (path.isEmpty())
        return;
    QStringList all = paths();
    all.removeAll(path);
    all.append(path);
    remember(all);
    m_pageContext.book.say(Gravity::Note,
                           tr("%1 is now under My documents.").arg(QFileInfo(path).fileName()));
}

void OwnDocuments::open(const QString& path) {
    if (!QFileInfo::exists(path))
        m_pageContext.book.say(Gravity::Refused, tr("%1 has moved. Attach it again from its new "
                                                    "location.")
                                                     .arg(path));
    else if (!m_pageContext.prompts.showFile(path))
        m_pageContext.book.say(Gravity::Refused,
                               tr("No program on this computer opens %1.").arg(path));
}

void OwnDocuments::forget(const QString& path) {
    QStringList all = paths();
    all.removeAll(path);
    remember(all);
}

static constexpr int stepsLetters = 110; // widest step, with its margins

TurnView::TurnView(const PageContext& pageContext, const Turn& turn, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_turn(turn)
    , m_phases(named(new LineList, u"turnPhases"_s, tr("Phases of a turn")))
    , m_steps(named(new RuleView(tr("Steps of the phase")), u"turnSteps"_s)) {
    setObjectName(u"turn"_s);
    setFocusProxy(m_phases);
    for (const TurnPhase& phase : turn.phases)
        m_phases->addItem(phase.title);
    keepToMeasure(*m_steps, stepsLetters);
    addParts(bareRow(this, space::page), {m_phases, {m_steps, 1000}, FreeSpace{}});
    connect(m_phases, &QListWidget::currentRowChanged, this, &TurnView::showPhase);
    connect(m_phases, &QListWidget::itemActivated, m_steps, [this] { m_steps->setFocus(); });
    connect(m_steps, &RuleView::ruleWanted, this, &TurnView::ruleWanted);
    connect(&m_book.rules(), &BookRules::changed, this,
            [this] { showPhase(m_phases->currentRow()); });
    m_phases->setCurrentRow(0);
}

void TurnView::showPhase(int place) {
    const RulesDesk* desk = m_book.rules().desk();
    if (desk && place >= 0)
        m_steps->showSteps(phaseText(*desk, m_turn.phases[static_cast<size_t>(place)],
                                     m_book.rules().scope(), m_book.wording()));
}

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
    if (const auto parts = kindOf<PagesKind>(m_book.event()).ruleParts) {
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
    // A ruling on a ruling refers to the rule itself.
    return {entry->links.empty() ? QString() : entry->links.front().to, {}};
}

} // namespace mentat

#include "moc_rules_page.cpp"
