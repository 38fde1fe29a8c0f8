#include "ui/heats/final/line_up_view.h"

#include "app/session/acts.h"
#include "app/session/rounds/line_up_acts.h"
#include "model/people/names.h"
#include "reports/wording/heats/line_up_wording.h"
#include "scoring/heats/heats_scoring.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/final/line_up_panel.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/shown_round.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

PhoneNumbersDialog::PhoneNumbersDialog(OpenBook& book, const std::vector<PlayerId>& players,
                                       QWidget* parent)
    : QDialog(parent)
    , m_book(book) {
    setObjectName(u"phonesDialog"_s);
    setWindowTitle(tr("Phone numbers to call"));
    auto* numbers = new QWidget;
    auto* fields = new QGridLayout(numbers);
    fields->setContentsMargins({});
    fields->setHorizontalSpacing(space::medium);
    fields->setVerticalSpacing(space::tight);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new DownArea(numbers)); // with large letters, higher than a small screen
    const int rows = (static_cast<int>(players.size()) + 1) / 2;
    for (size_t i = 0; i < players.size(); ++i)
        addField(*fields, players[i], static_cast<int>(i), rows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

/// Fills two columns, the top of the standings on the left.
void PhoneNumbersDialog::addField(QGridLayout& fields, const PlayerId& player, int position,
                                  int rows) {
    const Player* known = findPlayer(m_book.event(), player);
    if (!known)
        return;
    auto* line = new QLineEdit(known->phone.value_or(QString()));
    line->setObjectName(u"phone%1"_s.arg(position + 1));
    const QString name = calledName(m_book.event(), *known);
    line->setAccessibleName(tr("Phone of %1").arg(name));
    auto* label = new QLabel(u"%1 %2"_s.arg(position + 1).arg(name));
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(line);
    const int side = 2 * (position / rows);
    fields.addWidget(label, position % rows, side);
    fields.addWidget(line, position % rows, side + 1);
    constexpr int digits = 18; // including the country code
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * digits + 2 * space::small);
    line->setReadOnly(!m_book.canWrite());
    connect(line, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
    connect(line, &QLineEdit::editingFinished, this,
            [this, player, line] { save(player, line->text().trimmed()); });
}

void PhoneNumbersDialog::save(const PlayerId& player, const QString& typed) {
    const Player* known = findPlayer(m_book.event(), player);
    const auto phone = typed.isEmpty() ? std::nullopt : std::optional(typed);
    if (!known || known->phone == phone)
        return;
    Player changed = *known;
    changed.phone = phone;
    m_book.perform(changePlayer(m_book.book(), m_book.event(), changed));
}

namespace {

// In letters of the font.
constexpr int roomForListAndLineUp = 120; // for list and line-up side by side
constexpr int panelLetters = 50;
constexpr int leftLetters = 50;  // widest text around a narrow list
constexpr int linesBelow = 6;    // lines shown below a focused field: its buttons
constexpr int linesOfList = 12;  // lowest height before the whole view scrolls

/// What the view scrolls. As long as all else has room, the list scrolls by itself; then it is
/// whole: never a bar within a bar.
class ListAndLineUp final : public QWidget {
public:
    explicit ListAndLineUp(const ListTable& list) : m_list(list) {}

    [[nodiscard]] int heightForWidth(int width) const override {
        const int whole = QWidget::heightForWidth(width);
        const int spare = std::max(0, m_list.sizeHint().height() - m_list.minimumHeight());
        const int room = parentWidget()->height();
        return whole - spare > room ? whole : std::min(whole, room);
    }

private:
    const ListTable& m_list;
};

} // namespace

LineUpView::LineUpView(const PageContext& pageContext, const HeatsWindow& format)
    : m_book(pageContext.book)
    , m_format(format)
    , m_model(new ReportTableModel(this))
    , m_left(new QWidget)
    , m_list(named(new ListTable(pageContext.theme, tr("Call list")), u"callList"_s))
    , m_keys(wrapped(new TextLabel(TextLevel::Weak)))
    , m_affected(named(new ReasonLine, u"affectedFinalists"_s))
    , m_ties(named(new ReasonLine, u"finalTies"_s))
    , m_late(named(new ReasonLine, u"lateFinalist"_s))
    , m_panel(new LineUpPanel(pageContext, format))
    , m_area(new QScrollArea)
    , m_sides(new QBoxLayout(QBoxLayout::LeftToRight)) {
    build();
    makeActions();
    connect(m_panel, &LineUpPanel::left, this, &LineUpView::arrive);
    connect(m_panel, &LineUpPanel::lineUpClosed, this, [this] {
        m_area->verticalScrollBar()->setValue(0); // the question below is answered
        Q_EMIT left();
    });
    connect(m_panel, &LineUpPanel::typingHere, this, &LineUpView::showFocus);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_name = finalName();
        m_callsRead.clear();
        m_late->setText({});
    });
}

