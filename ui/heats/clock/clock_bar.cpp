#include "ui/heats/clock/clock_bar.h"

#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/clock/clock_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr QChar finalLetter = u'F';
constexpr int chosenLetters = 10; // of the player's name, before the closed list elides it
constexpr int reasonLetters = 30; // in a line beside the fields; with less room, below them

QString nobodyMeant() {
    return CallClockLine::tr("whose: –");
}

} // namespace

CallClockLine::CallClockLine(OpenBook& book, std::span<const ClockWords> words, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_wording(book.wording().language(), words)
    , m_table(named(new QLineEdit, u"callClockTable"_s, tr("Call the clock: table")))
    , m_action(named(new QComboBox, u"callClockAction"_s, tr("Call the clock: action")))
    , m_whose(named(new QComboBox, u"callClockWhose"_s, tr("Call the clock: whose action")))
    , m_reason(named(new ReasonLine, u"callClockReason"_s)) {
    setObjectName(u"callClock"_s);
    build();
    hide();
    connect(m_table, &QLineEdit::textChanged, this, &CallClockLine::offerPlayers);
    // Typed text was meant for the other event.
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        if (!isHidden())
            leave();
    });
}

void CallClockLine::build() {
    m_table->setMaxLength(3);
    m_table->setMaximumWidth(m_table->fontMetrics().horizontalAdvance(u"0000"_s) + space::page);
    for (const ClockWords& words : m_wording.all())
        m_action->addItem(
            u"%1 · %2 %3"_s.arg(words.letter).arg(m_wording.name(words), clockLimit(*words.rule)));
    // Qt announces a combo box by its current item.
    m_action->setAccessibleDescription(m_action->accessibleName());
    m_whose->setAccessibleDescription(m_whose->accessibleName());
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_whose->setMinimumContentsLength(
        std::max(chosenLetters, static_cast<int>(nobodyMeant().size())));
    auto* call = new QPushButton(tr("Call"));
    setTextAndKey(*call, call->text(), QKeySequence(Qt::Key_Return));

    auto* row = new WrappingRow;
    row->setSpacing(space::small);
    row->addWidget(new QLabel(tr("Call the clock: table")));
    row->addWidget(m_table);
    row->addWidget(m_action);
    row->addWidget(m_whose);
    row->addWidget(call);
    row->addWidget(m_reason, 1);
    addParts(bareColumn(this), {FreeSpace{}, row, FreeSpace{}}); // beside the page's title
    for (QWidget* field : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_action),
                           static_cast<QWidget*>(m_whose)})
        field->installEventFilter(this);
    connect(call, &QPushButton::clicked, this, &CallClockLine::call);
}

void CallClockLine::refuse(const QString& reason) {
    m_reason->setMinimumWidth(0);
    m_reason->setText(reason);
    m_reason->setMinimumWidth(
        std::min(m_reason->sizeHint().width(), reasonLetters * fontMetrics().averageCharWidth()));
    m_table->setFocus();
}

void CallClockLine::open() {
    if (isHidden())
        m_focusBefore = QApplication::focusWidget();
    m_reason->setText({});
    m_table->setText(isFinalMeant(m_book) ? QString(finalLetter) : QString());
    const auto all = m_wording.all();
    const auto usual = std::ranges::find_if(all, &ClockWords::isUsual);
    m_action->setCurrentIndex(static_cast<int>(usual - all.begin()));
    offerPlayers();
    show();
    Q_EMIT opened();
    m_table->setFocus();
    m_table->selectAll();
}

void CallClockLine::leave() {
    hide();
    Q_EMIT opened();
    if (m_focusBefore)
        m_focusBefore->setFocus();
}

std::optional<GameAddress> CallClockLine::place() const {
    const QString typed = m_table->text().trimmed();
    if (typed.compare(finalLetter, Qt::CaseInsensitive) == 0)
        return finalAddress(m_book.event());
    const auto heat = heatOfTheTables(m_book);
    const auto table = TableNumber::fromInt(typed.toInt());
    return heat && table ? std::optional(GameAddress{*heat, *table}) : std::nullopt;
}

void CallClockLine::offerPlayers() {
    m_whose->clear();
    m_whose->addItem(nobodyMeant());
    const auto table = place();
    for (const PlayerId& player :
         table ? playersAt(m_book.event(), *table) : std::vector<PlayerId>())
        m_whose->addItem(playerName(m_book.event(), player), player.text());
    m_whose->setEnabled(m_whose->count() > 1);
}

void CallClockLine::call() {
    const auto table = place();
    if (!table) {
        refuse(heatOfTheTables(m_book) ? tr("Type a table number.")
                                       : tr("No heat has tables yet."));
        return;
    }
    const QString whose = m_whose->currentData().toString();
    const ClockWords& words = m_wording.all()[static_cast<size_t>(m_action->currentIndex())];
    const auto called = callClockNow(m_book, *table, *words.rule, PlayerId::fromText(whose));
    if (called) {
        leave();
        return;
    }
    refuse(m_book.worded(called.error()));
    m_table->selectAll();
}

void CallClockLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        call();
    else if (event->key() == Qt::Key_Escape)
        leave();
    else
        QWidget::keyPressEvent(event);
}

bool CallClockLine::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::KeyPress;
    if (!pressed && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (typedText(key).isEmpty())
        return false;
    if (!pressed) {
        // Otherwise the page below would take the letter.
        event->accept();
        return true;
    }
    // In the list of names, letters find a name.
    const auto all = m_wording.all();
    const auto found = std::ranges::find(all, key.text().front().toUpper(), &ClockWords::letter);
    if (watched == m_whose || found == all.end())
        return false;
    m_action->setCurrentIndex(static_cast<int>(found - all.begin()));
    m_action->setFocus();
    return true;
}

ClockBar::ClockBar(const PageContext& pageContext, std::span<const ClockWords> words)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_wording(m_book.wording().language(), words)
    , m_clocks(new RunningClocks(pageContext.book, this))
    , m_next(new QWidget)
    , m_nextRow(new QHBoxLayout(m_next))
    , m_icon(new QLabel)
    , m_text(named(new TextLabel(TextLevel::Strong), u"nextCalledClock"_s))
    , m_done(named(new QToolButton, u"nextCalledClockDone"_s))
    , m_line(new CallClockLine(pageContext.book, words)) {
    build();
    addKeys();
    connect(m_clocks, &RunningClocks::looked, this, &ClockBar::showNext);
    connect(m_clocks, &RunningClocks::ranOut, this, &ClockBar::announce);
    connect(m_done, &QToolButton::clicked, this, &ClockBar::dismissNext);
    connect(m_line, &CallClockLine::opened, this, &ClockBar::showNext);
    showNext();
}

void ClockBar::build() {
    setAutoFillBackground(true); // covers the header's text below it
    m_text->setTextFormat(Qt::PlainText);
    m_done->setAutoRaise(true);
    m_done->setIcon(lineIcon(LineIcon::Close));
    m_nextRow->setContentsMargins(0, 0, 0, 0);
    m_nextRow->setSpacing(space::tight);
    m_nextRow->addStretch(1);
    m_nextRow->addWidget(m_icon);
    m_nextRow->addWidget(m_text);
    m_nextRow->addWidget(m_done);
    auto* column = new QVBoxLayout(this);
    // Takes no space while both are hidden.
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_next);
    column->addWidget(m_line);
}

void ClockBar::addKeys() {
    addAction(makeAct(this, tr("Call the clock"), DeskKey::CallClock, [this] { m_line->open(); }));
    addAction(makeAct(this, tr("Dismiss the called clock"), DeskKey::DismissClock,
                      &ClockBar::dismissNext));
}

void ClockBar::showNext() {
    const auto& shown = m_clocks->shown();
    m_next->setVisible(!shown.empty() && m_line->isHidden());
    if (shown.empty())
        return;
    const CalledClock& next = shown.front();
    const QDateTime now = m_book.nowUtc();
    QString text = m_wording.line(next, now);
    if (shown.size() > 1)
        text = tr("%1 (+%2)", "a called clock, and how many others there are")
                   .arg(text, QString::number(shown.size() - 1));
    if (text != m_text->text()) {
        m_text->setText(text);
        m_text->setAccessibleName(text);
        breakLongText();
        const QString place = clockPlace(m_book.wording().language(), next.table);
        m_done->setAccessibleName(tr("Dismiss the clock: %1").arg(place));
        m_done->setToolTip(
            tr("Dismiss the clock: %1 (%2)").arg(place, keyName(DeskKey::DismissClock)));
    }
    const bool over = isOver(next, now);
    if (m_isOver != over) {
        m_isOver = over;
        showClockIcon(*m_icon, over);
    }
}

/// One line at the right end, or several if it does not fit.
void ClockBar::breakLongText() {
    const int beside = m_icon->sizeHint().width() + m_done->sizeHint().width()
                       + 2 * (space::page + space::tight);
    const bool isLong = beside + m_text->fontMetrics().horizontalAdvance(m_text->text()) > width();
    m_text->setWordWrap(isLong);
    m_nextRow->setStretchFactor(m_text, isLong ? 1 : 0);
    m_nextRow->setStretch(0, isLong ? 0 : 1);
}

void ClockBar::dismissNext() {
    if (!m_clocks->shown().empty())
        m_clocks->dismiss(CalledClock(m_clocks->shown().front()));
}

void ClockBar::announce(const CalledClock& clock) {
    setAccessibleName(m_wording.line(clock, m_book.nowUtc()));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (!m_pageContext.preferences.choices().sound)
        return;
    QApplication::beep();
    QApplication::alert(window());
}

void ClockBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    breakLongText();
}

void ClockBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_isOver.reset();
    showNext();
}

} // namespace mentat

#include "moc_clock_bar.cpp"
