#include "ui/formats/wbc_dune/standings/dune_what_if_fields.h"

#include "app/session/formats/wbc_dune/dune_acts.h"
#include "reports/wording/formats/wbc_dune/dune_wording.h"
#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"

#include <QComboBox>
#include <QFormLayout>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int shownSeats = 6;

} // namespace

DuneWhatIfFields::DuneWhatIfFields(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_victory(named(new QComboBox, u"whatIfVictory"_s, tr("Victory")))
    , m_seats(new SupposedSeatsModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Who wins the game")), u"whatIfSeats"_s)) {
    m_list->setModel(m_seats);
    m_list->setNameColumn(SupposedSeatsModel::Name);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_list->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked
                            | QAbstractItemView::EditKeyPressed);
    for (const auto& [victory, word] : idTable(Victory()))
        m_victory->addItem(victoryName(m_book.wording().language(), victory),
                           static_cast<int>(victory));
    addParts(bareColumn(this), {{m_list, 1}});
    connect(m_victory, &QComboBox::activated, this, &DuneWhatIfFields::supposeVictory);
    // Later: the row that is edited must not change under its editor.
    connect(m_seats, &SupposedSeatsModel::supposed, this, &DuneWhatIfFields::supposeSeat,
            Qt::QueuedConnection);
}

void DuneWhatIfFields::addRows(QFormLayout& form) {
    form.addRow(tr("Victor&y"), m_victory);
}

void DuneWhatIfFields::show(const Game* game) {
    m_game = game ? std::optional(*game) : std::nullopt;
    m_victory->setEnabled(game);
    m_victory->setCurrentIndex(game && dune(*game).victory
                                   ? m_victory->findData(static_cast<int>(*dune(*game).victory))
                                   : -1);
    m_seats->setRows(game ? supposedSeats(m_book.event(), *game, m_book.wording())
                          : std::vector<SupposedSeat>());
    fitColumns(*m_list);
    m_list->setMinimumSize(
        m_list->leastWidth(),
        std::min((shownSeats + 2) * fontMetrics().height() * 3 / 2, m_list->sizeHint().height()));
}

void DuneWhatIfFields::supposeVictory() {
    if (m_game)
        Q_EMIT supposed(wonAs(*m_game, static_cast<Victory>(m_victory->currentData().toInt()),
                              m_book.event().settings));
}

void DuneWhatIfFields::supposeSeat(const SupposedSeat& changed) {
    if (m_game)
        Q_EMIT supposed(withSeat(*m_game, changed.player, changed.wins, changed.values));
}

} // namespace mentat
