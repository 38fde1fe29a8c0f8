#include "ui/pages/journal/journal_page.h"

#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/list_table.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/moments/moment_edit.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Offers the texts, keeping the one selected.
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

/// Invalid if there is no time.
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
    makeRoomForHint(*m_text);
    // On Linux, screen readers announce a combo box by its current item, so the description names
    // the filter.
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

void JournalFilterBar::offer(const QStringList& hands, const std::vector<ChangeAddress>& places) {
    offerTexts(*m_hand, hands);
    QStringList texts;
    for (const ChangeAddress& place : places) {
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

JournalEntryPanel::JournalEntryPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_sentence(named(new TextLabel(TextLevel::GroupTitle), u"journalSentence"_s))
    , m_byline(named(new TextLabel(TextLevel::Weak), u"journalByline"_s))
    , m_facts(named(new ListTable(pageContext.theme, tr("Before and after")), u"journalFacts"_s))
    , m_space(new QWidget)
    , m_whyNot(named(new TextLabel(TextLevel::Weak), u"journalWhyNot"_s))
    , m_putBack(named(new QPushButton(tr("Revert this change")), u"journalPutBack"_s)) {
    m_facts->setModel(&m_model);
    build();
    connect(m_putBack, &QPushButton::clicked, this, &JournalEntryPanel::putBackWanted);
    show(std::nullopt);
}

JournalEntryPanel::~JournalEntryPanel() = default;

void JournalEntryPanel::build() {
    m_putBack->setToolTip(tr("Restores the earlier values (%1)").arg(keyName(DeskKey::PutBack)));
    for (QLabel* label : {m_sentence, m_byline, m_whyNot})
        label->setWordWrap(true);
    m_facts->setWideColumn(JournalFactsModel::Before);
    m_facts->setWideColumn(JournalFactsModel::After);
    m_facts->breakLongTexts(JournalFactsModel::Before); // notes and lists of players are long
    m_facts->breakLongTexts(JournalFactsModel::After);

    auto* bar = new PageBar({{m_sentence, 1}, {m_putBack, 0, Qt::AlignTop}});
    addParts(bareColumn(this, space::small), {bar, m_byline, {m_facts, 1}, m_whyNot, {m_space, 1}});
}

void JournalEntryPanel::show(const std::optional<JournalEntry>& entry) {
    m_entry = entry;
    for (QWidget* part : {static_cast<QWidget*>(m_byline), static_cast<QWidget*>(m_facts),
                          static_cast<QWidget*>(m_putBack)})
        part->setVisible(entry.has_value());
    m_space->setVisible(!entry);
    if (!entry) {
        m_sentence->setText(tr("No change selected"));
        m_whyNot->setText(tr("Select a change in the list to see it or revert it."));
        return;
    }
    const Event* event = eventOf(*entry);
    const NameOf nameOf = [event](const PlayerId& player) {
        return event ? playerName(*event, player) : player.text();
    };
    m_sentence->setText(m_book.wording().journal(*entry));
    m_byline->setText(byline(*entry));
    m_model.setFacts(m_book.wording().changedFacts(entry->change, nameOf));
    fitColumns(*m_facts);
    m_facts->setVisible(!m_model.rows().empty());
    m_space->setVisible(m_model.rows().empty());
    m_whyNot->setText(whyNot(*entry));
    m_putBack->setEnabled(m_whyNot->text().isEmpty());
}

bool JournalEntryPanel::canPutBack() const {
    return m_entry && m_putBack->isEnabled();
}

QString JournalEntryPanel::byline(const JournalEntry& entry) const {
    // In the form of the facts below; the list has the seconds.
    const QString when
        = m_book.wording().language().moment(entry.time.toUTC().toString(Qt::ISODate));
    return entry.scorekeeper.isEmpty() ? when : tr("%1, by %2").arg(when, entry.scorekeeper);
}

QString JournalEntryPanel::whyNot(const JournalEntry& entry) const {
    if (isUndoBarrier(entry.change.kind))
        return m_book.worded({FailureKind::UndoBarrier, {QString(idOf(entry.change.kind))}, {}});
    if (!m_book.canWriteFile())
        return m_book.worded({FailureKind::ReadOnly, {}, {}});
    const Event* event = eventOf(entry);
    if (event && event->details.closed)
        return m_book.worded({FailureKind::ClosedEvent,
                              {event->details.name.text(), qint64(event->details.year.value())},
                              {}});
    return {};
}

const Event* JournalEntryPanel::eventOf(const JournalEntry& entry) const {
    return entry.event ? findEvent(m_book.book(), *entry.event) : nullptr;
}

DayDelegate::DayDelegate(ListTable& list, const JournalFilter& rows, const DeskTheme& theme)
    : MeasuringDelegate(&list)
    , m_list(list)
    , m_rows(rows) {
    list.setItemDelegate(this);
    list.setWordWrap(true); // rows of two heights
    followRows(rows, this, [this] { makeRoom(); });
    connect(&rows, &QAbstractItemModel::layoutChanged, this, &DayDelegate::makeRoom);
    connect(&theme, &DeskTheme::densityChanged, this, &DayDelegate::makeRoom);
    connect(list.horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &DayDelegate::followOrder);
    list.installEventFilter(this);
    followOrder();
}

bool DayDelegate::beginsDay(int row) const {
    if (!m_isByTime)
        return false;
    const auto dayOf
        = [&](int at) { return m_rows.rowAt(m_rows.index(at, JournalModel::Day)).time.date(); };
    return row == 0 || dayOf(row) != dayOf(row - 1);
}

void DayDelegate::followOrder() {
    const QHeaderView& header = *m_list.horizontalHeader();
    const int sorted = header.sortIndicatorSection();
    if (sorted == JournalModel::Day) // the same order; its column goes
        return m_list.sortByColumn(JournalModel::Time, header.sortIndicatorOrder());
    m_isByTime = sorted == JournalModel::Time;
    m_list.setColumnHidden(JournalModel::Day, m_isByTime);
    fitColumns(m_list);
    makeRoom();
}

void DayDelegate::makeRoom() {
    QHeaderView& rows = *m_list.verticalHeader();
    const int pitch = rows.defaultSectionSize();
    for (int row = 0; row < rows.count(); ++row) {
        const int height = beginsDay(row) ? 2 * pitch : pitch;
        if (rows.sectionSize(row) != height)
            rows.resizeSection(row, height);
    }
}

/// After the list itself has other letters. The list is no editor: its keys are its own.
bool DayDelegate::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        QMetaObject::invokeMethod(this, &DayDelegate::makeRoom, Qt::QueuedConnection);
    return watched != &m_list && MeasuringDelegate::eventFilter(watched, event);
}

void DayDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    MeasuringDelegate::initStyleOption(option, index);
    option->features.setFlag(QStyleOptionViewItem::WrapText, false);
}

