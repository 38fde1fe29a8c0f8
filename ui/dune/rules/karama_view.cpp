#include "ui/dune/rules/karama_view.h"

#include "reports/wording/rule_wording.h"
#include "ui/desk/book_rules.h"
#include "ui/lists/list_table.h"
#include "ui/look/fields.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// In characters: a narrower table shows only the columns that tell the uses apart.
constexpr int wholeTableLetters = 110;

void addOnce(std::vector<OfferedValue>& values, int value, const QString& name) {
    if (std::ranges::find(values, value, &OfferedValue::value) == values.end())
        values.push_back({value, name});
}

template <class E>
std::optional<E> chosenOf(const QComboBox& list) {
    return list.currentIndex() > 0 ? std::optional(static_cast<E>(list.currentData().toInt()))
                                   : std::nullopt;
}

} // namespace

KaramaView::KaramaView(const PageContext& pageContext, ShowRule showRule)
    : m_pageContext(pageContext)
    , m_showRule(std::move(showRule))
    , m_filter(m_model)
    , m_words(new QLineEdit)
    , m_phase(new QComboBox)
    , m_holder(new QComboBox)
    , m_list(new ListTable(pageContext.theme, tr("Karama table")))
    , m_timing(new TextLabel(TextLevel::Weak)) {
    build();
    connect(m_words, &QLineEdit::textChanged, &m_filter, &KaramaFilter::setWords);
    for (const QComboBox* list : {m_phase, m_holder})
        connect(list, &QComboBox::currentIndexChanged, this, &KaramaView::filter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &KaramaView::showTiming);
    connect(m_list, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { m_showRule(m_filter.rowAt(index).id); });
    connect(&pageContext.book.rules(), &BookRules::changed, this, [this] { outdate(); });
}

void KaramaView::build() {
    setObjectName(u"karama"_s);
    setFocusProxy(m_words);
    m_words->setObjectName(u"karamaWords"_s);
    m_words->setAccessibleName(tr("Words of the Karama table"));
    makeSearchField(*m_words, tr("Words"));
    keepSizeWhile(*m_list, *m_words);
    m_phase->setObjectName(u"karamaPhase"_s);
    m_phase->setAccessibleName(tr("Phase"));
    m_phase->setAccessibleDescription(tr("Filter by phase"));
    m_phase->addItem(tr("Any phase"));
    m_holder->setObjectName(u"karamaHolder"_s);
    m_holder->setAccessibleName(tr("Whose power"));
    m_holder->setAccessibleDescription(tr("Filter by power"));
    m_holder->addItem(tr("Anyone's power"));
    m_list->setObjectName(u"karamaList"_s);
    m_list->setModel(&m_filter);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(KaramaModel::Phase, Qt::AscendingOrder);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setWideColumn(KaramaModel::Effect);
    m_list->setWideColumn(KaramaModel::Timing);
    m_list->breakLongTexts(KaramaModel::Effect);
    m_list->breakLongTexts(KaramaModel::Timing);
    m_list->setEmptyText(tr("No Karama use matches. Press Esc to show all."));
    m_timing->setObjectName(u"karamaTiming"_s);
    m_timing->setWordWrap(true);

    auto* bar = new QHBoxLayout;
    bar->setSpacing(space::small);
    bar->addWidget(m_words, 1);
    bar->addWidget(m_phase);
    bar->addWidget(m_holder);
    auto* column = bareColumn(this, space::small);
    addParts(column, {bar, {m_list, 1}, m_timing});
}

std::vector<KaramaRow> KaramaView::rows() const {
    std::vector<KaramaRow> rows;
    const RulesDesk* desk = m_pageContext.book.rules().desk();
    if (!desk)
        return rows;
    const Wording& wording = m_pageContext.book.wording();
    const RuleScope scope = m_pageContext.book.rules().scope();
    for (const RuleEntry* entry : desk->search({}, scope)) {
        if (!entry->karama || !scope.plays(entry->sets))
            continue;
        const KaramaUse& use = *entry->karama;
        rows.push_back({entry->id, use.phase,
                        use.holder ? std::optional(factionOf(*use.holder)) : std::nullopt,
                        use.phase ? phaseName(wording.language(), *use.phase) : tr("Any"),
                        use.holder
                            ? (use.isSpecialPower ? tr("%1 only").arg(wording.sideName(*use.holder))
                                                  : wording.sideName(*use.holder))
                            : tr("Everyone"),
                        use.effect, use.target, use.timing});
    }
    return rows;
}

void KaramaView::showAll() {
    m_model.setRows(rows());
    offerChoices();
    fitColumns(*m_list);
    m_list->resizeRowsToContents();
    showTiming();
}

void KaramaView::offerChoices() {
    std::vector<OfferedValue> phases;
    std::vector<OfferedValue> holders;
    for (const KaramaRow& row : m_model.rows()) {
        if (row.phase)
            addOnce(phases, static_cast<int>(*row.phase), row.phaseName);
        if (row.holder)
            addOnce(holders, static_cast<int>(*row.holder),
                    m_pageContext.book.wording().sideName(*row.holder));
    }
    std::ranges::sort(holders, {}, [](const OfferedValue& one) { return one.value.toInt(); });
    offerValues(*m_phase, phases);
    offerValues(*m_holder, holders);
    filter();
}

void KaramaView::filter() {
    m_filter.setPhase(chosenOf<RulePhase>(*m_phase));
    m_filter.setHolder(chosenOf<Faction>(*m_holder));
}

void KaramaView::showTiming() {
    const QModelIndex current = m_list->currentIndex();
    const bool isTold = current.isValid() && m_list->isColumnHidden(KaramaModel::Timing);
    m_timing->setText(isTold ? tr("When: %1").arg(m_filter.rowAt(current).timing)
                             : tr("Enter shows the selected row's full entry."));
}

/// A narrow table shows only the effect of a use; its timing is shown below.
void KaramaView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < wholeTableLetters * fontMetrics().averageCharWidth();
    m_list->setColumnHidden(KaramaModel::Target, isNarrow);
    m_list->setColumnHidden(KaramaModel::Timing, isNarrow);
    fitColumns(*m_list);
    m_list->resizeRowsToContents();
    showTiming();
}

void KaramaView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        m_words->clear();
        m_phase->setCurrentIndex(0);
        m_holder->setCurrentIndex(0);
        m_words->setFocus();
    } else if (event->key() == Qt::Key_Down && m_words->hasFocus()) {
        m_list->setFocus();
        if (!m_list->currentIndex().isValid())
            m_list->selectRow(0);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace mentat

#include "moc_karama_view.cpp"
