#include "ui/pages/rules/rule_search_view.h"

#include "app/session/acts.h"
#include "reports/report_cells.h"
#include "reports/wording/rule_wording.h"
#include "ui/desk/book_rules.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/rules/rule_filter_bar.h"
#include "ui/pages/rules/rule_view.h"

#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// In characters: below this, list and entry stand one above the other.
constexpr int rulesSideBySide = 120;
constexpr int entryLetters = 110; // of the entry, with the room around its text

const QString ruleSides = u"rules/sides"_s;

} // namespace

RuleSearchView::RuleSearchView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_bar(new RuleFilterBar)
    , m_silence(named(new TextLabel(TextLevel::Strong), u"ruleSilence"_s))
    , m_list(named(new ListTable(pageContext.theme, tr("Rules found")), u"ruleList"_s))
    , m_view(named(new RuleView(tr("Rule")), u"ruleText"_s))
    , m_sides(new QSplitter) {
    build();
    takeIn();
    connect(m_bar, &RuleFilterBar::wishChanged, this, &RuleSearchView::search);
    connect(m_bar, &RuleFilterBar::moved, this, &RuleSearchView::moveMark);
    connect(m_bar, &RuleFilterBar::entered, m_view, [this] { m_view->setFocus(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RuleSearchView::showMarked);
    connect(m_list, &QAbstractItemView::activated, m_view, [this] { m_view->setFocus(); });
    connect(m_list, &QAbstractItemView::clicked, this, [this] { m_isChosen = true; });
    connect(m_view, &RuleView::ruleWanted, this, &RuleSearchView::showRule);
    connect(m_view, &RuleView::actWanted, this, &RuleSearchView::act);
    connect(&m_book.rules(), &BookRules::changed, this, &RuleSearchView::takeIn);
}

RuleSearchView::~RuleSearchView() {
    m_pageContext.preferences.setState(ruleSides, m_sides->saveState());
}

void RuleSearchView::build() {
    setFocusProxy(m_bar);
    m_list->setModel(&m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setMinimumWidth(240);
    m_list->setEmptyText(tr("No rules match. Press Esc to show all, or F7 to record a ruling."));
    m_none = new EmptyPlace(*m_list,
                            {LineIcon::Rules, tr("Your rulings appear here as you record them."),
                             tr("Record a ruling")},
                            [this] { Q_EMIT rulingWanted(); });
    auto* left = new QWidget;
    showPlainly(*m_silence);
    m_silence->hide();
    addParts(bareColumn(left, space::small), {m_bar, m_silence, {m_list, 1}});
    endWithContents(*left);
    auto* right = new QWidget;
    keepToMeasure(*m_view, entryLetters);
    addParts(bareRow(right), {{m_view, 1000}, FreeRoom{}});
    putBeside(*m_sides, left, right, 1, 1);
    m_sides->setSizes({1000, 1000}); // as wide as each other
    m_sides->restoreState(m_pageContext.preferences.state(ruleSides));
    addParts(bareColumn(this), {m_sides});
}

void RuleSearchView::takeIn() {
    BookRules& rules = m_book.rules();
    if (const RulesDesk* desk = rules.desk())
        m_bar->offer(desk->search({}, rules.scope()), desk->book(), rules.scope(),
                     m_book.wording());
    search();
}

void RuleSearchView::search() {
    BookRules& rules = m_book.rules();
    ReportTable found{tr("Rules found"),
                      {wideColumn(u"name"_s, tr("Rule")), textColumn(u"source"_s, tr("Source")),
                       textColumn(u"status"_s, tr("Status"))}};
    if (const RulesDesk* desk = rules.desk()) {
        const RuleAnswer answer = desk->ask(m_bar->typed(), rules.scope(), m_bar->filter());
        showSilence(answer);
        m_none->setApplies(desk->search({}, rules.scope()).empty());
        for (const RuleEntry* entry : answer.entries) {
            const RuleSource* source = desk->book().sourceOf(entry->id);
            found.rows.push_back(
                {.cells
                 = {textCell(entry->title), textCell(source ? source->shortName : entry->place),
                    textCell(statusName(m_book.wording().language(), entry->status))},
                 .key = entry->id});
        }
    }
    m_view->setVisible(!found.rows.empty());
    showTable(*m_list, m_model, std::move(found));
    m_list->selectRow(0);
    m_list->scrollToTop();
    showMarked();
    m_isChosen = false;
    Q_EMIT foundChanged();
}

void RuleSearchView::showSilence(const RuleAnswer& answer) {
    m_silence->setVisible(answer.isSilent);
    m_silence->setText(answer.topic
                           ? tr("None of the five sources fully answers this (%1); closest:")
                                 .arg(answer.topic->title)
                           : tr("None of the five sources fully answers this; closest:"));
}

void RuleSearchView::showMarked() {
    m_shown = m_model.keyOf(m_list->currentIndex());
    showText();
}

void RuleSearchView::showText() {
    const RulesDesk* desk = m_book.rules().desk();
    const RuleEntry* entry = desk ? desk->find(m_shown) : nullptr;
    QString html = entry ? ruleText(*desk, *entry, m_book.wording()) : QString();
    if (shownRuling() && m_book.canWrite())
        html += rulingActs();
    m_view->showHtml(html);
}

const Ruling* RuleSearchView::shownRuling() const {
    const RulesDesk* desk = m_book.rules().desk();
    if (!desk || !m_book.hasEvent())
        return nullptr;
    const auto& rulings = m_book.event().rulings;
    for (const KeptRuling& kept : desk->rulings()) {
        if (kept.entry.id == m_shown && kept.event == m_book.eventId()
            && kept.position < rulings.size())
            return &rulings[kept.position];
    }
    return nullptr;
}

void RuleSearchView::act(RuleAct act) {
    m_isChosen = true;
    const Ruling* ruling = shownRuling();
    switch (act) {
    case RuleAct::RecordRuling: Q_EMIT rulingWanted(); return;
    case RuleAct::ChangeRuling:
        if (ruling)
            Q_EMIT changeWanted(*ruling);
        return;
    case RuleAct::WithdrawRuling:
        if (ruling)
            withdraw(*ruling);
        return;
    }
}

void RuleSearchView::withdraw(const Ruling& ruling) {
    const QString about = ruling.question.value_or(ruling.answer.value_or(QString()));
    if (m_book.perform(withdrawRuling(m_book.event(), ruling)))
        m_book.say(Gravity::Note, tr("Ruling withdrawn: %1").arg(about));
}

void RuleSearchView::showRule(const QString& id) {
    if (m_model.rowOf(id) < 0)
        m_bar->clear();
    if (const int row = m_model.rowOf(id); row >= 0) {
        m_list->selectRow(row);
        m_list->scrollTo(m_model.index(row, 0), QAbstractItemView::PositionAtCenter);
        m_isChosen = true;
    }
}

void RuleSearchView::moveMark(int rows) {
    const int last = m_model.rowCount() - 1;
    m_list->selectRow(std::clamp(m_list->currentIndex().row() + rows, 0, std::max(last, 0)));
    m_isChosen = true;
}

QString RuleSearchView::typed() const {
    return m_bar->typed();
}

void RuleSearchView::startTyping() {
    m_bar->startTyping();
}

void RuleSearchView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isWide = width() >= rulesSideBySide * fontMetrics().averageCharWidth();
    m_sides->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
}

} // namespace mentat
