#include "ui/heats/tables/table_card.h"

#include "model/event.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/players.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

/// Covers the whole card, transparent to the mouse.
class DropFrame final : public QWidget {
public:
    explicit DropFrame(QWidget* parent) : QWidget(parent) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void setSign(DropSign sign) {
        if (sign == m_sign)
            return;
        m_sign = sign;
        setVisible(sign != DropSign::None);
        raise();
        update();
    }
    [[nodiscard]] DropSign sign() const { return m_sign; }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr int frame = 3; // pixels
        QPainter painter(this);
        const Colors& colors = colorsOf(palette());
        flat::drawPanel(painter, rect(),
                        {{},
                         m_sign == DropSign::Free ? colors.good : colors.warning,
                         frame,
                         flat::buttonRadius});
    }

private:
    DropSign m_sign = DropSign::None;
};

TableCard::TableCard(QWidget* parent)
    : QFrame(parent)
    , m_title(new TextLabel(TextLevel::Strong))
    , m_lock(new QLabel)
    , m_state(new TextLabel(TextLevel::Weak))
    , m_cost(new TextLabel(TextLevel::Weak))
    , m_free(new TextLabel(TextLevel::Weak))
    , m_seats(new SeatList)
    , m_frame(new DropFrame(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAcceptDrops(true);

    auto* head = addParts(rowWithin(nullptr, {space::small, 0, space::small, 0}, space::tight),
                          {m_title, m_lock, FreeSpace{}, m_state});
    auto* foot
        = addParts(rowWithin(nullptr, {space::small, 0, space::small, 0}), {{m_cost, 1}, m_free});

    addParts(columnWithin(this, {0, space::small, 0, space::small}, space::tight),
             {head, m_seats, foot, FreeSpace{}});
}

void TableCard::setFace(const TableFace& face) {
    if (m_face == face)
        return;
    m_face = face;
    setObjectName(u"table%1"_s.arg(face.table.value()));
    m_seats->setAccessibleName(face.title);
    m_title->setText(face.title);
    m_state->setText(face.state);
    m_cost->setText(face.cost);
    const size_t most = face.seats.size() + static_cast<size_t>(face.free);
    m_free->setText(face.free > 0 ? tr("%1 of %2").arg(face.seats.size()).arg(most) : QString());
    // Full tables have no such lines, so nine tables fit on a laptop's screen.
    m_cost->setVisible(!face.cost.isEmpty());
    m_free->setVisible(face.free > 0);
    m_lock->setVisible(face.locked);
    if (face.locked) {
        m_lock->setPixmap(linePixmap(LineIcon::Lock, zoomed(16), palette().color(QPalette::Text),
                                     devicePixelRatioF()));
        m_lock->setToolTip(tr("Locked: no one is moved unless you say so"));
        m_lock->setAccessibleName(tr("Locked"));
    }
    m_seats->setLines(face.seats);
}

int TableCard::wholeWidth() const {
    return std::max(m_seats->wholeWidth() + 2 * frameWidth(), minimumSizeHint().width());
}

void TableCard::contextMenuEvent(QContextMenuEvent* event) {
    m_seats->setFocus(Qt::MouseFocusReason);
    if (auto* item = m_seats->itemAt(m_seats->viewport()->mapFromGlobal(event->globalPos())))
        m_seats->setCurrentItem(item);
    Q_EMIT menuWanted(event->globalPos());
}

std::optional<PlayerId> TableCard::seatedAt(const QPoint& place) const {
    return m_seats->playerAt(m_seats->viewport()->mapFrom(this, place));
}

void TableCard::dragEnterEvent(QDragEnterEvent* event) {
    if (SeatList::carried(event->mimeData()))
        event->acceptProposedAction();
}

void TableCard::dragMoveEvent(QDragMoveEvent* event) {
    const auto player = SeatList::carried(event->mimeData());
    if (!player)
        return;
    event->acceptProposedAction();
    const QPoint place = event->position().toPoint();
    Q_EMIT draggedOver(*player, seatedAt(place), mapToGlobal(place));
}

void TableCard::dragLeaveEvent(QDragLeaveEvent* event) {
    QFrame::dragLeaveEvent(event);
    setDropSign(DropSign::None);
}

void TableCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    m_frame->setGeometry(rect());
}

void TableCard::setDropSign(DropSign sign) {
    m_frame->setSign(sign);
}

DropSign TableCard::dropSign() const {
    return m_frame->sign();
}