QSize DayDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    cell.features.setFlag(QStyleOptionViewItem::WrapText, false);
    return MeasuringDelegate::sizeHint(cell, index);
}

void DayDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    const bool isFirst = beginsDay(index.row());
    if (isFirst)
        cell.rect.setTop(cell.rect.bottom() + 1 - m_list.verticalHeader()->defaultSectionSize());
    MeasuringDelegate::paint(painter, cell, index);
    if (isFirst)
        paintDay(*painter, option, index);
}

/// The part of the line that is above this cell; the text begins in the first.
void DayDelegate::paintDay(QPainter& painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Colors& colors = colorsOf(option.palette);
    QRect line = option.rect;
    line.setHeight(line.height() - m_list.verticalHeader()->defaultSectionSize());
    painter.save();
    painter.setClipRect(line);
    painter.fillRect(line, colors.base);
    painter.fillRect(QRect(line.left(), line.bottom(), line.width(), 1), colors.separator);
    painter.setPen(colors.weakText);
    painter.setFont(fontOf(TextLevel::Strong, option.font));
    const QRect whole(space::cell - m_list.horizontalHeader()->offset(), line.top(),
                      m_list.horizontalHeader()->length(), line.height());
    painter.drawText(whole, Qt::AlignVCenter | Qt::AlignLeft,
                     index.siblingAtColumn(JournalModel::Day).data().toString());
    painter.restore();
}

namespace {

const QString journalColumns = u"journal/columns"_s;
constexpr int lettersOfAct = 42;

} // namespace

JournalPage::JournalPage(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_journal(m_book.session(), m_book.wording())
    , m_filter(m_journal)
    , m_bar(new JournalFilterBar(m_book.clock()))
    , m_list(named(new ListTable(pageContext.theme, tr("Journal")), u"journalList"_s))
    , m_panel(new JournalEntryPanel(pageContext))
    , m_putBack(new QAction(tr("Revert this &change"), this)) {
    build();
    connectParts();
}

JournalPage::~JournalPage() {
    Preferences& preferences = m_pageContext.preferences;
    preferences.setState(journalColumns, m_list->horizontalHeader()->saveState());
}

void JournalPage::build() {
    m_list->setModel(&m_filter);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(JournalModel::Time, Qt::DescendingOrder);
    m_days = new DayDelegate(*m_list, m_filter, m_pageContext.theme);
    m_list->setWideColumn(JournalModel::Act);
    // As wide as the fields above it.
    m_list->keepRoomFor(JournalModel::Act, QString(lettersOfAct, u'0'));
    m_list->setSpareColumns(
        {JournalModel::Scorekeeper, JournalModel::EventName, JournalModel::Day});
    m_list->setMinimumWidth(240);
    m_putBack->setShortcut(sequenceOf(DeskKey::PutBack));
    m_putBack->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_putBack);

    auto* left = new QWidget;
    addParts(bareColumn(left, space::small), {m_bar, {m_list, 1}});
    keepSizeWhile(*m_list, m_bar->words());
    auto* parts = new ListWithPanel(left, m_panel);
    addParts(pageColumn(this), {parts->turnRow(), {parts, 1}});
}

