#include "ui/frame/event_acts.h"

#include "model/document/bytes/input.h"
#include "model/document/event_document.h"
#include "model/document/schedule/schedule_csv.h"
#include "reports/wording/refusals/failure_wording.h"
#include "ui/dialogs/last_year_dialog.h"
#include "ui/dialogs/new_event_dialog.h"
#include "ui/frame/welcome_page.h"
#include "ui/frame/window_menus.h"
#include "ui/schedule/schedule_dialog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

EventActs::EventActs(const Program& program, FileActs& files, const ScheduleDesk& desk,
                     QWidget& window)
    : m_program(program)
    , m_files(files)
    , m_desk(std::make_unique<ScheduleDesk>(desk))
    , m_window(window) {
    connect(&files, &FileActs::scheduleComes, this, &EventActs::openSchedule);
    connect(&files, &FileActs::packComes, this, &EventActs::makeFromPackIn);
}

EventActs::~EventActs() = default;

void EventActs::follow(const WindowMenus& menus) {
    connect(&menus, &WindowMenus::newEventWanted, this, &EventActs::makeNew);
    connect(&menus, &WindowMenus::lastYearWanted, this, &EventActs::makeFromLastYear);
    connect(&menus, &WindowMenus::fromScheduleWanted, this, [this] { makeFromSchedule(); });
    connect(&menus, &WindowMenus::fromPackWanted, this, &EventActs::makeFromPack);
    connect(&menus, &WindowMenus::scheduleWanted, this, [this] { takeSchedule(); });
}

void EventActs::follow(const WelcomePage& page) {
    connect(&page, &WelcomePage::newEventWanted, this, &EventActs::makeNew);
    connect(&page, &WelcomePage::lastYearWanted, this, &EventActs::makeFromLastYear);
    connect(&page, &WelcomePage::fromScheduleWanted, this, [this] { makeFromSchedule(); });
}

void EventActs::makeNew() {
    NewEventDialog dialog(today(), m_program.wording, &m_window);
    makeAsIn(dialog);
}

void EventActs::makeFromPack() {
    const QString path = m_desk->prompts.fileToOpen(&m_window, tr("New event from a pack"),
                                                    tr("Event packs (*.json);;All files (*)"));
    if (!path.isEmpty())
        makeFromPackIn(path);
}

void EventActs::makeFromPackIn(const QString& path) {
    const auto bytes = readWholeFile(path);
    auto pack = bytes ? readPackDocument(*bytes) : tl::unexpected(bytes.error());
    if (!pack) {
        Q_EMIT failed(problemLines(m_program.wording, pack.error()));
        return;
    }
    NewEventDialog dialog(today(), m_program.wording, *std::move(pack), &m_window);
    makeAsIn(dialog);
}

QDate EventActs::today() const {
    return m_program.clock.nowUtc().date();
}

/// Whoever chooses no file has the form again, as it was filled in.
void EventActs::makeAsIn(NewEventDialog& dialog) {
    bool isMade = false;
    while (!isMade && dialog.exec() == QDialog::Accepted)
        isMade = m_files.makeNew(dialog.event());
}

void EventActs::makeFromLastYear() {
    if (!m_book)
        m_files.askForFile(); // last year's
    if (!m_book)
        return;
    if (!m_book->hasEvent()) {
        Q_EMIT failed(tr("This file has no event to make a new one from."));
        return;
    }
    LastYearDialog dialog(*m_book, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Event event = dialog.event(); // the book it is made from closes when the copy opens
    if (dialog.inNewFile() && !m_files.openCopy(*m_book, event))
        return;
    const auto added = m_book->session().addEvent(event);
    if (!added) {
        Q_EMIT failed(m_book->worded(added.error()));
        return;
    }
    m_book->chooseEvent(*added);
    Q_EMIT made(u"event"_s);
}

void EventActs::openSchedule(const QString& path) {
    const auto bytes = readWholeFile(path);
    const auto schedule = bytes ? readSchedule(*bytes) : tl::unexpected(bytes.error());
    const auto own = schedule ? eventOf(*schedule) : std::nullopt;
    if (!own) {
        makeFromSchedule(path);
        return;
    }
    if (*own != m_book->eventId())
        m_book->chooseEvent(*own);
    takeSchedule(path);
}

std::optional<EventId> EventActs::eventOf(const Schedule& schedule) const {
    if (!m_book || !m_book->hasEvent())
        return std::nullopt;
    std::optional<EventId> first;
    for (const BookEvent& entry : m_book->book().events) {
        const bool isSpokenOf
            = heatsPlay(entry.event)
              && std::ranges::any_of(schedule.events, [&](const ScheduledEvent& scheduled) {
                     return speaksOf(scheduled, entry.event);
                 });
        if (isSpokenOf && entry.id == m_book->eventId())
            return entry.id;
        if (isSpokenOf && !first)
            first = entry.id;
    }
    return first;
}

void EventActs::makeFromSchedule(const QString& path) {
    ScheduleDialog dialog(*m_desk, nullptr, &m_window);
    if (!path.isEmpty())
        dialog.open(path);
    bool isMade = false;
    while (!isMade && dialog.exec() == QDialog::Accepted)
        isMade = m_files.makeNew(dialog.update().after);
    if (isMade && m_book && m_book->hasEvent())
        Q_EMIT made(u"heats"_s);
}

void EventActs::takeSchedule(const QString& path) {
    const Event& event = m_book->event();
    if (!heatsPlay(event)) {
        Q_EMIT failed(tr("This event has no heats, so a schedule changes nothing in it."));
        return;
    }
    ScheduleDialog dialog(*m_desk, &event, &m_window);
    if (!path.isEmpty())
        dialog.open(path);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto changes = static_cast<int>(dialog.update().changeCount());
    if (m_book->perform(*dialog.update().change))
        m_book->say(Gravity::Note,
                    tr("%n change(s) made from the schedule. One Undo takes them all back.",
                       nullptr, changes));
}

} // namespace mentat
