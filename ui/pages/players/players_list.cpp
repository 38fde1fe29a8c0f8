#include "ui/pages/players/players_list.h"

#include "model/event.h"
#include "scoring/scoring_kind.h"
#include "ui/desk/keys.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

PlayersProxy::PlayersProxy(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(mentat::sortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

QVariant PlayersProxy::data(const QModelIndex& index, int role) const {
    if (role == Qt::DecorationRole) {
        if (QSortFilterProxyModel::data(index, playersWarningRole).toBool())
            return lineIcon(LineIcon::Warning);
        const bool isNew = index.column() == PlayersModel::Name
                           && QSortFilterProxyModel::data(index, keyRole) == QStringLiteral("new");
        if (isNew)
            return lineIcon(LineIcon::Add);
    }
    return QSortFilterProxyModel::data(index, role);
}

bool PlayersProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const int one = left.data(playersGroupRole).toInt();
    const int two = right.data(playersGroupRole).toInt();
    if (one != two)
        return (one < two) == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

namespace {

constexpr int pageOfRows = 10;

int rowsMovedBy(int key) {
    switch (key) {
    case Qt::Key_Up: return -1;
    case Qt::Key_Down: return 1;
    case Qt::Key_PageUp: return -pageOfRows;
    case Qt::Key_PageDown: return pageOfRows;
    default: return 0;
    }
}

} // namespace

PlayersList::PlayersList(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_preferences(pageContext.preferences)
    , m_search(named(new QLineEdit, u"playerSearch"_s, tr("Find or add a player")))
    , m_list(named(new ListTable(pageContext.theme, tr("Players")), u"playersList"_s))
    , m_model(new PlayersModel(this))
    , m_proxy(new PlayersProxy(this)) {
    build();
    showColumns();
}

PlayersList::~PlayersList() = default;

void PlayersList::build() {
    makeSearchField(*m_search, tr("Find or add a player by name or badge"));
    m_search->installEventFilter(this);
    m_proxy->setSourceModel(m_model);
    m_list->setModel(m_proxy);
    m_list->horizontalHeader()->setSortIndicatorClearable(true);
    m_list->horizontalHeader()->setSortIndicator(PlayersModel::Name, Qt::AscendingOrder);
    m_list->setSortingEnabled(true);
    m_list->setNameColumn(PlayersModel::Name);
    m_list->setNameColumn(PlayersModel::Phone); // never cut a number: the hometown shrinks first
    m_list->setSpareColumns({PlayersModel::Badge, PlayersModel::Plays, PlayersModel::Final,
                             PlayersModel::LastYear, PlayersModel::Heats, PlayersModel::From,
                             PlayersModel::Games, PlayersModel::Phone});
    m_list->installEventFilter(this);

    m_nobody = new EmptyState(*m_list, nobodyWords(), [this] {
        if (m_shown == Shown::Players)
            startTyping();
        else
            Q_EMIT importWanted();
    });
    addParts(bareColumn(this, space::small),
             {rowOfParts({{m_search, nearlyAll}, FreeSpace{}}), {m_list, 1}});
    endWhere(*m_search, *m_list);
    keepSizeWhile(*m_list, *m_search);

    connect(m_search, &QLineEdit::textChanged, this, &PlayersList::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlayersList::markedChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PlayersList::markedChanged);
    connect(m_list, &QTableView::doubleClicked, this, &PlayersList::enter);
    auto* remove = new QShortcut(sequenceOf(DeskKey::RemovePlayer), m_list, this,
                                 &PlayersList::removeWanted);
    remove->setContext(Qt::WidgetShortcut);
}

QString PlayersList::stateKey() const {
    return m_shown == Shown::Players ? u"players/columns"_s : u"people/columns"_s;
}

void PlayersList::saveState() {
    m_preferences.setState(stateKey(), m_list->horizontalHeader()->saveState());
}

void PlayersList::show(Shown shown) {
    if (shown == m_shown)
        return;
    saveState();
    m_shown = shown;
    showColumns();
    m_list->setAccessibleName(shown == Shown::Players ? tr("Players") : tr("Known people"));
    // Here Enter registers a known person.
    m_search->setPlaceholderText(shown == Shown::Players
                                     ? tr("Find or add a player by name or badge")
                                     : tr("Name or badge; Insert adds a new name"));
    refresh(m_source);
}

void PlayersList::showColumns() {
    using enum PlayersModel::Column;
    const QByteArray state = m_preferences.state(stateKey());
    const bool isRestored = m_list->restoreOrder(state);
    if (isRestored) // restoring shows the sort arrow, but does not sort
        m_list->sortByColumn(m_list->horizontalHeader()->sortIndicatorSection(),
                             m_list->horizontalHeader()->sortIndicatorOrder());
    const bool players = m_shown == Shown::Players;
    const bool hasHeats
        = m_book.hasEvent() && kindOf<ScoringKind>(m_book.event()).advancement != nullptr;
    const bool variant = hasHeats && hasVariant(m_book.event());
    std::set<int> shown{Name, From};
    if (!m_narrow)
        shown.insert(Badge);
    if (variant && !m_narrow)
        shown.insert(Plays);
    if (players) {
        shown.insert({Games, Status});
        if (hasHeats)
            shown.insert({Heats, Final});
    } else {
        shown.insert({Phone, LastYear});
    }
    for (int column = 0; column < ColumnCount; ++column)
        m_list->setColumnHidden(column, !shown.contains(column));
    // Reserve the width that search results need.
    m_list->keepRoomFor(Status, players ? tr("not registered") : QString());
    fitColumns(*m_list);
}

void PlayersList::setNarrow(bool narrow) {
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    showColumns();
}

void PlayersList::refresh(const PlayersSource* source) {
    m_source = source;
    const bool wasEmpty = m_model->rowCount() == 0;
    showRows();
    if (!m_list->currentIndex().isValid())
        moveMark(0); // select the first row, so that the panel shows someone
    if (wasEmpty || m_preferences.state(stateKey()).isEmpty())
        showColumns();
    else
        fitColumns(*m_list);
}

EmptyWords PlayersList::nobodyWords() const {
    if (m_shown == Shown::Players)
        return {LineIcon::Players, tr("Players appear here once you type a name and press Enter."),
                tr("Add player")};
    return {LineIcon::Players, tr("Known people who are not in this event appear here."),
            tr("Import a list…")};
}

/// Shown if a search finds no one.
QString PlayersList::emptyText() const {
    if (NameSearch::asksForBadge(query()))
        return tr("No one has this badge. Type a name to find or add someone.");
    return tr("No one else in the file has this name. Press Insert to add it as a new player.");
}

bool PlayersList::isNobodyHere() const {
    return query().isEmpty() && m_model->rowCount() == 0;
}

void PlayersList::showRows() {
    m_nobody->setWords(nobodyWords());
    m_nobody->setApplies(query().isEmpty());
    if (!m_source)
        m_model->setRows({});
    else
        m_model->setRows(m_shown == Shown::Players ? m_source->playersMeant(query())
                                                   : m_source->peopleMeant(query()));
    m_list->setEmptyText(emptyText());
    Q_EMIT markedChanged();
}

void PlayersList::search() {
    showRows();
    // Selects the best match; without text, keeps the selection.
    if (!query().isEmpty() && m_proxy->rowCount() > 0)
        m_list->setCurrentIndex(m_proxy->index(0, 0));
}

void PlayersList::startTyping() {
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

bool PlayersList::isTyping() const {
    return m_search->hasFocus() && !query().isEmpty();
}

QString PlayersList::query() const {
    return m_search->text().trimmed();
}

void PlayersList::clearQuery() {
    m_search->setText({}); // clears the field's undo: Ctrl+Z undoes the act instead
}

std::optional<PlayersRow> PlayersList::marked() const {
    const QModelIndex index = m_proxy->mapToSource(m_list->currentIndex());
    return index.isValid() ? std::optional(m_model->row(index)) : std::nullopt;
}

std::vector<KnownName> PlayersList::markedNames() const {
    std::vector<KnownName> names;
    QModelIndexList selected = m_list->selectionModel()->selectedRows();
    std::sort(selected.begin(), selected.end()); // in the order of the rows, not of selecting
    for (const QModelIndex& index : selected) {
        const PlayersRow& row = m_model->row(m_proxy->mapToSource(index));
        if (const auto* player = std::get_if<PlayerId>(&row.who))
            names.emplace_back(*player);
        else if (const auto* person = std::get_if<PersonId>(&row.who))
            names.emplace_back(*person);
    }
    return names;
}

template <class Kind>
static std::vector<Kind> namesOf(const std::vector<KnownName>& names) {
    std::vector<Kind> some;
    for (const KnownName& name : names) {
        if (const auto* one = std::get_if<Kind>(&name))
            some.push_back(*one);
    }
    return some;
}

std::vector<PlayerId> PlayersList::markedPlayers() const {
    return namesOf<PlayerId>(markedNames());
}

std::vector<PersonId> PlayersList::markedPeople() const {
    return namesOf<PersonId>(markedNames());
}

void PlayersList::mark(const QString& key) {
    const int row = m_model->rowOf(key);
    if (row < 0)
        return;
    const QModelIndex index = m_proxy->mapFromSource(m_model->index(row, 0));
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void PlayersList::moveMark(int rows) {
    const int count = m_proxy->rowCount();
    if (count == 0)
        return;
    const QModelIndex current = m_list->currentIndex();
    const int row = current.isValid() ? std::clamp(current.row() + rows, 0, count - 1) : 0;
    m_list->setCurrentIndex(m_proxy->index(row, 0));
}

void PlayersList::enter() {
    if (const auto row = marked())
        Q_EMIT entered(*row);
}

bool PlayersList::handleListKey(QKeyEvent& event) {
    const QString typed = event.text();
    const bool isLetter = !typed.isEmpty() && typed[0].isPrint() && typed[0] != u' '
                          && !event.modifiers().testFlag(Qt::ControlModifier)
                          && !event.modifiers().testFlag(Qt::AltModifier);
    if (!isLetter)
        return false;
    // Letters search from anywhere in the list.
    m_search->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_search, &event);
    return true;
}

bool PlayersList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        enter();
        return true;
    }
    if (watched == m_list)
        return handleListKey(key) || QWidget::eventFilter(watched, event);
    if (const int rows = rowsMovedBy(key.key())) {
        moveMark(rows);
        return true;
    }
    if (key.key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        clearQuery();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_players_list.cpp"
