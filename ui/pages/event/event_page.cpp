#include "ui/pages/event/event_page.h"

#include "app/session/acts.h"
#include "scoring/scoring_kind.h"
#include "ui/desk/pages_kind.h"
#include "ui/look/accent_button.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/event/event_details.h"
#include "ui/pages/event/pack_part.h"
#include "ui/pages/today/to_do_list.h"

#include <QComboBox>
#include <QDir>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const QString handOverFolder = u"handOver/folder"_s;

} // namespace

ClosingPanel::ClosingPanel(const PageContext& pageContext, QWidget* parent)
    : BookView(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_reports(pageContext, *this)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_meaning(wrapped(new TextLabel(TextLevel::Weak)))
    , m_openTitle(new TextLabel(TextLevel::GroupTitle, tr("Still open")))
    , m_open(new ToDoList(m_book, u"open"_s))
    , m_acts(new QWidget(this))
    , m_close(named(new AccentButton(tr("Close the event")), u"closeEvent"_s))
    , m_closeAnyway(named(new QPushButton(tr("Close anyway")), u"closeAnyway"_s))
    , m_question(new QWidget)
    , m_asked(wrapped(new TextLabel(TextLevel::Strong)))
    , m_keepOpen(named(keyed(new QPushButton(tr("Keep it open")), QKeySequence(Qt::Key_Escape)),
                       u"keepOpen"_s))
    , m_reopening(new QWidget)
    , m_reason(named(new QLineEdit, u"reopenReason"_s, tr("Reason for reopening")))
    , m_why(new ReasonLine)
    , m_reopen(named(new QPushButton(tr("Reopen")), u"reopenEvent"_s))
    , m_handOver(named(new QPushButton(lineIcon(LineIcon::Reports), {}), u"handOver"_s))
    , m_elsewhere(named(new QPushButton(tr("To another folder…")), u"handOverElsewhere"_s))
    , m_whatGoes(wrapped(new TextLabel(TextLevel::Weak))) {
    setObjectName(u"closing"_s);
    build();
    connect(m_open, &ToDoList::leadsTo, this, &ClosingPanel::leadsTo);
    connect(m_close, &QPushButton::clicked, this, &ClosingPanel::close);
    connect(m_closeAnyway, &QPushButton::clicked, this, &ClosingPanel::askAnyway);
    connect(m_keepOpen, &QPushButton::clicked, this, &ClosingPanel::keepOpen);
    connect(m_reopen, &QPushButton::clicked, this, &ClosingPanel::reopen);
    connect(m_handOver, &QPushButton::clicked, this, [this] { handOver(false); });
    connect(m_elsewhere, &QPushButton::clicked, this, [this] { handOver(true); });
    connect(m_reason, &QLineEdit::returnPressed, this, &ClosingPanel::reopen);
    follow(m_book);
    connect(&m_book, &OpenBook::draftsChanged, this, &ClosingPanel::outdate);
}

void ClosingPanel::build() {
    m_close->setLineIcon(LineIcon::Lock);
    keepFromEnter(*m_close); // has the focus without being asked for
    m_reason->setPlaceholderText(tr("Reason"));
    auto* answer = rowOfParts({{m_reason, nearlyAll}, m_reopen, FreeSpace{}});
    keepToMeasure(*m_reason);
    addParts(bareColumn(m_reopening, space::tight), {answer, m_why});
    addParts(bareRow(m_acts), {m_close});
    auto* buttons = rowOfParts({m_closeAnyway, FreeSpace{}});
    // In the place of "Close anyway", so that a second click closes nothing. The question has been
    // asked already, and its other button has the focus.
    m_closeNow = named(graveButton(tr("Close with this open")), u"closeWithThisOpen"_s);
    keepFromEnter(*m_closeNow, false);
    connect(m_closeNow, &QPushButton::clicked, this, &ClosingPanel::close);
    // In the same row: below it, they would push the rest down.
    auto* answers = rowOfParts({m_keepOpen, m_closeNow, {m_asked, 1}});
    addParts(bareColumn(m_question), {answers});
    m_question->hide();
    m_whatGoes->setText(
        tr("The event report, the certificates, the convention's documents, and a copy of the "
           "event file go into one folder."));
    auto* over = rowOfParts({m_handOver, m_elsewhere, {m_whatGoes, 1}});

    auto* lines = new QWidget;
    addParts(columnWithin(lines, {0, 0, space::small, space::page}, space::small),
             {m_title, m_meaning, m_reopening, Distance{space::small}, m_openTitle, m_open,
              Distance{space::small}, buttons, m_question, Distance{space::small}, over,
              FreeSpace{}});
    addParts(bareColumn(this), {new DownArea(lines)});
}

void ClosingPanel::showAll() {
    if (!m_book.hasEvent())
        return;
    const Event& event = m_book.event();
    const bool isClosed = event.details.closed;
    const bool canClose = !isClosed && m_book.session().canWrite();
    const auto openAtClosing = kindOf<ScoringKind>(event).openAtClosing;
    const auto open = openAtClosing && !isClosed ? openAtClosing(event) : std::vector<ToDo>();
    const QString title = eventTitle(event.details);
    m_title->setText(isClosed ? tr("%1 is closed").arg(title) : tr("Close %1").arg(title));
    m_meaning->setText(isClosed
                           ? tr("You can read it but not change it. To change something, reopen "
                                "it; the reason goes into the journal.")
                           : tr("A closed event can be read but not changed until you reopen it "
                                "with a reason. You can't undo past this point."));
    const auto halfTyped = isClosed ? std::vector<ToDoLine>() : halfTypedLines(m_book);
    const bool isNothingOpen = open.empty() && halfTyped.empty();
    m_open->setItems(open, halfTyped);
    m_open->setVisible(!isClosed);
    m_openTitle->setVisible(!isClosed);
    m_openTitle->setText(isNothingOpen ? tr("Nothing open") : tr("Still open"));
    m_close->setVisible(canClose && isNothingOpen);
    m_closeAnyway->setVisible(canClose && !isNothingOpen);
    m_question->hide();
    m_reopening->setVisible(isClosed && m_book.session().canWrite());
    // The focus must never be on "Close anyway".
    QWidget* first = isClosed ? static_cast<QWidget*>(m_reason)
                              : (isNothingOpen ? static_cast<QWidget*>(m_close) : m_open->first());
    setFocusProxy(first);
    showHandOver();
    if (QWidget* last = m_open->last())
        setTabOrder(last, m_closeAnyway); // the lines were created after the button
    setTabOrder(m_closeAnyway, m_keepOpen);
    setTabOrder(m_keepOpen, m_closeNow);
}

void ClosingPanel::showHandOver() {
    const bool any = !handedOverOf(m_book.event()).empty();
    const QString folder = QString::fromUtf8(m_pageContext.preferences.state(handOverFolder));
    m_handOver->setVisible(any);
    m_whatGoes->setVisible(any);
    m_elsewhere->setVisible(any && !folder.isEmpty());
    m_handOver->setText(folder.isEmpty() ? tr("Hand over…")
                                         : tr("Hand over to %1").arg(QDir(folder).dirName()));
}

void ClosingPanel::handOver(bool elsewhere) {
    QString folder = QString::fromUtf8(m_pageContext.preferences.state(handOverFolder));
    if (folder.isEmpty() || elsewhere)
        folder = m_pageContext.prompts.folder(this, tr("Hand over to folder"));
    if (folder.isEmpty())
        return;
    m_pageContext.preferences.setState(handOverFolder, folder.toUtf8());
    showHandOver();
    m_reports.handOver(folder, preferredPaper(m_pageContext.preferences.choices()));
}

void ClosingPanel::askAnyway() {
    m_asked->setText(tr("What is listed above stays open. Close the event with it, or keep it open "
                        "and finish that first?"));
    m_closeAnyway->hide();
    m_question->show();
    m_keepOpen->setFocus(Qt::OtherFocusReason);
}

void ClosingPanel::keepOpen() {
    showAll();
    setFocus(Qt::OtherFocusReason); // the button with the focus is hidden now
}

void ClosingPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !m_question->isHidden())
        keepOpen();
    else
        QWidget::keyPressEvent(event);
}

