#include "ui/storm/houses/houses_page.h"

#include "app/session/storm/storm_session.h"
#include "reports/wording/storm/storm_wording.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int pointLetters = 4;

} // namespace

HouseForm::HouseForm(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_name(named(new QLineEdit, u"houseName"_s))
    , m_sponsor(named(new QComboBox, u"houseSponsor"_s))
    , m_homeworld(named(new QLineEdit, u"houseHomeworld"_s))
    , m_points{new QLineEdit, new QLineEdit, new QLineEdit}
    , m_firstGame(named(new QLineEdit, u"houseFirstGame"_s))
    , m_firstGameName(labelOf(*m_firstGame, tr("Players in first &game")))
    , m_start(plainLabel(u"houseStart"_s))
    , m_allegiances{}
    , m_faults(named(new ReasonLine, u"houseFaults"_s))
    , m_fault(named(new ReasonLine, u"houseFault"_s))
    , m_checklist(plainLabel(u"houseChecklist"_s))
    , m_takeOver(named(new QPushButton, u"takeOverHouse"_s))
    , m_head(new QWidget(this))
    , m_record(named(keyed(new AccentButton(tr("Record")), DeskKey::RecordPlayerPart),
                     u"recordHouse"_s)) {
    build();
    layOut();
    for (QLineEdit* field :
         {m_name, m_homeworld, m_points[0], m_points[1], m_points[2], m_firstGame}) {
        field->installEventFilter(this);
        connect(field, &QLineEdit::textEdited, this, &HouseForm::keep);
    }
    m_sponsor->installEventFilter(this);
    connect(m_sponsor, &QComboBox::currentIndexChanged, this, &HouseForm::keep);
    connect(m_record, &QPushButton::clicked, this, &HouseForm::record);
    connect(m_takeOver, &QPushButton::clicked, this, &HouseForm::takeOver);
}

void HouseForm::build() {
    const QStringList names{u"houseSolaris"_s, u"houseFavor"_s, u"houseSpice"_s};
    const QStringList spoken{tr("Points for solaris"), tr("Points for favor"),
                             tr("Points for spice")};
    for (size_t i = 0; i < m_points.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        m_points[i]->setObjectName(names[at]);
        m_points[i]->setAccessibleName(spoken[at]);
    }
    for (QLineEdit* field : {m_points[0], m_points[1], m_points[2], m_firstGame})
        field->setFixedWidth(pointLetters * fontMetrics().horizontalAdvance(u'0') + space::page);
    m_sponsor->addItem(u"–"_s);
    for (const auto& [sponsor, id] : idTable(Sponsor()))
        m_sponsor->addItem(sponsorName(m_book.wording().language(), sponsor), QString(id));
    m_record->setAutoDefault(true); // Enter after the last field records
}

void HouseForm::addProfile(QGridLayout& grid) {
    const auto add = [&](int row, const QString& text, QWidget* field) {
        grid.addWidget(labelOf(*field, text), row, 0);
        grid.addWidget(field, row, 1, 1, 6);
    };
    add(0, tr("Ho&use"), m_name);
    add(1, tr("&Sponsor"), m_sponsor);
    add(2, tr("Home&world"), m_homeworld);
    grid.addWidget(new QLabel(tr("Points for")), 3, 0);
    const QStringList titles{tr("s&olaris"), tr("f&avor"), tr("spi&ce")};
    for (int i = 0; i < 3; ++i) {
        QLineEdit* points = m_points[static_cast<size_t>(i)];
        QLabel* label = labelOf(*points, titles[i]);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid.addWidget(label, 3, 1 + 2 * i);
        grid.addWidget(points, 3, 2 + 2 * i, Qt::AlignLeft);
    }
    grid.addWidget(m_firstGameName, 4, 0);
    grid.addWidget(m_firstGame, 4, 1, Qt::AlignLeft);
    grid.addWidget(m_start, 5, 0, 1, 7);
}

void HouseForm::addDecks(QGridLayout& grid, int row) {
    const QStringList decks{tr("Imperial deck allegiances"), tr("House deck allegiances")};
    for (size_t deck = 0; deck < m_allegiances.size(); ++deck) {
        const QString& title = decks[static_cast<qsizetype>(deck)];
        grid.addWidget(new QLabel(title), row + 2 * static_cast<int>(deck), 0);
        int column = 0;
        for (const auto& [sponsor, id] : idTable(Sponsor())) {
            const QString name = sponsorName(m_book.wording().language(), sponsor);
            auto* box = new QCheckBox(name);
            box->setObjectName(u"house%1-%2"_s.arg(deck).arg(QString(id)));
            box->setAccessibleName(u"%1: %2"_s.arg(title, name));
            connect(box, &QCheckBox::toggled, this, &HouseForm::keep);
            m_allegiances[deck][static_cast<size_t>(column)] = box;
            grid.addWidget(box, row + 2 * static_cast<int>(deck) + column / 3, 1 + 2 * (column % 3),
                           1, 2);
            ++column;
        }
    }
}

void HouseForm::layOut() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::small);
    grid->setVerticalSpacing(space::small);
    addProfile(*grid);
    addDecks(*grid, 6);
    grid->setColumnStretch(6, 1);
    auto* later = keyed(new QPushButton(tr("Finish later")), QKeySequence(Qt::Key_Escape));
    connect(later, &QPushButton::clicked, this, &HouseForm::left);
    auto* buttons = rowOfParts({m_takeOver, later, FreeSpace{}});
    addParts(bareColumn(this, space::small),
             {grid, m_faults, m_fault, buttons,
              new TextLabel(TextLevel::Strong, tr("Check the decks")), m_checklist, FreeSpace{}});
    addParts(bareRow(m_head), {wrapped(m_title), FreeSpace{}, m_record});
    QStringList lines;
    for (const QString& line : deckChecklist(m_book.wording().language()))
        lines.append(u"• "_s + line);
    m_checklist->setText(lines.join(u'\n'));
}

