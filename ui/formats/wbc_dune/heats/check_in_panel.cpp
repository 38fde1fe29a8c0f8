#include "ui/formats/wbc_dune/heats/check_in_panel.h"

#include "app/session/acts.h"
#include "app/session/formats/wbc_dune/heats/check_in_acts.h"
#include "app/session/formats/wbc_dune/heats/heat_acts.h"
#include "app/session/people/registration.h"
#include "model/game_sets.h"
#include "ui/desk/typed_text.h"
#include "ui/formats/wbc_dune/heats/check_in_field.h"
#include "ui/formats/wbc_dune/heats/heat_text.h"
#include "ui/formats/wbc_dune/shown_heat.h"
#include "ui/lists/list_table.h"
#include "ui/look/fitting/wrapping_row.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>
#include <QSortFilterProxyModel>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In letters of the font.
constexpr int roomForFrom = 72;
constexpr int roomForCopies = 54;
constexpr int roomForPlays = 42;

const QString& columnsKey() {
    static const QString key = u"check-in/columns"_s;
    return key;
}

} // namespace

CheckInPanel::CheckInPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_field(new CheckInField)
    , m_list(new ListTable(pageContext.theme, tr("Check-in")))
    , m_model(new CheckInModel(this))
    , m_order(new QSortFilterProxyModel(this))
    , m_paper(new QCheckBox(tr("Paper list (F4)")))
    , m_thoseOfFirst(new QPushButton)
    , m_counts(new TextLabel(TextLevel::Strong)) {
    build();
    makeActs();
    connectBook();
}

CheckInPanel::~CheckInPanel() {
    m_pageContext.preferences.setState(columnsKey(), m_list->horizontalHeader()->saveState());
}

void CheckInPanel::build() {
    m_field->setObjectName(u"checkInField"_s);
    m_list->setObjectName(u"checkInList"_s);
    m_counts->setObjectName(u"checkInCounts"_s);
    m_order->setSourceModel(m_model);
    m_order->setSortRole(sortRole);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_order->setSortLocaleAware(true);
    m_list->setModel(m_order);
    restoreOrder();
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setWideColumn(CheckInModel::Name);
    for (const int column :
         {CheckInModel::From, CheckInModel::Plays, CheckInModel::Copies, CheckInModel::State})
        m_list->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->setEmptyText(tr("Nobody is in yet. Type a few letters of a name, or scan a badge, "
                            "then Enter."));
    m_list->installEventFilter(this);
    m_counts->setWordWrap(true);

    auto* below = new WrappingRow;
    below->setSpacing(space::small);
    below->addWidget(m_paper);
    below->addWidget(m_thoseOfFirst);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::small);
    column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Check in")));
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addLayout(below);
    column->addWidget(m_counts);

    connectParts();
    m_thoseOfFirst->hide();
}

void CheckInPanel::connectParts() {
    connect(m_field, &QLineEdit::textChanged, this, &CheckInPanel::showRows);
    connect(m_field, &CheckInField::entered, this, [this] {
        if (m_paper->isChecked())
            tickMarked();
        else if (!m_field->text().trimmed().isEmpty())
            checkInMarked(false);
    });
    connect(m_field, &CheckInField::pressed, this, &CheckInPanel::act);
    connect(m_field, &CheckInField::movedBy, this, &CheckInPanel::moveMark);
    connect(m_list, &QTableView::doubleClicked, this, [this] {
        if (!m_paper->isChecked()) // there a click has ticked it already
            checkInMarked(false);
    });
    connect(m_list, &QTableView::clicked, this, &CheckInPanel::tickClicked);
    connect(m_paper, &QCheckBox::toggled, this, &CheckInPanel::showPaperList);
    connect(m_thoseOfFirst, &QPushButton::clicked, this, &CheckInPanel::tickThoseOfFirst);
    const auto onList = [this](DeskKey key, auto onPress) {
        auto* shortcut = new QShortcut(sequenceOf(key), m_list, this, onPress);
        shortcut->setContext(Qt::WidgetShortcut);
    };
    onList(DeskKey::Tick, &CheckInPanel::tickMarked);
    for (const KeyRow& row : keyTable()) {
        const bool isOthers = row.key == DeskKey::Tick || row.key == DeskKey::PaperList;
        if (row.place == KeyScope::CheckIn && !isOthers)
            onList(row.key, [this, key = row.key] { act(key); });
    }
}

void CheckInPanel::connectBook() {
    const auto changed = [this] {
        m_names.reset();
        m_isStale = true;
        if (isVisible())
            refresh();
    };
    connect(&m_book, &OpenBook::eventChanged, this, changed);
    connect(&m_book, &OpenBook::eventChosen, this, changed);
    connect(&m_book, &OpenBook::peopleChanged, this, [this] { m_names.reset(); });
}

void CheckInPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

QSize CheckInPanel::minimumSizeHint() const {
    return QWidget::minimumSizeHint().expandedTo({0, layout()->minimumHeightForWidth(width())});
}

void CheckInPanel::refresh() {
    if (!m_isStale)
        return;
    m_isStale = false;
    showRows();
    showCounts();
}

bool CheckInPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey
        = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_list || !isKey)
        return QWidget::eventFilter(watched, event);
    const auto& typed = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // A letter is the beginning of a name here, not the key of a table.
        const QString letter = typedText(typed);
        const bool isLetter = !letter.isEmpty() && letter.front().isLetterOrNumber();
        if (isLetter)
            event->accept();
        return isLetter;
    }
    switch (typed.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return false;
    default: break;
    }
    if (typed.matches(QKeySequence::Copy))
        return false;
    if (!typedText(typed).isEmpty() && !m_paper->isChecked())
        typeOn(*static_cast<QKeyEvent*>(event));
    else
        QCoreApplication::sendEvent(m_field, event);
    return true;
}

void CheckInPanel::setHeat(std::optional<HeatNumber> heat) {
    m_heat = heat;
    setEnabled(heat.has_value());
    m_field->clear();
    m_paper->setChecked(false); // it was for the heat that was shown
    const auto first = firstHeat();
    if (first)
        m_thoseOfFirst->setText(tr("Tick those of heat %1").arg(first->value()));
    m_thoseOfFirst->setVisible(first && m_paper->isChecked());
    m_isStale = true;
    if (isVisible())
        refresh();
}

const Heat* CheckInPanel::heat() const {
    return shownHeat(m_book, m_heat);
}

std::optional<HeatNumber> CheckInPanel::firstHeat() const {
    const DunePlay* play = shownPlay(m_book);
    if (!play || !m_heat || play->heats.empty() || play->heats.front().number == *m_heat)
        return std::nullopt;
    return play->heats.front().number;
}

void CheckInPanel::focusField() {
    m_field->setFocus();
    m_field->selectAll();
}

void CheckInPanel::typeOn(QKeyEvent& key) {
    m_field->setFocus();
    QCoreApplication::sendEvent(m_field, &key);
}

void CheckInPanel::showRows() {
    if (!heat()) {
        m_model->setRows({});
        return;
    }
    const Event& event = m_book.event();
    const QString query = m_field->text();
    chooseColumns();
    applyOrder();
    const auto kept = m_list->currentIndex().data(keyRole).toString();
    if (m_paper->isChecked()) {
        m_model->setRows(paperRows(query));
    } else if (!isSearch()) {
        m_model->setRows(rowsOfAttendance(event, *m_heat));
    } else {
        if (!m_names)
            m_names = std::make_unique<DeskNames>(m_book.book(), event);
        m_model->setRows(rowsOfQuery(m_book.book(), event, *m_heat, *m_names, query));
    }
    // Of two people with one badge none is marked: Enter alone decides nothing.
    m_isSharedBadge = isSearch() && NameSearch::asksForBadge(query) && m_model->rowCount() > 1;
    if (m_isSharedBadge) {
        m_list->setCurrentIndex({});
        return;
    }
    const int again = m_paper->isChecked() ? m_model->rowOf(kept) : -1;
    mark(std::max(again, 0));
}

void CheckInPanel::chooseColumns() {
    if (!m_book.hasEvent())
        return;
    // Where there is little room, the name and whether somebody is in are what counts; of whom is
    // looked for, the home.
    const int letters = width() / fontMetrics().averageCharWidth();
    m_list->setColumnHidden(CheckInModel::Plays,
                            letters < roomForPlays || !hasExpansion(m_book.event()));
    m_list->setColumnHidden(CheckInModel::From, !isSearch() && letters < roomForFrom);
    m_list->setColumnHidden(CheckInModel::Copies, letters < roomForCopies);
}

void CheckInPanel::restoreOrder() {
    QHeaderView& header = *m_list->horizontalHeader();
    header.setSortIndicatorClearable(true);
    header.setSortIndicator(-1, Qt::AscendingOrder); // as they came in
    header.restoreState(m_pageContext.preferences.state(columnsKey()));
    header.setSectionsClickable(true);
    connect(&header, &QHeaderView::sortIndicatorChanged, this, &CheckInPanel::applyOrder);
}

void CheckInPanel::applyOrder() {
    QHeaderView& header = *m_list->horizontalHeader();
    header.setSortIndicatorShown(!isSearch() && header.sortIndicatorSection() >= 0);
    m_order->sort(isSearch() ? -1 : header.sortIndicatorSection(), header.sortIndicatorOrder());
}

