#include "ui/formats/wbc_dune/final/final_outcome_panel.h"

#include "app/session/rounds/round_acts.h"
#include "reports/wording/formats/wbc_dune/rule_notes.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/tie_rolls.h"
#include "ui/heats/final/final_rolls.h"
#include "ui/heats/final/rolls_made.h"
#include "ui/itemmodels/formats/wbc_dune/placements_model.h"
#include "ui/lists/faction_delegate.h"
#include "ui/lists/whole_table.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHeaderView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

FinalOutcomePanel::FinalOutcomePanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new PlacementsModel(this))
    , m_table(new WholeTable(pageContext.theme, tr("Places in the final")))
    , m_reason(new TextLabel(TextLevel::Weak))
    , m_rolls(new QVBoxLayout)
    , m_made(new RollsMade) {
    build();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FinalOutcomePanel::showReason);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            &FinalOutcomePanel::showReason, Qt::QueuedConnection);
}

void FinalOutcomePanel::build() {
    m_table->setObjectName(u"placementsList"_s);
    m_table->setModel(m_model);
    m_table->setNameColumn(PlacementsModel::Player);
    m_table->setWideColumn(PlacementsModel::Why);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(PlacementsModel::Played, new FactionDelegate(m_table));
    showPlainly(*m_reason);
    auto* sheet = new QPushButton(lineIcon(LineIcon::Results), tr("The &sheet"));
    sheet->setObjectName(u"finalSheet"_s);
    connect(sheet, &QPushButton::clicked, this, &FinalOutcomePanel::sheetWanted);
    auto* head = rowOfParts({{new TextLabel(TextLevel::GroupTitle, tr("Places")), 1}, sheet});
    m_rolls->setSpacing(space::small);
    addParts(bareColumn(this, space::small), {head, m_table, m_reason, m_rolls, m_made});
    connect(m_made, &RollsMade::removed, this, [this](size_t position) {
        if (m_book.perform(withdrawRollForPlaces(m_book.event(), finalName(), position)))
            goOn();
    });
}

void FinalOutcomePanel::showState(const FinalState& state) {
    const bool isPlaced = state.step == FinalStep::Rolls || state.step == FinalStep::Placed;
    setVisible(isPlaced);
    if (!isPlaced) {
        m_model->setRows({});
        return;
    }
    m_model->setRows(placementRows(m_book.event(), m_book.wording()));
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, PlacementsModel::FinalPlace));
    fitColumns(*m_table);
    showTies();
    showReason();
}

void FinalOutcomePanel::showTies() {
    const Event& event = m_book.event();
    const auto& details = std::get<DunePlay>(event.play).stage();
    const auto ties = tiesOfFinal(dunePlacements(event));
    while (m_ties.size() > ties.size()) {
        m_ties.back()->deleteLater();
        m_ties.back()->hide();
        m_ties.pop_back();
    }
    const TieRolls rolls(details.tieRolls);
    for (size_t i = 0; i < ties.size(); ++i) {
        if (i >= m_ties.size()) {
            m_ties.push_back(new FinalRolls);
            m_ties.back()->setObjectName(u"finalRolls%1"_s.arg(i + 1));
            m_rolls->addWidget(m_ties.back());
            connect(m_ties.back(), &FinalRolls::rolled, this, [this](const TieRoll& roll) {
                if (m_book.perform(rollForPlaces(m_book.event(), finalName(), roll)))
                    goOn(); // the fields of this tie are gone, and the focus with them
            });
        }
        // Those who are still tied in spite of a roll of just them rolled the same.
        const bool again = rolls.rollOf(ties[i]) != nullptr;
        m_ties[i]->showTie(ties[i],
                           ruleNote(m_book.wording().language(),
                                    again ? RuleNote::FinalRollAgain : RuleNote::FinalRollForPlace),
                           details.tieRolls.size(),
                           [&](const PlayerId& id) { return playerName(event, id); });
        m_ties[i]->setReadOnly(!m_book.canWrite());
    }
    showRollsMade();
}

void FinalOutcomePanel::showRollsMade() {
    const auto& rolls = std::get<DunePlay>(m_book.event().play).stage().tieRolls;
    if (rolls.empty())
        return m_made->showNone();
    Event unrolled = m_book.event();
    std::get<DunePlay>(unrolled.play).stage().tieRolls.clear();
    m_made->showRolls(
        rolls, tiesOfFinal(dunePlacements(unrolled)), m_book.wording().language(),
        [this](const PlayerId& id) { return playerName(m_book.event(), id); }, !m_book.canWrite());
}

/// The reason of the marked place in full, where the column cuts it.
void FinalOutcomePanel::showReason() {
    const QModelIndex current = m_table->currentIndex();
    const QString reason = current.isValid() ? m_model->row(current).reason : QString();
    const int room = m_table->columnWidth(PlacementsModel::Why) - 2 * space::small;
    m_reason->setText(reason);
    m_reason->setVisible(m_table->fontMetrics().horizontalAdvance(reason) > room);
}

void FinalOutcomePanel::goOn() {
    m_ties.empty() ? focusPlaces() : focusRolls();
}

void FinalOutcomePanel::focusRolls() {
    if (!m_ties.empty())
        m_ties.front()->setFocus();
}

void FinalOutcomePanel::focusPlaces() {
    m_table->setFocus();
}

} // namespace mentat
