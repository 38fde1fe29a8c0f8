#include "ui/pages/journal/journal_filter_bar.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/fields.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/moments/moment_edit.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Keeps what was chosen, by its text.
void offerTexts(QComboBox& list, const QStringList& texts) {
    QStringList present;
    for (int i = 1; i < list.count(); ++i)
        present.append(list.itemText(i));
    if (present == texts)
        return;
    const QSignalBlocker quiet(list);
    const QString chosen = list.currentIndex() > 0 ? list.currentText() : QString();
    while (list.count() > 1)
        list.removeItem(1);
    list.addItems(texts);
    list.setCurrentIndex(chosen.isEmpty() ? 0 : std::max(0, list.findText(chosen)));
    list.setVisible(texts.size() > 1 || list.currentIndex() > 0);
}

/// Invalid where there is none.
QDateTime localTime(const std::optional<VenueTime>& moment) {
    return moment ? QDateTime(moment->date(), moment->time()) : QDateTime();
}

} // namespace

JournalFilterBar::JournalFilterBar(const Clock& clock, QWidget* parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_text(named(new QLineEdit, u"journalText"_s, tr("Words or player")))
    , m_hand(named(new QComboBox, u"journalHand"_s, tr("Who was at the desk")))
    , m_place(named(new QComboBox, u"journalPlace"_s, tr("Heat and table")))
    , m_span(named(new QComboBox, u"journalSpan"_s, tr("Time")))
    , m_range(new QWidget)
    , m_from(new MomentEdit(u"journalFrom"_s, tr("From")))
    , m_to(new MomentEdit(u"journalTo"_s, tr("To"))) {
    build();
    connect(m_text, &QLineEdit::textChanged, this, &JournalFilterBar::wishChanged);
    for (QComboBox* list : {m_hand, m_place})
        connect(list, &QComboBox::currentIndexChanged, this, &JournalFilterBar::wishChanged);
    connect(m_span, &QComboBox::currentIndexChanged, this, &JournalFilterBar::spanChosen);
    for (MomentEdit* edit : {m_from, m_to})
        connect(edit, &MomentEdit::edited, this, &JournalFilterBar::wishChanged);
}

void JournalFilterBar::build() {
    makeSearchField(*m_text, tr("Words or player"));
    // On Linux a list is called by what is chosen in it: the description says of what.
    m_hand->setAccessibleDescription(tr("Filter by person"));
    m_hand->addItem(tr("Anyone"));
    m_hand->hide();
    m_place->setAccessibleDescription(tr("Filter by heat and table"));
    m_place->addItem(tr("Any table"));
    m_place->hide();
    m_span->setAccessibleDescription(tr("Filter by time"));
    m_span->addItems({tr("Any time"), tr("Last 15 minutes"), tr("Last hour"), tr("Today"),
                      tr("Yesterday"), tr("Between…")});
    m_range->hide();

    addParts(bareRow(m_range, space::small), {m_from, new QLabel(tr("to")), m_to});
    auto* row = rowOfParts({{m_text, 1}, m_hand, m_place, m_span});
    addParts(bareColumn(this, space::small), {row, {m_range, 0, Qt::AlignRight}});
}

QDateTime JournalFilterBar::now() const {
    return m_clock.nowUtc().toLocalTime();
}

void JournalFilterBar::spanChosen() {
    if (m_span->currentIndex() == Between && m_range->isHidden()) {
        const VenueTime until = VenueTime::of(now().date(), now().time());
        const VenueTime midnight = VenueTime::of(now().date(), QTime(0, 0));
        m_from->setMoment(midnight, midnight);
        m_to->setMoment(until, until);
    }
    m_range->setVisible(m_span->currentIndex() == Between);
    Q_EMIT wishChanged();
}

JournalWish JournalFilterBar::wish() const {
    JournalWish wish;
    wish.text = m_text->text();
    if (m_hand->currentIndex() > 0)
        wish.scorekeeper = m_hand->currentText();
    if (m_place->currentIndex() > 0)
        wish.place = m_places[static_cast<size_t>(m_place->currentIndex()) - 1];
    const QDate today = now().date();
    switch (static_cast<Span>(m_span->currentIndex())) {
    case AnyTime: break;
    case LastQuarter: wish.from = now().addSecs(-15 * 60); break;
    case LastHour: wish.from = now().addSecs(-60 * 60); break;
    case Today: wish.from = today.startOfDay(); break;
    case Yesterday:
        wish.from = today.addDays(-1).startOfDay();
        wish.to = today.startOfDay().addSecs(-60);
        break;
    case Between:
        wish.from = localTime(m_from->moment());
        wish.to = localTime(m_to->moment());
        break;
    }
    return wish;
}

void JournalFilterBar::offer(const QStringList& hands, const std::vector<JournalPlace>& places) {
    offerTexts(*m_hand, hands);
    QStringList texts;
    for (const JournalPlace& place : places) {
        texts.append(place.table
                         ? tr("Heat %1, table %2").arg(place.heat.value()).arg(place.table->value())
                         : tr("Heat %1").arg(place.heat.value()));
    }
    m_places = places;
    offerTexts(*m_place, texts);
}

void JournalFilterBar::clear() {
    m_text->clear();
    for (QComboBox* list : {m_hand, m_place, m_span})
        list->setCurrentIndex(0);
}

void JournalFilterBar::startTyping() {
    m_text->setFocus();
    m_text->selectAll();
}

void JournalFilterBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && wish() != JournalWish()) {
        clear();
        return;
    }
    if (event->key() == Qt::Key_Down) {
        Q_EMIT leftDownwards();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace mentat
