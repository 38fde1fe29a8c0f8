#include "ui/pages/event/event_page.h"

#include "ui/desk/page_format.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/pages/event/closing_panel.h"
#include "ui/pages/event/event_details.h"
#include "ui/pages/event/pack_part.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat {

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
    // Whoever closed one event does not begin the next at its closing.
    connect(&m_book, &OpenBook::eventChosen, this, [this] { m_tabs->setCurrentIndex(0); });
    showEvents();
}

void EventPage::build(const PageContext& pageContext) {
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_events->setToolTip(m_events->accessibleName());
    m_tabs->addTab(tr("Even&t"));
    m_stack->addWidget(m_details);
    if (const auto parts = pageFormatOf(m_book.event()).eventParts) {
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
    showActs();
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