void TableCard::dropEvent(QDropEvent* event) {
    setDropSign(DropSign::None);
    const auto player = SeatList::carried(event->mimeData());
    if (!player)
        return;
    event->acceptProposedAction();
    Q_EMIT dropped(*player, seatedAt(event->position().toPoint()));
}

namespace {

struct TableFaces {
    Q_DECLARE_TR_FUNCTIONS(TableFaces)

public:
    /// `hasCopy` is absent if no copy was noted in the heat.
    static QString state(const Game& game, std::optional<bool> hasCopy) {
        if (game.isVoid)
            return tr("void");
        if (isBye(game))
            return tr("counts as a win");
        if (hasResult(game))
            return tr("result recorded");
        if (game.end)
            return tr("ended %1").arg(timeText(game.end->time()));
        if (game.start)
            return tr("playing since %1").arg(timeText(game.start->time()));
        return hasCopy == false ? tr("not started · no copy here") : tr("not started");
    }

    /// Why the player has a bye (H1, H8).
    static QString byeReason(const RoundId& round) {
        return round.isHeat() ? tr("Fewest byes so far, then lowest in the standings (H1)")
                              : tr("Top of the line-up (H8)");
    }

    static QString title(const Event& event, const Game& game) {
        if (isBye(game))
            return tr("Bye");
        if (!hasVariant(event))
            return tr("Table %1").arg(game.table.value());
        return game.variant ? tr("Table %1 · expansion").arg(game.table.value())
                            : tr("Table %1 · base").arg(game.table.value());
    }

    static QString seatNote(const Seat& seat, bool hasWon, bool hasCopy) {
        if (hasWon)
            return tr("won");
        if (seat.dropout)
            return seat.excused ? tr("dropped out, excused") : tr("dropped out");
        if (seat.late)
            return tr("late");
        return hasCopy ? tr("copy", "brought a copy of the game") : QString();
    }
};

bool broughtCopy(const PlayerIndex& players, const PlayerId& id) {
    const Player* player = players.find(id);
    return player && player->copies && player->copies->value() > 0;
}

SeatLine lineOf(const PlayerIndex& players, const Seat& seat, bool hasWon, const Wording& wording) {
    const auto side = playedSide(seat);
    return {seat.number,
            seat.player,
            players.nameOf(seat.player),
            side,
            side ? wording.sideName(*side) : QString(),
            TableFaces::seatNote(seat, hasWon, broughtCopy(players, seat.player))};
}

/// Shows the cost only of a table that can still be reseated.
QString costOf(const RoundSeating& seating, const Game& game) {
    if (game.isVoid || game.end || hasResult(game))
        return {};
    const qint64 repeats = seating.costOf(game).seating.repeats;
    if (repeats == 0)
        return TableFaces::tr("no one has met before");
    return TableFaces::tr("%n earlier meeting(s)", nullptr, static_cast<int>(repeats));
}

} // namespace

bool tellsRepeats(const Round& round) {
    const Heat* heat = round.heat();
    return !heat || (heat->draw && heat->draw->avoidRepeats);
}

std::vector<TableFace> tableFaces(const Event& event, const Round& round, const Wording& wording) {
    const bool avoids = round.heat() && tellsRepeats(round);
    const RoundSeating seating(event, round);
    const PlayerIndex players(event);
    const auto hasCopy = [&](const Game& game) {
        return std::ranges::any_of(
            game.seats, [&](const Seat& seat) { return broughtCopy(players, seat.player); });
    };
    const size_t full = tableLimitsOf(event, round.id()).preferred;
    const bool areCounted = std::ranges::any_of(round.games(), hasCopy);
    std::vector<TableFace> faces;
    for (const Game& game : round.games()) {
        TableFace face{
            game.table,
            TableFaces::title(event, game),
            TableFaces::state(game, areCounted ? std::optional(hasCopy(game)) : std::nullopt),
            avoids ? costOf(seating, game) : QString(),
            false,
            0,
            {}};
        if (isBye(game))
            face.cost = TableFaces::byeReason(round.id());
        const bool takesMore = !game.isVoid && !game.end && !hasResult(game);
        face.locked = game.locked && takesMore; // a table that is over never changes by itself
        if (takesMore && game.seats.size() < full)
            face.free = static_cast<int>(full - game.seats.size());
        const auto winners = hasResult(game) ? heatsScoringOf(event).winners(event, game)
                                             : std::vector<PlayerId>();
        for (const Seat& seat : game.seats)
            face.seats.push_back(lineOf(players, seat, isAmong(winners, seat.player), wording));
        faces.push_back(std::move(face));
    }
    return faces;
}

