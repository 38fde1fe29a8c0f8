#include "ui/guide/guide_at_hand.h"

#include "ui/guide/guide_window.h"

#include <utility>

namespace mentat {

GuideAtHand::GuideAtHand(QString folder, Preferences& preferences, Prompts& prompts, QWidget& desk)
    : m_folder(std::move(folder))
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_desk(desk) {}

GuideAtHand::~GuideAtHand() {
    delete m_window; // it looks at the book to its end
}

const GuideBook& GuideAtHand::book() {
    if (!m_book)
        m_book = GuideBook::read(m_folder);
    return *m_book;
}

void GuideAtHand::toggle(const QString& windowPage) {
    // Whom a small screen makes change between the two gets it back.
    const bool isCovered = m_window && m_desk.isActiveWindow()
                           && m_desk.frameGeometry().intersects(m_window->frameGeometry());
    if (m_window && m_window->isVisible() && !isCovered)
        m_window->close();
    else
        open(pageFor(windowPage));
}

const GuidePage& GuideAtHand::pageFor(const QString& windowPage) {
    // Whoever follows a page across the desk comes back to it.
    const GuidePage* read = m_window ? m_window->page() : nullptr;
    return read && read->helpsAt.contains(windowPage) ? *read : book().firstFor(windowPage);
}

void GuideAtHand::open(const GuidePage& page) {
    if (!m_window)
        m_window = new GuideWindow(book(), m_preferences, m_prompts, m_desk);
    m_window->open(&page);
}

void GuideAtHand::close() {
    if (m_window)
        m_window->close();
}

} // namespace mentat
