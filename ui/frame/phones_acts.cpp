#include "ui/frame/phones_acts.h"

#include "ui/frame/status_line.h"
#include "ui/frame/window_menus.h"
#include "ui/phones/phones_dialog.h"

namespace mentat {

PhonesActs::PhonesActs(Preferences& preferences, const WindowMenus& menus, StatusLine& status,
                       QWidget& window)
    : QObject(&window)
    , m_preferences(preferences)
    , m_status(status)
    , m_window(window) {
    connect(&menus, &WindowMenus::roomWanted, this, &PhonesActs::show);
    connect(&status, &StatusLine::roomWanted, this, &PhonesActs::show);
}

void PhonesActs::setBook(OpenBook& book, QObject& workspace) {
    m_book = &book;
    m_keeper = new PhonesKeeper(book, m_preferences, &workspace);
    m_status.setRoom(*m_keeper);
}

QString PhonesActs::whyNotHere() const {
    if (m_book->isLockedByOther())
        return tr("Another program has this file open. Phones can be served only from there.");
    return tr("%1 Phones are served only from a file that can be changed: copy it to this laptop, "
              "then open the copy.")
        .arg(m_book->worded(*m_book->whyReadOnly()));
}

void PhonesActs::show() {
    if (!m_book->canWriteFile()) {
        m_book->say(Gravity::Refused, whyNotHere());
        return;
    }
    PhonesDialog(*m_keeper, networkPlaces(), &m_window).exec();
}

} // namespace mentat
