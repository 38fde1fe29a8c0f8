#include "ui/heats/clock/call_clock_line.h"

#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr QChar finalLetter = u'F';
constexpr int chosenLetters = 10; // of the player, before it is cut in the closed list

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
    , m_reason(new ReasonLine) {
    setObjectName(u"callClock"_s);
    build();
    hide();
    connect(m_table, &QLineEdit::textChanged, this, &CallClockLine::offerPlayers);
    // What is typed was meant for another event.
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
    // Qt names a box by its choice.
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
    addParts(bareColumn(this), {row});
    for (QWidget* field : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_action),
                           static_cast<QWidget*>(m_whose)})
        field->installEventFilter(this);
    connect(call, &QPushButton::clicked, this, &CallClockLine::call);
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
        m_reason->setText(heatOfTheTables(m_book) ? tr("Type a table number.")
                                                  : tr("No heat has tables yet."));
        m_table->setFocus();
        return;
    }
    const QString whose = m_whose->currentData().toString();
    const ClockWords& words = m_wording.all()[static_cast<size_t>(m_action->currentIndex())];
    const auto called = callClockNow(m_book, *table, *words.rule, PlayerId::fromText(whose));
    if (called) {
        leave();
        return;
    }
    m_reason->setText(m_book.worded(called.error()));
    m_table->setFocus();
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
        // Else the letters of the page below would take it.
        event->accept();
        return true;
    }
    // In the name's list letters find a name.
    const auto all = m_wording.all();
    const auto found = std::ranges::find(all, key.text().front().toUpper(), &ClockWords::letter);
    if (watched == m_whose || found == all.end())
        return false;
    m_action->setCurrentIndex(static_cast<int>(found - all.begin()));
    m_action->setFocus();
    return true;
}

} // namespace mentat