void HouseForm::show(const std::optional<PlayerId>& player) {
    if (m_player != player)
        m_offered = 0;
    m_player = player;
    setVisible(player.has_value());
    m_head->setVisible(player.has_value());
    if (player)
        load();
}

void HouseForm::follow() {
    const bool isThere = m_player && m_book.hasEvent() && findPlayer(m_book.event(), *m_player);
    show(isThere ? m_player : std::nullopt);
}

/// A draft takes precedence over the recorded house.
void HouseForm::load() {
    const auto draft = m_book.draft(houseDraft(*m_player));
    const auto kept = draft ? houseTextIn(*draft) : std::nullopt;
    const House* known = houseOf(std::get<StormPlay>(m_book.event().play), *m_player);
    put(kept ? *kept : known ? textOf(*known) : HouseText());
    m_title->setText(playerName(m_book.event(), *m_player));
    showEarlier();
    showAll();
}

void HouseForm::put(const HouseText& text) {
    m_isLoading = true;
    const auto show = [](QLineEdit& field, const QString& typed) {
        if (field.text() != typed) // setting the same text would move the caret
            field.setText(typed);
    };
    show(*m_name, text.name);
    show(*m_homeworld, text.homeworld);
    for (size_t i = 0; i < m_points.size(); ++i)
        show(*m_points[i], text.points[i]);
    show(*m_firstGame, text.firstGame);
    m_sponsor->setCurrentIndex(text.sponsor ? static_cast<int>(*text.sponsor) + 1 : 0);
    const std::vector<Sponsor>* const decks[]
        = {&text.allegiances.imperial, &text.allegiances.house};
    for (size_t deck = 0; deck < m_allegiances.size(); ++deck) {
        for (const auto& [sponsor, id] : idTable(Sponsor()))
            m_allegiances[deck][static_cast<size_t>(sponsor)]->setChecked(
                std::ranges::find(*decks[deck], sponsor) != decks[deck]->end());
    }
    m_fault->setText({});
    m_isLoading = false;
}