void JournalPage::connectParts() {
    connect(&m_book, &OpenBook::journalChanged, this, &JournalPage::follow);
    connect(m_bar, &JournalFilterBar::wishChanged, this, &JournalPage::showWish);
    connect(m_bar, &JournalFilterBar::leftDownwards, m_list, [this] {
        m_list->setFocus();
        if (!m_list->currentIndex().isValid())
            m_list->selectRow(0);
    });
    connect(m_panel, &JournalEntryPanel::putBackWanted, this, &JournalPage::putBack);
    connect(m_putBack, &QAction::triggered, this, &JournalPage::putBack);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &JournalPage::showChosen);
    connect(&m_filter, &QAbstractItemModel::rowsAboutToBeInserted, this, &JournalPage::keepPlace);
    connect(&m_filter, &QAbstractItemModel::rowsInserted, this, &JournalPage::returnToPlace);
}

QString JournalPage::context() const {
    const int all = m_journal.rowCount();
    if (m_filter.rowCount() != all)
        return tr("%1 of %n change(s)", nullptr, all).arg(m_filter.rowCount());
    return tr("%n change(s)", nullptr, all);
}

void JournalPage::arrive() {
    if (!m_isReading && m_journal.rows().empty()) {
        m_isReading = true;
        readOn();
        m_list->restoreOrder(m_pageContext.preferences.state(journalColumns));
        m_days->followOrder();
        m_list->selectRow(0);
    } else {
        follow();
    }
    m_bar->startTyping();
}

void JournalPage::readOn() {
    const auto more = m_journal.readOlder();
    if (!more)
        m_book.succeeded(tl::unexpected(more.error()));
    m_isReading = more && *more;
    offerChoices();
    showCount();
    if (m_isReading)
        QTimer::singleShot(0, this, &JournalPage::readOn); // let pending keys go first
}

void JournalPage::follow() {
    if (!isVisible())
        return; // arrive() catches up
    if (const auto read = m_journal.readNewer(); !read)
        m_book.succeeded(read);
    offerChoices();
    showWish(); // "the last hour" moves on
    if (const auto& shown = m_panel->entry())
        m_panel->show(shown); // who may revert it and players' names can change
}

void JournalPage::offerChoices() {
    const auto& hands = m_journal.hands();
    const auto& places = m_journal.places();
    m_bar->offer(QStringList(hands.begin(), hands.end()), {places.begin(), places.end()});
    const bool hasEvents = m_journal.events().size() > 1;
    m_list->setColumnHidden(JournalModel::EventName, !hasEvents);
    if (std::exchange(m_hasEvents, hasEvents) != hasEvents)
        fitColumns(*m_list);
}

void JournalPage::showWish() {
    m_filter.setWish(m_bar->wish());
    showCount();
}

void JournalPage::showCount() {
    m_list->setEmptyText(
        m_journal.rows().empty()
            ? tr("No changes yet. Every change appears here, with its time and who made it.")
            : tr("No changes match. Press Esc in the field above to show all."));
    m_list->viewport()->update();
    Q_EMIT contextChanged();
}

void JournalPage::showChosen() {
    const QModelIndex chosen = m_list->currentIndex();
    if (!chosen.isValid()) {
        m_panel->show(std::nullopt);
    } else {
        const auto entry = m_book.session().journalEntry(m_filter.rowAt(chosen).id);
        if (!entry)
            m_book.succeeded(tl::unexpected(entry.error()));
        m_panel->show(entry ? std::optional(*entry) : std::nullopt);
    }
    m_putBack->setEnabled(m_panel->canPutBack());
}

void JournalPage::keepPlace() {
    // Scrolled to the very top, the list shows new entries; further down, it stays where the user
    // reads.
    const bool atTop = m_list->verticalScrollBar()->value() == 0;
    m_topRow = atTop ? QModelIndex() : m_list->indexAt(QPoint(0, 0));
}

void JournalPage::returnToPlace() {
    if (m_topRow.isValid())
        m_list->scrollTo(m_topRow, QAbstractItemView::PositionAtTop);
}

void JournalPage::putBack() {
    if (!m_panel->canPutBack())
        return;
    const JournalEntry entry = *m_panel->entry();
    if (m_book.succeeded(m_book.session().putBack(entry.id)))
        m_book.say(Gravity::Note, tr("Reverted: %1.").arg(m_book.wording().journal(entry)));
}

} // namespace mentat

#include "moc_journal_page.cpp"
