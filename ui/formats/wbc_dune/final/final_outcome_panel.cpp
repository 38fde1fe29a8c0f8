#include "ui/formats/wbc_dune/final/final_outcome_panel.h"

#include "reports/tables/places_list.h"
#include "reports/wording/formats/wbc_dune/rule_notes.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/ranking/tie_rolls.h"
#include "ui/desk/printed_lists.h"
#include "ui/heats/final/round_rolls.h"
#include "ui/lists/plain_lists.h"
#include "ui/lists/report_list.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHeaderView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

static constexpr int lettersForReasons = 120;
static const QString whyKey = u"reason"_s;

FinalOutcomePanel::FinalOutcomePanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_table(new WholeTable(pageContext.theme, tr("Places in the final")))
    , m_reason(new TextLabel(TextLevel::Weak))
    , m_rolls(new RoundRolls(pageContext.book)) {
    build();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FinalOutcomePanel::showReason);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            &FinalOutcomePanel::showReason, Qt::QueuedConnection);
}

void FinalOutcomePanel::build() {
    m_table->setObjectName(u"placementsList"_s);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    showPlainly(*m_reason);
    auto* sheet = new QPushButton(lineIcon(LineIcon::Results), tr("&Open sheet"));
    sheet->setObjectName(u"finalSheet"_s);
    connect(sheet, &QPushButton::clicked, this, &FinalOutcomePanel::sheetWanted);
    auto* head = rowOfParts({{new TextLabel(TextLevel::GroupTitle, tr("Places")), 1}, sheet});
    addParts(bareColumn(this, space::small), {head, m_table, m_reason, m_rolls});
    connect(m_rolls, &RoundRolls::left, this, &FinalOutcomePanel::left);
}

void FinalOutcomePanel::showState(const FinalState& state) {
    const bool isPlaced = state.step == FinalStep::Rolls || state.step == FinalStep::Placed;
    setVisible(isPlaced);
    if (!isPlaced) {
        m_model->setTable({});
        return;
    }
    showTable(*m_table, *m_model, listedAtDesk(m_book, placesList));
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0));
    fitColumns(*m_table);
    showRolls();
    showReason();
}

void FinalOutcomePanel::showRolls() {
    const Event& event = m_book.event();
    const auto& made = std::get<DunePlay>(event.play).stage().tieRolls;
    std::vector<AskedRoll> asked;
    for (const auto& tie : tiesOfFinal(dunePlacements(event))) {
        // Those who are still tied in spite of a roll of just them rolled the same.
        const bool again = TieRolls(made).rollOf(tie) != nullptr;
        asked.push_back(
            {tie, ruleNote(m_book.wording().language(),
                           again ? RuleNote::FinalRollAgain : RuleNote::FinalRollForPlace)});
    }
    Event unrolled = event;
    std::get<DunePlay>(unrolled.play).stage().tieRolls.clear();
    m_rolls->showRound(finalName(), asked, made, tiesOfFinal(dunePlacements(unrolled)));
}

/// The reason of the marked place in full, where the column cuts it.
void FinalOutcomePanel::showReason() {
    const QString reason = m_model->textOf(m_table->currentIndex(), whyKey);
    const int why = m_model->columnOf(whyKey);
    const int room = m_table->columnWidth(why) - 2 * space::small;
    m_reason->setText(reason);
    m_reason->setVisible(m_table->isColumnHidden(why)
                         || m_table->fontMetrics().horizontalAdvance(reason) > room);
}

/// A reason that is cut behind its first name says nothing.
void FinalOutcomePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < lettersForReasons * fontMetrics().averageCharWidth();
    m_table->setColumnHidden(m_model->columnOf(whyKey), isNarrow);
    fitColumns(*m_table);
    showReason();
}

void FinalOutcomePanel::focusRolls() {
    m_rolls->startTyping();
}

void FinalOutcomePanel::focusPlaces() {
    m_table->setFocus();
}

} // namespace mentat