HouseText HouseForm::typedText() const {
    HouseText text{.name = m_name->text(),
                   .homeworld = m_homeworld->text(),
                   .points = {m_points[0]->text(), m_points[1]->text(), m_points[2]->text()},
                   .firstGame = m_firstGame->text()};
    text.sponsor = enumFromId<Sponsor>(m_sponsor->currentData().toString());
    std::vector<Sponsor>* const decks[] = {&text.allegiances.imperial, &text.allegiances.house};
    for (size_t deck = 0; deck < m_allegiances.size(); ++deck) {
        for (const auto& [sponsor, id] : idTable(Sponsor())) {
            if (m_allegiances[deck][static_cast<size_t>(sponsor)]->isChecked())
                decks[deck]->push_back(sponsor);
        }
    }
    return text;
}

void HouseForm::keep() {
    if (m_isLoading || !m_player)
        return;
    m_book.succeeded(
        m_book.session().saveDraft(m_book.eventId(), houseDraft(*m_player), draftOf(typedText())));
    m_fault->setText({});
    showAll();
}

/// Of the first recorded game; until then, of the typed number.
std::optional<ExchangeRate> HouseForm::rate(const HouseReading& reading) const {
    const auto known = rateOfFirstGame(m_book.event(), *m_player);
    return known ? known : reading.rate;
}

QString HouseForm::startText(const HouseReading& reading) const {
    const Language& language = m_book.wording().language();
    const StartingHouse start = startingHouse(reading.house.startingPoints, rate(reading));
    QStringList parts{tr("Starts with %1").arg(startingTotals(language, start))};
    if (const auto known = rate(reading))
        parts.append(tr("spice at %n point(s)", nullptr, known->value()));
    else
        parts.append(tr("spice at the rate of the first game"));
    if (start.lostPoints && start.lostPoints->value() > 0)
        parts.append(tr("%n unspent point(s) (is|are) lost", nullptr, start.lostPoints->value()));
    return parts.join(u" · "_s);
}

QString HouseForm::faultsText(const HouseReading& reading) const {
    const Language& language = m_book.wording().language();
    QStringList lines;
    for (const StartingFault fault :
         startingHouse(reading.house.startingPoints, rate(reading)).faults)
        lines.append(startingFault(language, fault));
    for (const DeckFault& fault : deckFaults(reading.house))
        lines.append(deckFault(language, fault));
    return lines.join(u'\n');
}

void HouseForm::showAll() {
    const HouseReading reading = readHouse(typedText());
    m_start->setText(startText(reading));
    m_faults->setText(faultsText(reading), ReasonLine::Weight::Warning);
    const bool hasGame = rateOfFirstGame(m_book.event(), *m_player).has_value();
    m_firstGame->setVisible(!hasGame);
    m_firstGameName->setVisible(!hasGame);
    const bool canWrite = m_book.canWrite();
    for (QLineEdit* field :
         {m_name, m_homeworld, m_points[0], m_points[1], m_points[2], m_firstGame})
        field->setReadOnly(!canWrite);
    m_sponsor->setEnabled(canWrite);
    for (const auto& deck : m_allegiances) {
        for (QCheckBox* box : deck)
            box->setEnabled(canWrite);
    }
    m_record->setEnabled(canWrite);
    m_takeOver->setEnabled(canWrite);
}

namespace {

std::vector<RegisteredHouse> earlierHouses(const OpenBook& book, const PlayerId& player) {
    const Player* known = findPlayer(book.event(), player);
    return known && known->person ? registeredHouses(book.book(), *known->person, book.eventId())
                                  : std::vector<RegisteredHouse>();
}

} // namespace

void HouseForm::showEarlier() {
    const auto earlier = earlierHouses(m_book, *m_player);
    m_takeOver->setVisible(!earlier.empty());
    if (earlier.empty())
        return;
    const RegisteredHouse& offered = earlier[m_offered % earlier.size()];
    setTextAndKey(*m_takeOver,
                  tr("Use %1 from %2")
                      .arg(menuText(offered.house.name.value_or(tr("the house"))),
                           QString::number(offered.year.value())),
                  sequenceOf(DeskKey::TakeOverPlayerPart));
}

void HouseForm::takeOver() {
    if (!m_player || !m_book.canWrite())
        return;
    const auto earlier = earlierHouses(m_book, *m_player);
    if (earlier.empty()) {
        m_book.explain(tr("No other event in this file has a house for this player."));
        return;
    }
    put(textOf(earlier[m_offered % earlier.size()].house));
    ++m_offered;
    showEarlier();
    keep();
    m_record->setFocus(Qt::OtherFocusReason);
}