void LineUpView::showRound(const std::optional<RoundId>& round) {
    const Name name = round && round->isAdvanced() ? *round->stage() : finalName();
    if (name == m_name)
        return;
    m_name = name;
    m_callsRead.clear();
    m_made.clear();
    m_late->setText({});
    m_panel->startOver();
    m_list->setCurrentIndex({});
}

QWidget* LineUpView::barActs() const {
    return m_panel->acts();
}

bool LineUpView::hasTables() const {
    const HeatsPlay* play = shownPlay(m_book);
    const PlayedStage* stage = play ? findStage(*play, m_name) : nullptr;
    return stage && !stage->games.empty();
}

bool LineUpView::comesFirst() const {
    return !m_round.details.closed && !hasTables();
}

QString LineUpView::stateText() const {
    return m_round.details.closed ? tr("line-up closed") : tr("line-up provisional");
}

void LineUpView::build() {
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* none = new EmptyState(
        *m_list,
        {LineIcon::Players,
         m_format.hasStages ? tr("The line-up appears once the previous round is over and its ties "
                                 "are rolled.")
                            : tr("The line-up appears after the first result."),
         tr("Type a result")},
        [this] { Q_EMIT leadsTo(u"results"_s, {}); });
    none->button().setObjectName(u"toResults"_s);
    none->leadToNextStep();
    m_list->installEventFilter(this);
    m_keys->setText(tr("T told · C confirmed · N no answer · X can't play · Space here · "
                       "Enter details · Delete clears"));

    // Parts that come and go are below the rows, so that a click never misses its row.
    addParts(bareColumn(m_left, space::small), {{m_list, 1}, m_late, m_affected, m_ties, m_keys});
    auto* inner = new ListAndLineUp(*m_list);
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(space::page);
    addParts(m_sides, {{m_left, nearlyAll}, m_panel, FreeSpace{}});
    m_leftShare = m_sides->stretch(0);
    inner->setLayout(m_sides);
    m_area->setWidget(inner);
    makeBare(*m_area);
    addParts(bareColumn(this), {m_area});
}

void LineUpView::makeActions() {
    const auto add = [this](const QString& text, auto onAct) {
        m_acts.push_back(makeAct(this, text, {}, onAct));
        return m_acts.back();
    };
    // The list handles the letters itself: elsewhere they are typed.
    add(tr("&Told (T)"), [this] { act(DeskKey::Told); });
    add(tr("&Confirmed (C)"), [this] { act(DeskKey::Confirmed); });
    add(tr("&No answer (N)"), [this] { act(DeskKey::NoAnswer); });
    add(tr("Can't play, or not c&oming (X)"), [this] { act(DeskKey::CannotPlay); });
    add(tr("Clear &state (Delete)"), [this] { act(DeskKey::NoCall); });
    add(tr("&Here (Space)"), [this] { act(DeskKey::IsHere); });
    add(tr("&Phone numbers to call…"), [this] { askForPhones(); });
    add(tr("Set start and &deadline"), [this] { m_panel->editTimes(); });
    add(tr("Close &line-up"), [this] {
        m_panel->close();
    })->setShortcut(sequenceOf(DeskKey::CloseLineUp));
    add(tr("&Reopen line-up…"), [this] { m_panel->reopen(); });
}

