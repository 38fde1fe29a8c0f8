#include "ui/frame/event_acts.h"

#include "ui/dialogs/last_year_dialog.h"
#include "ui/dialogs/new_event_dialog.h"

namespace mentat {

EventActs::EventActs(const Program& program, FileActs& files, QWidget& window)
    : m_program(program)
    , m_files(files)
    , m_window(window) {}

void EventActs::makeNew() {
    NewEventDialog dialog(m_program.clock.nowUtc().date(), m_program.wording, &m_window);
    // Whoever chooses no file has the form again, as it was filled in.
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
    Q_EMIT made();
}

} // namespace mentat
