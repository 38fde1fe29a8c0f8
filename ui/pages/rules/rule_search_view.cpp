#include "ui/pages/rules/rule_search_view.h"

#include "app/session/acts.h"
#include "reports/report_cells.h"
#include "reports/wording/rule_wording.h"
#include "ui/desk/book_rules.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/rules/found_rule_delegate.h"
#include "ui/pages/rules/rule_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int leastLettersOfChoice = 8;

constexpr int rowsPerPage = 10;

/// A list with a single value is hidden and filters nothing.
void offerMany(QComboBox& list, const std::vector<OfferedValue>& values) {
    const bool isMany = values.size() > 1;
    offerValues(list, isMany ? values : std::vector<OfferedValue>());
    list.setVisible(isMany);
}

template <class E>
void offerNames(QComboBox& list, const std::set<E>& values, auto nameOf) {
    std::vector<OfferedValue> offered;
    for (const E value : values)
        offered.push_back({static_cast<int>(value), nameOf(value)});
    offerMany(list, offered);
}

template <class E>
std::optional<E> chosen(const QComboBox& list) {
    if (list.currentIndex() <= 0)
        return std::nullopt;
    return static_cast<E>(list.currentData().toInt());
}

} // namespace

RuleFilterBar::RuleFilterBar(QWidget* parent) : QWidget(parent), m_words(new QLineEdit) {
    m_words->setObjectName(u"ruleWords"_s);
    m_words->setAccessibleName(tr("Question"));
    m_words->setClearButtonEnabled(true);
    m_words->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    m_words->installEventFilter(this);
    m_phase = addList(u"rulePhase"_s, tr("Phase"), tr("Any phase"));
    m_side = addList(u"ruleFaction"_s, tr("Faction"), tr("Any faction"));
    m_source = addList(u"ruleSource"_s, tr("Source"), tr("Any source"));
    m_status = addList(u"ruleStatus"_s, tr("Status"), tr("Any status"));
    auto* filters = new QWidget;
    addParts(bareRow(filters, space::small),
             {{m_phase, 1}, {m_side, 1}, {m_source, 1}, {m_status, 1}});
    auto* row = new WrappingRow(this); // large letters have the filters below the words
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::small);
    row->addWidget(m_words, 2);
    row->addWidget(filters, 1);
    connect(m_words, &QLineEdit::textChanged, this, &RuleFilterBar::wishChanged);
}

QComboBox* RuleFilterBar::addList(const QString& name, const QString& what, const QString& any) {
    auto* list = new QComboBox;
    list->setObjectName(name);
    list->setAccessibleName(what);
    // On Linux, screen readers announce a combo box by its current item, so the description names
    // the filter.
    list->setAccessibleDescription(tr("Filter rules: %1").arg(what));
    list->addItem(any);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(leastLettersOfChoice); // all four fit in a row
    // Names of sources are longer than the box.
    list->setToolTip(any);
    connect(list, &QComboBox::currentTextChanged, list, &QWidget::setToolTip);
    connect(list, &QComboBox::currentIndexChanged, this, &RuleFilterBar::wishChanged);
    return list;
}

QString RuleFilterBar::typed() const {
    return m_words->text();
}

RuleFilter RuleFilterBar::filter() const {
    return {chosen<RulePhase>(*m_phase), sideById(m_side->currentData().toString()),
            m_source->currentIndex() > 0 ? m_source->currentData().toString() : QString(),
            chosen<RuleStatus>(*m_status)};
}

void RuleFilterBar::offer(const std::vector<const RuleEntry*>& entries, const RuleBook& book,
                          const RuleScope& scope, const Wording& wording) {
    // Without rules of the game, only the GM's rulings can be searched.
    const bool hasRules = std::ranges::any_of(
        entries, [](const RuleEntry* entry) { return entry->status != RuleStatus::GmsRuling; });
    std::set<RulePhase> phases;
    std::set<Side> sides;
    std::set<RuleStatus> statuses;
    for (const RuleEntry* entry : entries) {
        phases.insert(entry->phases.begin(), entry->phases.end());
        statuses.insert(entry->status);
        for (const Side side : entry->sides) {
            if (std::ranges::find(scope.sets, setOf(side)) != scope.sets.end())
                sides.insert(side);
        }
    }
    m_words->setPlaceholderText(!hasRules       ? tr("A few words from a ruling")
                                : sides.empty() ? tr("A few words from a rule")
                                                : tr("Try: ship storm, BG advisor alone, kwisatz"));
    makeRoomForHint(*m_words);
    const Language& language = wording.language();
    offerNames(*m_phase, phases, [&](RulePhase phase) { return phaseName(language, phase); });
    std::vector<OfferedValue> namedSides;
    for (const Side side : sides)
        namedSides.push_back({QString(idOf(side)), wording.sideName(side)});
    offerMany(*m_side, namedSides);
    offerNames(*m_status, statuses,
               [&](RuleStatus status) { return statusName(language, status); });
    std::vector<OfferedValue> sources;
    for (const RuleSource& source : book.sources()) {
        if (scope.rules.isEmpty() || source.rules == scope.rules)
            sources.push_back({source.id, source.shortName});
    }
    offerMany(*m_source, sources);
}