void ClosingPanel::close() {
    m_book.perform(mentat::closeEvent(m_book.event()));
}

void ClosingPanel::reopen() {
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty()) {
        m_why->setText(tr("Type the reason: it goes into the journal."));
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_why->setText({});
    if (m_book.perform(reopenEvent(m_book.event(), reason)))
        m_reason->clear();
}

EventPage::EventPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_tabs(named(new QTabBar, u"eventTabs"_s, tr("Event sections")))
    , m_stack(new QStackedWidget)
    , m_events(named(new QComboBox, u"eventSwitch"_s, tr("Current event")))
    , m_details(new EventDetailsForm(pageContext)) {
    build(pageContext);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_events, &QComboBox::activated, this, [this](int place) {
        m_book.chooseEvent(m_book.book().events[static_cast<size_t>(place)].id);
    });
    m_book.followEvent(this, &EventPage::showEvents);
    // Another event opens at the first tab, not at Closing.
    connect(&m_book, &OpenBook::eventChosen, this, [this] { m_tabs->setCurrentIndex(0); });
    showEvents();
}

void EventPage::build(const PageContext& pageContext) {
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_events->setToolTip(m_events->accessibleName());
    m_tabs->addTab(tr("Even&t"));
    m_stack->addWidget(m_details);
    if (const auto parts = kindOf<PagesKind>(m_book.event()).eventParts) {
        for (EventPart& part : parts(pageContext)) {
            m_tabs->addTab(part.title);
            if (part.acts)
                m_acts.emplace(part.widget.get(), part.acts);
            m_stack->addWidget(part.widget.release());
        }
    }
    m_tabs->addTab(tr("Pac&k"));
    m_stack->addWidget(new PackPart(pageContext));
    auto* closing = new ClosingPanel(pageContext);
    connect(closing, &ClosingPanel::leadsTo, this, &EventPage::leadsTo);
    m_tabs->addTab(tr("Closin&g"));
    m_stack->addWidget(closing);
    auto* bar = new PageBar({{m_tabs, 1}, m_events});
    addParts(columnWithin(this, {space::page, 0, space::page, 0}, space::small),
             {bar, {m_stack, 1}});
    m_acts.emplace(closing, closing->acts());
    for (const auto& [part, acts] : m_acts)
        bar->add(acts);
    connect(m_stack, &QStackedWidget::currentChanged, this, &EventPage::showActs);
    connect(m_stack, &QStackedWidget::currentChanged, this, &EventPage::contextChanged);
    showActs();
}