void LineUpView::askForPhones() {
    std::vector<PlayerId> players;
    for (const CalledPlayer& row : m_called)
        players.push_back(row.player);
    if (players.empty()) {
        m_book.explain(tr("There is no one to call yet: no heat has a result."));
        return;
    }
    PhoneNumbersDialog(m_book, players, this).exec();
}

void LineUpView::readCalls() {
    const auto& calls = m_round.details.calls;
    if (calls == m_callsRead)
        return;
    m_callsRead = calls;
    // Without a readable journal, no call is compared.
    m_made
        = callsMade(m_book.session(), m_book.eventId(), m_name).value_or(std::vector<CallMade>());
}

namespace {

/// Whether any row says more in this column than that nothing is known.
bool isAnySaid(const ReportTableModel& model, const QString& key) {
    const int column = model.columnOf(key);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, column).data().toString();
        if (!text.isEmpty() && text != u"–"_s)
            return true;
    }
    return false;
}

} // namespace

bool LineUpView::readRound() {
    const auto round = heatsScoringOf(m_book.event()).round(m_book.event(), m_name);
    if (round)
        m_round = *round;
    return round.has_value();
}

void LineUpView::refresh() {
    if (!shownPlay(m_book) || !readRound()) {
        m_called.clear();
        m_model->setTable({});
        return;
    }
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    readCalls();
    const ReportRequest request = deskRequest(m_book);
    const auto calls = callsList(request, m_round);
    m_called = calls.rows;
    showTable(*m_list, *m_model, tableAt(request, calls, Audience::Desk),
              {u"time"_s, u"finalAnswer"_s, u"whereabouts"_s});
    bool saysMore = false;
    for (const QString& key : {u"phone"_s, u"whereabouts"_s, u"finalAnswer"_s}) {
        const bool isSaid = isAnySaid(*m_model, key);
        m_list->setColumnHidden(m_model->columnOf(key), !isSaid);
        saysMore = saysMore || isSaid;
    }
    // Beside those, columns that appear with the first call would break titles and move the rows.
    for (const QString& key : {u"call"_s, u"time"_s, u"present"_s})
        m_list->setColumnHidden(m_model->columnOf(key), !saysMore && !isAnySaid(*m_model, key));
    // Reserve width for whatever a key writes, so that columns keep their width and titles their
    // lines.
    m_list->keepRoomFor(m_model->columnOf(u"call"_s), callStateText(language, CallState::NoAnswer));
    m_list->keepRoomFor(m_model->columnOf(u"time"_s), language.dayAndTime(m_book.now()));
    m_list->keepRoomFor(m_model->columnOf(u"present"_s), tr("✓ here"));
    const bool any = m_model->rowCount() > 0;
    if (any && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0, 0));
    m_keys->setVisible(any && m_book.canWrite());
    m_affected->setText(affectedText(language, event, m_round, affectedFinalists(m_round, m_made)),
                        ReasonLine::Weight::Warning);
    m_ties->setText(openTiesText(language, event, m_round.advancement, m_format.orderTied),
                    ReasonLine::Weight::Warning);
    if (!m_round.details.closed)
        m_late->setText({});
    m_panel->refresh(m_round);
    fitColumns(*m_list);
    chooseColumns();
}

/// If the line-up is below the list, scrolls to the field with the focus.
void LineUpView::showFocus() {
    QTimer::singleShot(0, this, [this] { // after layout
        QWidget* focus = QApplication::focusWidget();
        if (focus && m_panel->isAncestorOf(focus))
            m_area->ensureWidgetVisible(focus, 0, linesBelow * fontMetrics().height());
    });
}

void LineUpView::arrive() {
    m_list->setFocus();
}

void LineUpView::mark(const PlayerId& player) {
    m_list->revealRow(player.text());
}

