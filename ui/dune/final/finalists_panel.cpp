#include "ui/dune/final/finalists_panel.h"

#include "app/session/dune/dune_session.h"
#include "reports/wording/dune/dune_wording.h"
#include "scoring/dune/games/factions.h"
#include "ui/desk/keys.h"
#include "ui/lists/list_delegates.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

FactionChoice::FactionChoice(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactionChoice::setFactions(const std::vector<Faction>& factions) {
    if (factions == m_factions)
        return;
    m_factions = factions;
    makeButtons();
}

void FactionChoice::makeButtons() {
    for (QPushButton* button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (const Faction faction : m_factions) {
        const QString name = m_wording.sideName(faction);
        const QString letter(letterOf(faction));
        auto* button
            = new QPushButton(tr("%1 (%2)", "faction, its letter").arg(name, letter), this);
        button->setObjectName(u"pick%1"_s.arg(letter));
        button->setFocusPolicy(Qt::TabFocus); // a click must not move the focus
        connect(button, &QPushButton::clicked, this, [this, faction] { Q_EMIT chosen(faction); });
        button->show();
        m_buttons.push_back(button);
    }
    paintChips();
    arrange(width(), true);
    updateGeometry();
}

void FactionChoice::paintChips() {
    for (size_t i = 0; i < m_buttons.size(); ++i) {
        const QSize size = chipSize(fontMetrics());
        QPixmap chip(size * devicePixelRatioF());
        chip.setDevicePixelRatio(devicePixelRatioF());
        chip.fill(Qt::transparent);
        QPainter painter(&chip);
        painter.setFont(font());
        paintSideChip(painter, QRect(QPoint(), size), m_factions[i],
                      palette().color(QPalette::ButtonText));
        painter.end();
        m_buttons[i]->setIcon(QIcon(chip));
        m_buttons[i]->setIconSize(size);
    }
}

int FactionChoice::arrange(int width, bool move) const {
    int x = 0;
    int y = 0;
    int lowest = 0;
    for (QPushButton* button : m_buttons) {
        const QSize size = button->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y = lowest + space::tight;
        }
        if (move)
            button->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + space::small;
        lowest = std::max(lowest, y + size.height());
    }
    return lowest;
}

QSize FactionChoice::sizeHint() const {
    int all = 0;
    for (const QPushButton* button : m_buttons)
        all += button->sizeHint().width() + space::small;
    return {all, arrange(std::max(all, 1), false)};
}

QSize FactionChoice::minimumSizeHint() const {
    int widest = 0;
    for (const QPushButton* button : m_buttons)
        widest = std::max(widest, button->sizeHint().width());
    return {widest, 0};
}

int FactionChoice::heightForWidth(int width) const {
    return arrange(width, false);
}

void FactionChoice::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

void FactionChoice::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        paintChips();
        arrange(width(), true);
        updateGeometry();
    }
}

namespace {

bool isKey(DeskKey key, int pressed) {
    return sequenceOf(key) == QKeySequence(pressed);
}

} // namespace

FinalistsPanel::FinalistsPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_model(new FinalistsModel(this))
    , m_table(named(new WholeTable(pageContext.theme, tr("Finalists")), u"finalistsList"_s))
    , m_vote(plainLabel(u"expansionVote"_s))
    , m_left(named(new FactionChoice(pageContext.book.wording()), u"factionsLeft"_s)) {
    build();
    connect(m_left, &FactionChoice::chosen, this, &FinalistsPanel::pickNext);
}

void FinalistsPanel::build() {
    m_table->setModel(m_model);
    m_table->setNameColumn(FinalistsModel::Player);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    auto* factions = new SideDelegate(m_table);
    m_table->setItemDelegateForColumn(FinalistsModel::Picked, factions);
    m_table->setItemDelegateForColumn(FinalistsModel::Plays, factions);
    m_table->installEventFilter(this);
    m_left->setAccessibleName(tr("Factions left"));
    addParts(bareColumn(this, space::small), {m_left, m_table, m_vote});
    setFocusProxy(m_table);
}

void FinalistsPanel::showState(const FinalState& state) {
    const bool isElsewhere
        = state.step != m_state.step || state.picking.next != m_state.picking.next;
    m_state = state;
    m_model->setRows(finalistRows(m_book.event(), state, m_book.wording()));
    m_table->setColumnHidden(FinalistsModel::Vote, !state.hasVote);
    fitColumns(*m_table);
    m_left->setFactions(state.step == FinalStep::Picks ? state.picking.left
                                                       : std::vector<Faction>());
    m_left->setVisible(state.step == FinalStep::Picks);
    m_left->setEnabled(m_book.canWrite());
    showVote(state);
    if (isElsewhere || !m_table->currentIndex().isValid())
        markStep();
}

void FinalistsPanel::showVote(const FinalState& state) {
    m_vote->setVisible(state.hasVote);
    if (state.hasVote)
        m_vote->setText(voteText(m_book.wording().language(), state, [this](const PlayerId& id) {
            return playerName(m_book.event(), id);
        }));
}

FinalistsModel::Column FinalistsPanel::columnOfStep() const {
    switch (m_state.step) {
    case FinalStep::Voting: return FinalistsModel::Vote;
    case FinalStep::Picks: return FinalistsModel::Picked;
    case FinalStep::TakingSeats: return FinalistsModel::SeatAtTable;
    case FinalStep::NoLineUp:
    case FinalStep::ToStart:
    case FinalStep::Playing:
    case FinalStep::ResultDue:
    case FinalStep::Rolls:
    case FinalStep::Placed: return FinalistsModel::Plays;
    }
    Q_UNREACHABLE();
}