bool CheckInPanel::isSearch() const {
    return !m_paper->isChecked() && !m_field->text().trimmed().isEmpty();
}

void CheckInPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    chooseColumns();
    updateGeometry(); // its counts have other lines
}

void CheckInPanel::showCounts() {
    const Heat* shown = heat();
    m_counts->setText(shown ? attendanceText(m_book.event(), *shown) : QString());
}

void CheckInPanel::mark(int row) {
    if (row < m_model->rowCount())
        m_list->setCurrentIndex(m_order->mapFromSource(m_model->index(row, 0)));
}

const CheckInRow* CheckInPanel::marked() const {
    const QModelIndex index = m_order->mapToSource(m_list->currentIndex());
    return index.isValid() ? &m_model->row(index) : nullptr;
}

void CheckInPanel::moveMark(int rows) {
    const int last = m_order->rowCount() - 1;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, std::max(last, 0));
    if (row <= last)
        m_list->setCurrentIndex(m_order->index(row, 0));
}

void CheckInPanel::act(DeskKey key) {
    switch (key) {
    case DeskKey::BroughtCopy:
        changeMarked([](Player& player) {
            const int copies = player.copies ? player.copies->value() : 0;
            player.copies = Count(copies > 0 ? 0 : 1);
        });
        break;
    case DeskKey::ChangePreference:
        if (!hasExpansion(m_book.event()))
            break;
        changeMarked([](Player& player) {
            switch (player.preference) {
            case Preference::Base: player.preference = Preference::Expansion; break;
            case Preference::Expansion: player.preference = Preference::Either; break;
            case Preference::Either: player.preference = Preference::Base; break;
            }
        });
        break;
    case DeskKey::PlaysIfNeeded: checkInMarked(true); break;
    case DeskKey::TakeOut: takeOutMarked(); break;
    case DeskKey::PaperList: m_paper->toggle(); break;
    default: break;
    }
}

Result<Change> CheckInPanel::checkInChange(const CheckInRow& row, bool onlyIfNeeded) const {
    const Event& event = m_book.event();
    if (const auto* id = std::get_if<PlayerId>(&row.who))
        return onlyIfNeeded ? playIfNeeded(event, *m_heat, *id) : checkIn(event, *m_heat, *id);
    const PlayerId next = nextPlayerId(event);
    const auto* person = std::get_if<PersonId>(&row.who);
    const Player player = person ? playerOf(*findPerson(m_book.book(), *person), next)
                                 : newPlayer(*Name::fromText(row.name), next);
    return registerForHeat(m_book.book(), event, *m_heat, player, onlyIfNeeded);
}

void CheckInPanel::checkInMarked(bool onlyIfNeeded) {
    const CheckInRow* row = marked();
    if (!row && m_isSharedBadge)
        m_book.say(Gravity::Refused, tr("Several people have this badge. Choose one by the arrow "
                                        "keys, then Enter."));
    if (!row || !heat())
        return;
    const CheckInRow in = *row;
    // Ctrl+D on somebody who plays only if needed: plays after all.
    const bool backIn = onlyIfNeeded && in.state == CheckInState::OnlyIfNeeded;
    const bool hasTables = !heat()->games.empty();
    const QString typed = m_field->text().simplified();
    if (!m_book.perform(checkInChange(in, onlyIfNeeded && !backIn)))
        return;
    if (in.isNear)
        m_book.say(Gravity::Note,
                   tr("%1 is in. “%2” was typed: Ctrl+Z takes it back.").arg(in.name, typed));
    // setText leaves the field nothing to undo: Ctrl+Z takes the check-in back.
    m_field->setText({});
    showRows();
    // The same key again takes it back: the mark stays with the newest of those on standby.
    if (onlyIfNeeded && !backIn && !m_paper->isChecked())
        mark(static_cast<int>(heat()->entrants.size()));
    if (hasTables && !heat()->entrants.empty() && (!onlyIfNeeded || backIn))
        Q_EMIT latecomer(heat()->entrants.back());
}

void CheckInPanel::changeMarked(void (*change)(Player&)) {
    const CheckInRow* row = marked();
    const auto* id = row ? std::get_if<PlayerId>(&row->who) : nullptr;
    const Player* known = id ? findPlayer(m_book.event(), *id) : nullptr;
    if (!known)
        return;
    Player player = *known;
    change(player);
    m_book.perform(changePlayer(m_book.book(), m_book.event(), player));
}

void CheckInPanel::takeOutMarked() {
    const CheckInRow* row = marked();
    if (const auto* id = row ? std::get_if<PlayerId>(&row->who) : nullptr)
        m_book.perform(checkOut(m_book.event(), *m_heat, *id));
}

} // namespace mentat
