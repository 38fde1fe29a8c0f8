#include "ui/heats/day/check_in_list.h"

#include "model/event.h"
#include "model/people/names.h"
#include "ui/heats/shown_round.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString columnsKey = u"check-in/columns"_s;

/// Everyone, or those whose name contains the typed text or who have that badge.
std::vector<CheckInRow> paperRows(const Event& event, HeatNumber heat, const QString& typed) {
    auto rows = rowsOfPaperList(event, heat);
    const QString letters = normalizedText(typed);
    const QString badge = badgeNumber(typed);
    if (letters.isEmpty())
        return rows;
    std::erase_if(rows, [&, asksForBadge = NameSearch::asksForBadge(typed)](const CheckInRow& row) {
        const Player* player = findPlayer(event, std::get<PlayerId>(row.who));
        const bool isBadge = player && badgeNumber(player->badge) == badge;
        return !isBadge && (asksForBadge || !normalizedText(row.name).contains(letters));
    });
    return rows;
}

} // namespace

CheckInList::CheckInList(const PageContext& pageContext)
    : ListTable(pageContext.theme, tr("Check-in"))
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_model(new CheckInModel(this))
    , m_order(new QSortFilterProxyModel(this)) {
    setObjectName(u"checkInList"_s);
    build();
}

CheckInList::~CheckInList() {
    m_pageContext.preferences.setState(columnsKey, horizontalHeader()->saveState());
}

void CheckInList::build() {
    m_order->setSourceModel(m_model);
    m_order->setSortRole(sortRole);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_order->setSortLocaleAware(true);
    setModel(m_order);
    restoreKeptOrder();
    setSelectionMode(QAbstractItemView::SingleSelection);
    setNameColumn(CheckInModel::Name);
}

void CheckInList::setPaper(bool paper) {
    m_isPaper = paper;
    m_model->setTicked(paper);
}

void CheckInList::showRows(const QString& typed, qsizetype cursor, MarkedRow mark) {
    const bool hasHeat = shownHeat(m_book, m_heat);
    m_beside = besideNow();
    m_query = hasHeat && !typed.isEmpty() ? names().search.typedQuery(typed, cursor)
                                          : TypedQuery{typed};
    m_query.asked = m_query.asked.simplified();
    setEmptyText(whyNobody());
    if (!hasHeat) {
        m_model->setRows({});
        return;
    }
    chooseColumns();
    applyOrder();
    const auto kept = currentIndex().data(keyRole).toString();
    const auto shown = rows();
    const auto newest = std::ranges::find_if(shown, [](const CheckInRow& row) {
        return row.missed.isEmpty() && row.state != CheckInState::Waits;
    });
    m_model->setRows(shown);
    if (!isSearch())
        keepRoom();
    fitColumns();
    // If two people share a badge, mark neither: Enter alone must not decide.
    m_isSharedBadge = NameSearch::asksForBadge(m_query.asked) && m_model->rowCount() > 1;
    if (m_isSharedBadge) {
        setCurrentIndex({});
        return;
    }
    const bool stays = m_isPaper || mark == MarkedRow::Stays;
    const int again = stays ? m_model->rowOf(kept) : -1;
    // Prefer the newest entrant over waiting guests and missed badges.
    const int meant
        = isSearch() ? rowMeant(shown, m_query.asked) : static_cast<int>(newest - shown.begin());
    markRow(again >= 0 ? again : meant);
}

QString CheckInList::whyNobody() const {
    const Heat* heat = shownHeat(m_book, m_heat);
    const QString& asked = m_query.asked;
    if (asked.isEmpty() && !m_isPaper && heat && !heat->entrants.empty())
        return {};
    if (asked.isEmpty() && !m_isPaper)
        return tr("No one is in yet. Type a few letters of a name, or scan a badge, then press "
                  "Enter.");
    if (NameSearch::asksForBadge(asked))
        return tr("No one has badge %1. Type the name.").arg(asked);
    return m_isPaper ? tr("No one in this event has that name.") : tr("No one has that name.");
}

/// Keeps the column widths while typing filters the rows, so that nothing moves.
void CheckInList::keepRoom() {
    const QFontMetrics metrics = fontMetrics();
    for (int column = 0; column < CheckInModel::ColumnCount; ++column) {
        QString longest;
        int width = 0;
        const auto look = [&](const QString& text) {
            if (const int own = metrics.horizontalAdvance(text); own > width) {
                width = own;
                longest = text;
            }
        };
        for (int row = 0; row < m_model->rowCount(); ++row)
            look(m_model->index(row, column).data().toString());
        if (column == CheckInModel::Name) {
            for (const Player& player : m_book.event().players)
                look(calledName(m_book.event(), player));
        }
        keepRoomFor(column, longest);
    }
}

