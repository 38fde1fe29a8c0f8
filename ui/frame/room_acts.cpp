#include "ui/frame/room_acts.h"

#include "ui/frame/status_line.h"
#include "ui/frame/window_menus.h"
#include "ui/room/room_dialog.h"

namespace mentat {

RoomActs::RoomActs(Preferences& preferences, const WindowMenus& menus, StatusLine& status,
                   QWidget& window)
    : QObject(&window)
    , m_preferences(preferences)
    , m_status(status)
    , m_window(window) {
    connect(&menus, &WindowMenus::roomWanted, this, &RoomActs::show);
    connect(&status, &StatusLine::roomWanted, this, &RoomActs::show);
}

void RoomActs::setBook(OpenBook& book, QObject& workspace) {
    m_book = &book;
    m_keeper = new RoomKeeper(book, m_preferences, &workspace);
    m_status.setRoom(*m_keeper);
}

QString RoomActs::whyNotHere() const {
    if (m_book->isLockedByOther())
        return tr("Another program has this file open. Phones can be served only from there.");
    return tr("%1 Phones are served only from a file that can be changed: copy it to this laptop, "
              "then open the copy.")
        .arg(m_book->worded(*m_book->whyReadOnly()));
}

void RoomActs::show() {
    if (!m_book->canWriteFile()) {
        m_book->say(Gravity::Refused, whyNotHere());
        return;
    }
    RoomDialog(*m_keeper, networkPlaces(), &m_window).exec();
}

} // namespace mentat