const CalledPlayer* LineUpView::marked() const {
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? &m_called[static_cast<size_t>(current.row())] : nullptr;
}

void LineUpView::step() {
    const int next = m_list->currentIndex().row() + 1;
    if (next < m_model->rowCount())
        m_list->setCurrentIndex(m_model->index(next, 0));
}

void LineUpView::act(DeskKey key) {
    m_late->setText({});
    if (!marked())
        return;
    switch (key) {
    case DeskKey::Told: note(CallState::Told); break;
    case DeskKey::Confirmed: note(CallState::Confirmed); break;
    case DeskKey::NoAnswer: note(CallState::NoAnswer); break;
    case DeskKey::CannotPlay: note(CallState::Cannot); break;
    case DeskKey::NoCall: takeBack(); break;
    case DeskKey::IsHere: togglePresent(); break;
    default: break;
    }
}

/// Whether the key changes nothing. Another call without an answer does, and so does telling an
/// alternate that they now play.
bool LineUpView::repeats(const CalledPlayer& row, CallState state) const {
    if (row.state != state || state == CallState::NoAnswer)
        return false;
    const auto made = std::ranges::find(m_made, row.player, &CallMade::player);
    return state == CallState::Cannot || made == m_made.end()
           || made->toPlay == surelyPlays(m_round.advancement, row.player);
}

void LineUpView::note(CallState state) {
    const CalledPlayer row = *marked();
    if (repeats(row, state)) {
        takeBack();
        return;
    }
    if (m_book.perform(noteCall(m_book.event(), m_name, row.player, state, m_book.now())))
        step();
}

void LineUpView::takeBack() {
    m_book.perform(takeBackCall(m_book.event(), m_name, marked()->player));
}

void LineUpView::togglePresent() {
    const CalledPlayer row = *marked();
    if (!m_round.details.closed) {
        // Mark the next one, as after a call; a player unmarked as present stays marked.
        if (m_book.perform(markPresent(m_book.event(), m_name, row.player, !row.present))
            && !row.present)
            step();
        return;
    }
    const QString name = playerName(m_book.event(), row.player);
    if (row.role == FinalRole::Plays)
        m_late->setText(tr("%1 is in the closed line-up.").arg(name), ReasonLine::Weight::Warning);
    else
        m_late->setText(lateText(m_book.wording().language(), name, m_book.now()));
}

bool LineUpView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& typed = *static_cast<QKeyEvent*>(event);
    const bool isEnter = typed.key() == Qt::Key_Return || typed.key() == Qt::Key_Enter;
    if (isEnter && marked()) {
        Q_EMIT leadsTo(u"players"_s, marked()->player.text());
        return true;
    }
    const QKeySequence pressed(typed.keyCombination());
    for (const KeyRow& row : keyTable()) {
        if (row.place == KeyScope::CallList && row.key != DeskKey::CloseLineUp
            && row.sequence == pressed) {
            act(row.key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LineUpView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    chooseColumns();
}

/// Side by side if there is room; hides the less important columns if there is not.
void LineUpView::chooseColumns() {
    const int letter = std::max(1, fontMetrics().averageCharWidth());
    const bool both = width() / letter >= roomForListAndLineUp;
    m_sides->setDirection(both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_panel->setBelow(!both);
    m_panel->setMinimumWidth(both ? panelLetters * letter : 0);
    m_panel->setMaximumWidth(both ? panelLetters * letter : QWIDGETSIZE_MAX);
    m_sides->setStretchFactor(m_left, both ? m_leftShare : 0); // stacked: no hole below the list
    fitColumns(*m_list);
    // Keeps the line-up next to the list in a wide window.
    m_left->setMaximumWidth(both ? std::max(m_list->sizeHint().width(), leftLetters * letter)
                                 : QWIDGETSIZE_MAX);
    if (m_model->rowCount() > 0)
        m_list->setMinimumHeight(
            std::min(linesOfList * fontMetrics().height(), m_list->sizeHint().height()));
}

} // namespace mentat

#include "moc_line_up_view.cpp"