bool EventPage::showsClosing() const {
    return qobject_cast<const ClosingPanel*>(m_stack->currentWidget()) != nullptr;
}

void EventPage::showActs() {
    for (const auto& [part, acts] : m_acts)
        acts->setVisible(part == m_stack->currentWidget());
}

QString EventPage::context() const {
    return m_book.hasEvent() ? eventTitle(m_book.event().details) : QString();
}

void EventPage::arrive() {
    if (m_stack->currentWidget() == m_details)
        m_details->startTyping();
    else
        m_stack->currentWidget()->setFocus();
}

void EventPage::reveal(const QString& address) {
    const QString part = address.section(u'/', 0, 0);
    const QString field = address.section(u'/', 1);
    for (int tab = 0; tab < m_stack->count(); ++tab) {
        if (m_stack->widget(tab)->objectName() == part)
            m_tabs->setCurrentIndex(tab);
    }
    auto* named = field.isEmpty() ? nullptr : m_stack->currentWidget()->findChild<QWidget*>(field);
    if (named)
        named->setFocus(Qt::OtherFocusReason);
    else
        arrive();
}

void EventPage::showEvents() {
    const QSignalBlocker quiet(m_events);
    m_events->clear();
    for (const BookEvent& event : m_book.book().events) {
        m_events->addItem(eventTitle(event.event.details));
        if (m_book.hasEvent() && event.id == m_book.eventId())
            m_events->setCurrentIndex(m_events->count() - 1);
    }
    m_events->setVisible(m_events->count() > 1);
    Q_EMIT contextChanged();
}

} // namespace mentat

#include "moc_event_page.cpp"