std::vector<TableFace> facesToCome(const Event& event, const std::vector<Game>& games,
                                   const std::vector<PlayerId>& order) {
    const PlayerIndex players(event);
    std::vector<TableFace> faces;
    for (const Game& game : games) {
        const bool hasBye = isBye(game);
        TableFace face{game.table,
                       hasBye ? TableFaces::tr("Bye")
                              : TableFaces::tr("Table %1").arg(game.table.value()),
                       hasBye ? QString() : TableFaces::tr("not seated yet"),
                       hasBye ? TableFaces::tr("Top of the line-up (H8)") : QString(),
                       false,
                       0,
                       {}};
        for (const Seat& seat : game.seats) {
            const auto place = std::ranges::find(order, seat.player) - order.begin();
            face.seats.push_back(
                {seat.number,
                 seat.player,
                 players.nameOf(seat.player),
                 {},
                 {},
                 TableFaces::tr("No. %1", "place among those who play").arg(place + 1)});
        }
        faces.push_back(std::move(face));
    }
    return faces;
}

// In letters of the font.
static constexpr int narrowestCard = 34;
static constexpr int widestCard = 70;

CardArea::CardArea(QWidget* parent) : QScrollArea(parent), m_grid(new QGridLayout) {
    auto* inner = new QWidget;
    addParts(bareColumn(inner), {m_grid, FreeSpace{}});
    m_grid->setSpacing(space::medium);
    setWidget(inner);
    makeBare(*this);
    viewport()->installEventFilter(this);
}

void CardArea::showFaces(const std::vector<TableFace>& faces,
                         const std::function<void(TableCard&)>& prepare) {
    while (m_cards.size() > faces.size()) {
        m_cards.back()->deleteLater();
        m_cards.back()->hide();
        m_cards.pop_back();
        m_columns = 0;
    }
    while (m_cards.size() < faces.size()) {
        m_cards.push_back(new TableCard);
        keepToMeasure(*m_cards.back(), widestCard);
        prepare(*m_cards.back());
        m_columns = 0;
    }
    for (size_t i = 0; i < faces.size(); ++i)
        m_cards[i]->setFace(faces[i]);
    layOut();
}

int CardArea::columnsOf(int cardWidth) const {
    return std::max(1, (viewport()->width() + space::medium) / (cardWidth + space::medium));
}

/// Few enough columns for whole names if all tables still fit on the screen; otherwise as many as
/// fit.
int CardArea::fittingColumns() const {
    const int letter = fontMetrics().averageCharWidth();
    int least = letter * narrowestCard;
    int whole = least;
    for (const TableCard* card : m_cards) {
        least = std::max(least, card->minimumSizeHint().width());
        whole = std::max(whole, card->wholeWidth());
    }
    const int most = columnsOf(least);
    const int fewer = columnsOf(std::min(whole, letter * widestCard));
    return heightIn(fewer) <= viewport()->height() ? fewer : most;
}

int CardArea::heightIn(int columns) const {
    const auto across = static_cast<size_t>(columns);
    int all = -space::medium;
    for (size_t first = 0; first < m_cards.size(); first += across) {
        int row = 0;
        for (size_t i = first; i < std::min(first + across, m_cards.size()); ++i)
            row = std::max(row, m_cards[i]->sizeHint().height());
        all += row + space::medium;
    }
    return all;
}

void CardArea::layOut() {
    const int columns = fittingColumns();
    if (columns == m_columns)
        return;
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 0);
    m_grid->setColumnStretch(m_columns, 0);
    m_columns = columns;
    for (size_t i = 0; i < m_cards.size(); ++i) {
        const int place = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], place / columns, place % columns, Qt::AlignTop);
    }
    // Cards widen up to a comfortable width for reading; the rest stays empty.
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, nearlyAll);
    m_grid->setColumnStretch(columns, 1);
}

void CardArea::showWhole() {
    m_isWhole = true;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(sizePolicy().horizontalPolicy(), QSizePolicy::Minimum);
    updateGeometry();
}

QSize CardArea::minimumSizeHint() const {
    QSize least = QScrollArea::minimumSizeHint();
    if (m_isWhole)
        least.setHeight(widget()->minimumSizeHint().height());
    return least;
}

bool CardArea::eventFilter(QObject* watched, QEvent* event) {
    if (m_isWhole && watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    // The viewport also shrinks when a scroll bar appears.
    if (watched == viewport() && event->type() == QEvent::Resize)
        layOut();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_table_card.cpp"