void RuleFilterBar::startTyping() {
    m_words->setFocus();
    m_words->selectAll();
}

void RuleFilterBar::look(const QString& typed) {
    m_words->setText(typed);
}

void RuleFilterBar::clear() {
    m_words->clear();
    for (QComboBox* list : {m_phase, m_side, m_source, m_status})
        list->setCurrentIndex(0);
}

bool RuleFilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_words || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down: Q_EMIT moved(1); return true;
    case Qt::Key_Up: Q_EMIT moved(-1); return true;
    case Qt::Key_PageDown: Q_EMIT moved(rowsPerPage); return true;
    case Qt::Key_PageUp: Q_EMIT moved(-rowsPerPage); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT entered(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

/// The height is that of its lines, and the page's does not depend on its width: the rest of the
/// page scrolls by itself.
bool RuleFilterBar::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        setFixedHeight(layout()->heightForWidth(width()));
    return done;
}

void RuleFilterBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        clear();
        startTyping();
        return;
    }
    QWidget::keyPressEvent(event);
}

namespace {

/// The columns of what was found; the first shows the others' texts too.
enum FoundColumn { FoundTitle, FoundSource, FoundStatus };

constexpr int lettersForBoth = 76; // an answer beside its list: both are texts that wrap
constexpr int entryLetters = 110;  // widest entry, with its margins
constexpr int barLetters = 240;    // widest filter

/// Of the list: the room of the longest goes to the questions. The entry says all of it.
QString shortStatus(const Language& language, RuleStatus status) {
    return status == RuleStatus::Unconfirmed ? RuleSearchView::tr("Older answer")
                                             : statusName(language, status);
}

} // namespace

RuleSearchView::RuleSearchView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_bar(new RuleFilterBar)
    , m_silence(named(new TextLabel(TextLevel::Strong), u"ruleSilence"_s))
    , m_list(named(new ListTable(pageContext.theme, tr("Rules found")), u"ruleList"_s))
    , m_view(named(new RuleView(tr("Rule")), u"ruleText"_s)) {
    build();
    takeIn();
    connect(m_bar, &RuleFilterBar::wishChanged, this, &RuleSearchView::search);
    connect(m_bar, &RuleFilterBar::wishChanged, this, [this] { m_parts->turnToList(); });
    connect(m_bar, &RuleFilterBar::moved, this, &RuleSearchView::moveMark);
    connect(m_bar, &RuleFilterBar::entered, this, &RuleSearchView::readRule);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RuleSearchView::showMarked);
    connect(m_list, &QAbstractItemView::activated, this, &RuleSearchView::readRule);
    connect(m_list, &QAbstractItemView::clicked, this, [this] { m_isChosen = true; });
    connect(m_view, &RuleView::ruleWanted, this, &RuleSearchView::showRule);
    connect(m_view, &RuleView::actWanted, this, &RuleSearchView::act);
    connect(&m_book.rules(), &BookRules::changed, this, &RuleSearchView::takeIn);
}

RuleSearchView::~RuleSearchView() = default;

void RuleSearchView::build() {
    setFocusProxy(m_bar);
    m_list->setModel(&m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setMinimumWidth(240);
    m_list->setEmptyText(tr("No rules match. Press Esc to show all, or F7 to record a ruling."));
    m_none = new EmptyState(*m_list,
                            {LineIcon::Rules, tr("Your rulings appear here as you record them."),
                             tr("Record a ruling")},
                            [this] { Q_EMIT rulingWanted(); });
    keepToMeasure(*m_bar, barLetters);
    auto* left = new QWidget;
    showPlainly(*m_silence);
    m_silence->hide();
    addParts(bareColumn(left, space::small), {m_silence, {m_list, 1}});
    keepSizeWhile(*m_list, m_bar->words()); // typing must not move the answer
    auto* right = new QWidget;
    keepToMeasure(*m_view, entryLetters);
    addParts(bareRow(right), {{m_view, 1000}, FreeSpace{}});
    m_parts = new ListWithPanel(left, right);
    m_parts->setLeastLetters(lettersForBoth);
    addParts(bareColumn(this, space::small),
             {rowOfParts({{m_bar, nearlyAll}, FreeSpace{}, m_parts->turnButton()}), {m_parts, 1}});
}

void RuleSearchView::readRule() {
    m_parts->turnToPanel();
    m_view->setFocus();
}

/// One column, whose texts say what it is: no title.
void RuleSearchView::dressList() {
    if (m_list->isColumnHidden(FoundSource))
        return;
    m_list->leaveOutTitles();
    m_list->breakLongTexts(FoundTitle);
    m_list->setItemDelegateForColumn(FoundTitle, new FoundRuleDelegate(m_list));
    m_list->setColumnHidden(FoundSource, true);
    m_list->setColumnHidden(FoundStatus, true);
    fitColumns(*m_list);
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
                    textCell(shortStatus(m_book.wording().language(), entry->status))},
                 .key = entry->id});
        }
    }
    m_view->setVisible(!found.rows.empty());
    showTable(*m_list, m_model, std::move(found));
    dressList();
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

} // namespace mentat

#include "moc_rule_search_view.cpp"