std::vector<CheckInRow> CheckInList::rows() {
    const Event& event = m_book.event();
    if (m_isPaper)
        return paperRows(event, *m_heat, m_query.asked);
    if (!isSearch())
        return attendance();
    return rowsOfQuery(m_book.book(), event, *m_heat, names(), m_query.asked);
}

std::vector<CheckInRow> CheckInList::attendance() {
    auto rows = rowsOfAttendance(m_book.book(), m_book.event(), *m_heat, m_beside);
    for (CheckInRow& row : rows) {
        if (row.state != CheckInState::Waits)
            break;
        row = guestRow(guestOf(row));
    }
    auto missed = missedRows();
    rows.insert(rows.begin(), std::make_move_iterator(missed.begin()),
                std::make_move_iterator(missed.end()));
    return rows;
}

std::vector<CheckInRow> CheckInList::missedRows() {
    // Avoid preparing names unless needed.
    return m_beside.missed.isEmpty() || !shownHeat(m_book, m_heat)
               ? std::vector<CheckInRow>()
               : rowsOfMissed(m_book.book(), m_book.event(), *m_heat, names(), m_beside.missed);
}

QStringList CheckInList::missed() {
    QStringList badges;
    for (const CheckInRow& row : missedRows())
        badges << row.missed;
    badges.removeDuplicates();
    return badges;
}

const DeskNames& CheckInList::names() {
    if (!m_names)
        m_names = std::make_unique<DeskNames>(m_book.book(), m_book.event());
    return *m_names;
}

BesideCheckIn CheckInList::besideNow() const {
    return shownHeat(m_book, m_heat) ? besideCheckIn(m_book.session(), m_book.eventId(), *m_heat)
                                     : BesideCheckIn();
}

CheckInRow CheckInList::guestRow(const PhoneGuest& guest) {
    // Only newcomers need the prepared names.
    const auto* newcomer = std::get_if<Name>(&guest);
    return rowOfGuest(m_book.book(), m_book.event(), guest,
                      newcomer ? similarName(m_book.book(), names().near, *newcomer) : QString());
}

void CheckInList::chooseColumns() {
    if (!m_book.hasEvent())
        return;
    setColumnHidden(CheckInModel::Plays, !hasVariant(m_book.event()));
    // In a narrow list, keep the name and who is in; while searching, keep the hometown too.
    using enum CheckInModel::Column;
    setSpareColumns(isSearch() ? std::vector<int>{Copies, Plays, From}
                               : std::vector<int>{From, Copies, Plays});
}

void CheckInList::restoreKeptOrder() {
    QHeaderView& header = *horizontalHeader();
    header.setSortIndicatorClearable(true);
    header.setSortIndicator(-1, Qt::AscendingOrder); // in order of arrival
    ListTable::restoreOrder(m_pageContext.preferences.state(columnsKey));
    connect(&header, &QHeaderView::sortIndicatorChanged, this, &CheckInList::applyOrder);
}

void CheckInList::applyOrder() {
    QHeaderView& header = *horizontalHeader();
    header.setSortIndicatorShown(!isSearch() && header.sortIndicatorSection() >= 0);
    m_order->sort(isSearch() ? -1 : header.sortIndicatorSection(), header.sortIndicatorOrder());
}

void CheckInList::markPlayer(const PlayerId& player) {
    const auto found = std::ranges::find_if(m_model->rows(), [&](const CheckInRow& row) {
        const auto* id = std::get_if<PlayerId>(&row.who);
        return id && *id == player;
    });
    markRow(static_cast<int>(found - m_model->rows().begin()));
}

void CheckInList::markRow(int row) {
    if (row < m_model->rowCount())
        setCurrentIndex(m_order->mapFromSource(m_model->index(row, 0)));
    else
        setCurrentIndex({});
}

const CheckInRow* CheckInList::marked() const {
    const QModelIndex index = m_order->mapToSource(currentIndex());
    return index.isValid() ? &m_model->row(index) : nullptr;
}

void CheckInList::moveMark(int rows) {
    const int last = m_order->rowCount() - 1;
    const int row = std::clamp(currentIndex().row() + rows, 0, std::max(last, 0));
    if (row <= last)
        setCurrentIndex(m_order->index(row, 0));
}

} // namespace mentat

#include "moc_check_in_list.cpp"