void HouseForm::discard() {
    if (!m_player)
        return;
    m_book.succeeded(m_book.session().discardDraft(m_book.eventId(), houseDraft(*m_player)));
    load();
}

void HouseForm::startTyping() {
    if (m_player)
        m_name->setFocus(Qt::OtherFocusReason);
}

void HouseForm::record() {
    if (!m_player || !m_book.canWrite())
        return;
    const HouseReading reading = readHouse(typedText());
    m_fault->setText(reading.fault ? houseFaultText(m_book.wording().language(), *reading.fault)
                                   : QString());
    if (reading.fault)
        return;
    const House* known = houseOf(std::get<StormPlay>(m_book.event().play), *m_player);
    const std::optional<House> house
        = reading.house == House() ? std::nullopt : std::optional(reading.house);
    if (house == (known ? std::optional(*known) : std::nullopt))
        discard(); // unchanged: discard the draft
    if (m_book.perform(changeHouse(m_book.event(), *m_player, house)))
        Q_EMIT recorded();
}

bool HouseForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !isPlainEnter(*static_cast<QKeyEvent*>(event)))
        return QWidget::eventFilter(watched, event);
    focusNextChild();
    return true;
}

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
        showMarked(); // the id may belong to another player there
    });
    connect(&m_book, &OpenBook::draftsChanged, this, &HousesPage::showHouses);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HousesPage::showMarked);
    connect(m_list, &QAbstractItemView::activated, this, [this] {
        m_parts->turnToPanel();
        m_form->startTyping();
    });
    connect(m_form, &HouseForm::left, this, &HousesPage::goToList);
    connect(m_form, &HouseForm::recorded, this, &HousesPage::goOn);
    showHouses();
    showMarked();
}

void HousesPage::build() {
    m_list->setModel(m_houses);
    m_list->setNameColumn(HousesModel::Player);
    m_list->setNameColumn(HousesModel::HouseName);
    m_list->setSpareColumns(
        {HousesModel::SponsorName, HousesModel::Spice, HousesModel::Favor, HousesModel::Solaris});
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyState(*m_list,
                   {LineIcon::Players, tr("Players' houses appear here."), tr("Register players")},
                   [this] { Q_EMIT leadsTo(u"players"_s, {}); });
    auto* left = new QWidget;
    addParts(bareColumn(left), {{m_list, 1}});
    auto* bar = new PageBar;
    auto* right = new QWidget;
    addParts(bareColumn(right, space::small), {bar, {new DownArea(m_form), 1}});
    bar->add(m_form->head());
    m_parts = new ListWithPanel(left, right);
    addParts(pageColumn(this), {m_parts->turnRow(), {m_parts, 1}});
}

void HousesPage::makeActions() {
    addAct(tr("&Record"), DeskKey::RecordPlayerPart, [this] { m_form->record(); });
    addAct(tr("&Use an earlier house"), DeskKey::TakeOverPlayerPart,
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
    m_parts->setPanelNeeded(m_houses->rowCount() > 0); // an empty list takes the whole page
    if (m_houses->rowCount() == 0)
        m_form->show(std::nullopt);
    Q_EMIT contextChanged();
}

void HousesPage::showMarked() {
    const QModelIndex current = m_list->currentIndex();
    m_form->show(current.isValid() ? std::optional(m_houses->row(current).player) : std::nullopt);
}

/// Leads to the next player without a house.
void HousesPage::goOn() {
    goToList();
    const auto& rows = m_houses->rows();
    const auto next = std::ranges::find(rows, HouseState::None, &HouseRow::state);
    if (next != rows.end())
        m_list->setCurrentIndex(
            m_houses->index(static_cast<int>(next - rows.begin()), HousesModel::Player));
}

void HousesPage::goToList() {
    m_parts->turnToList();
    m_list->setFocus();
}

void HousesPage::arrive() {
    m_list->setFocus();
}

void HousesPage::reveal(const QString& address) {
    m_list->revealRow(address, HousesModel::Player);
}

void HousesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        goToList();
    else
        Page::keyPressEvent(event);
}

} // namespace mentat

#include "moc_houses_page.cpp"