/// Marks where the next key goes: the next missing vote, or whoever picks next; nothing once the
/// places are known.
void FinalistsPanel::markStep() {
    if (m_state.step == FinalStep::Placed) {
        m_table->clearSelection();
        return m_table->setCurrentIndex({});
    }
    const auto& rows = m_model->rows();
    const auto isNext = [this](const FinalistRow& row) {
        switch (m_state.step) {
        case FinalStep::Voting: return !row.seat.vote && row.seat.inLineUp;
        case FinalStep::Picks: return row.picksNext;
        case FinalStep::TakingSeats: return !row.seat.number;
        case FinalStep::NoLineUp:
        case FinalStep::ToStart:
        case FinalStep::Playing:
        case FinalStep::ResultDue:
        case FinalStep::Rolls:
        case FinalStep::Placed: return true;
        }
        Q_UNREACHABLE();
    };
    auto found = std::ranges::find_if(rows, isNext);
    if (found == rows.end())
        found = rows.begin();
    if (!rows.empty())
        m_table->setCurrentIndex(
            m_model->index(static_cast<int>(found - rows.begin()), columnOfStep()));
}

void FinalistsPanel::focusStep() {
    markStep();
    m_table->setFocus();
}

const FinalistRow* FinalistsPanel::marked() const {
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? &m_model->row(current) : nullptr;
}

bool FinalistsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress
        && take(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool FinalistsPanel::take(const QKeyEvent& key) {
    const bool isPlain
        = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return isPlain && m_book.canWrite() && press(key.key(), key.text());
}

bool FinalistsPanel::press(int key, const QString& text) {
    const FinalistRow* row = marked();
    if (!row)
        return false;
    if (isKey(DeskKey::TakeBackPick, key) || key == Qt::Key_Delete) {
        clearCell();
        return true;
    }
    if (text.size() != 1 || !text[0].isLetterOrNumber())
        return false;
    auto column = static_cast<FinalistsModel::Column>(m_table->currentIndex().column());
    if (column == FinalistsModel::LineUpPlace || column == FinalistsModel::Player)
        column = columnOfStep();
    return pressIn(column, FinalistRow(*row), text[0].toUpper());
}

/// Takes the row as it was at the key press: acts change the rows.
bool FinalistsPanel::pressIn(FinalistsModel::Column column, const FinalistRow& row, QChar letter) {
    const auto faction = factionOf(letter);
    const int digit = letter.digitValue();
    if (column == FinalistsModel::Vote && isKey(DeskKey::VoteFor, letter.unicode()))
        vote(row, true);
    else if (column == FinalistsModel::Vote && isKey(DeskKey::VoteAgainst, letter.unicode()))
        vote(row, false);
    else if (column == FinalistsModel::Picked && faction)
        pick(row, *faction);
    else if (column == FinalistsModel::Plays && faction)
        m_book.perform(tradeInFinal(m_book.event(), row.seat.player, *faction));
    else if (column == FinalistsModel::SeatAtTable && digit > 0)
        seat(row, SeatNumber(digit));
    return true;
}

/// Backspace and Delete clear the marked vote, or the last pick.
void FinalistsPanel::clearCell() {
    const FinalistRow* row = marked();
    const int column = m_table->currentIndex().column();
    if (column == FinalistsModel::Vote && row->seat.vote)
        m_book.perform(voteOnExpansion(m_book.event(), row->seat.player, std::nullopt));
    else if (column == FinalistsModel::Picked)
        takeBackPick();
}

void FinalistsPanel::takeBackPick() {
    m_book.perform(takeBackLastPick(m_book.event()));
}

/// Moves the mark to the next missing vote.
void FinalistsPanel::vote(const FinalistRow& row, bool inFavor) {
    if (!m_book.perform(voteOnExpansion(m_book.event(), row.seat.player, inFavor)))
        return;
    if (m_state.step != FinalStep::Voting)
        return;
    const int count = m_model->rowCount();
    const int here = m_model->rowOf(row.seat.player.text());
    for (int step = 1; step <= count; ++step) {
        const int next = (here + step) % count;
        const FinalSeat& seat = m_model->rows()[static_cast<size_t>(next)].seat;
        if (!seat.vote && seat.inLineUp) {
            m_table->setCurrentIndex(m_model->index(next, FinalistsModel::Vote));
            return;
        }
    }
}

/// Moves the mark to the next finalist without a seat.
void FinalistsPanel::seat(const FinalistRow& row, SeatNumber number) {
    if (m_book.perform(seatFinalist(m_book.event(), row.seat.player, number))
        && m_state.step == FinalStep::TakingSeats)
        markStep();
}

/// Allows a pick out of turn: the GM decides.
void FinalistsPanel::pick(const FinalistRow& row, Faction faction) {
    const auto turn = m_state.picking.next;
    if (!m_book.perform(pickFaction(m_book.event(), row.seat.player, faction)))
        return;
    if (turn && *turn != row.seat.player && !row.seat.picked)
        m_book.say(Gravity::Note, pickedBeforeText(m_book.wording().language(), row.name,
                                                   playerName(m_book.event(), *turn)));
}

void FinalistsPanel::pickNext(Faction faction) {
    if (m_state.picking.next)
        m_book.perform(pickFaction(m_book.event(), *m_state.picking.next, faction));
    m_table->setFocus();
}

bool FinalistsPanel::drawSeats() {
    return m_book.perform(drawFinalSeats(m_book.event(), m_pageContext.newSeed()));
}

} // namespace mentat

#include "moc_finalists_panel.cpp"
