#include "ui/formats/eye_of_the_storm/houses/houses_page.h"

#include "ui/desk/keys.h"
#include "ui/formats/eye_of_the_storm/houses/house_form.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

HousesPage::HousesPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_houses(new HousesModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Players' houses")), u"housesList"_s))
    , m_form(new HouseForm(pageContext)) {
    build();
    makeActions();
    connect(&m_book, &OpenBook::eventChanged, this, [this] {
        showHouses();
        m_form->follow();
    });
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        showHouses();
        showMarked(); // a player of the same id can have another house there
    });
    connect(&m_book, &OpenBook::draftsChanged, this, &HousesPage::showHouses);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HousesPage::showMarked);
    connect(m_list, &QAbstractItemView::activated, m_form, &HouseForm::startTyping);
    connect(m_form, &HouseForm::left, m_list, [this] { m_list->setFocus(); });
    connect(m_form, &HouseForm::recorded, this, &HousesPage::goOn);
    showHouses();
    showMarked();
}

void HousesPage::build() {
    m_list->setModel(m_houses);
    m_list->setNameColumn(HousesModel::Player);
    m_list->setNameColumn(HousesModel::HouseName);
    m_list->setSpareColumns({HousesModel::SponsorName, HousesModel::Start});
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyPlace(*m_list,
                   {LineIcon::Players, tr("Players' houses appear here."), tr("Register players")},
                   [this] { Q_EMIT leadsTo(u"players"_s, {}); });
    auto* left = new QWidget;
    addParts(bareColumn(left), {{m_list, 1}});
    auto* bar = new PageBar;
    auto* right = new QWidget;
    addParts(bareColumn(right, space::small), {bar, {new DownArea(m_form), 1}});
    bar->add(m_form->head());
    TwoParts::fill(*this, {}, left, right);
}

void HousesPage::makeActions() {
    addAct(tr("&Record"), DeskKey::RecordHouse, [this] { m_form->record(); });
    addAct(tr("&Take over an earlier house"), DeskKey::TakeOverHouse,
           [this] { m_form->takeOver(); });
    addAct(tr("Discard t&he draft"), std::nullopt, [this] { m_form->discard(); });
}

QString HousesPage::context() const {
    const auto& rows = m_houses->rows();
    const auto complete = std::ranges::count(rows, HouseState::Complete, &HouseRow::state);
    return rows.empty() ? QString()
                        : tr("%1 of %n house(s) complete", nullptr, static_cast<int>(rows.size()))
                              .arg(complete);
}

void HousesPage::showHouses() {
    const bool isPlayed = m_book.play<StormPlay>();
    m_houses->setRows(isPlayed ? houseRows(m_book.session(), m_book.eventId(), m_book.wording())
                               : std::vector<HouseRow>());
    fitColumns(*m_list);
    if (!m_list->currentIndex().isValid() && m_houses->rowCount() > 0)
        m_list->setCurrentIndex(m_houses->index(0, HousesModel::Player));
    for (QAction* action : actions())
        action->setEnabled(isPlayed && m_book.canWrite());
    if (m_houses->rowCount() == 0)
        m_form->show(std::nullopt);
    Q_EMIT contextChanged();
}

void HousesPage::showMarked() {
    const QModelIndex current = m_list->currentIndex();
    m_form->show(current.isValid() ? std::optional(m_houses->row(current).player) : std::nullopt);
}

/// The next player without a house.
void HousesPage::goOn() {
    m_list->setFocus();
    const auto& rows = m_houses->rows();
    const auto next = std::ranges::find(rows, HouseState::None, &HouseRow::state);
    if (next != rows.end())
        m_list->setCurrentIndex(
            m_houses->index(static_cast<int>(next - rows.begin()), HousesModel::Player));
}

void HousesPage::arrive() {
    m_list->setFocus();
}

void HousesPage::reveal(const QString& address) {
    if (const int row = m_houses->rowOf(address); row >= 0)
        m_list->setCurrentIndex(m_houses->index(row, HousesModel::Player));
}

void HousesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        m_list->setFocus();
    else
        Page::keyPressEvent(event);
}

} // namespace mentat
