#include "app/session/chance.h"
#include "ui/frame/main_window.h"
#include "ui/frame/practice/practice_acts.h"
#include "ui/frame/practice/practice_band.h"
#include "ui/frame/practice/practice_menu.h"
#include "ui/frame/window_menus.h"
#include "ui/frame/workspace.h"

#include <QCoreApplication>

// What the window does for somebody who practises.

namespace mentat {

void MainWindow::connectPractice() {
    connect(&m_menus->practice(), &PracticeMenu::wanted, this, &MainWindow::practise);
    connect(m_practice.get(), &PracticeActs::failed, this, &MainWindow::tell);
    connect(m_practice.get(), &PracticeActs::ended, this, &MainWindow::closeBook);
    m_menus->practice().setCanGoOn(m_practice->canGoOn());
    QCoreApplication::instance()->installEventFilter(
        new PracticeTitles([this] { return m_book && m_book->book().isPractice; }, this));
}

void MainWindow::practise(PracticeWish wish) {
    switch (wish) {
    case PracticeWish::WithCopy: stayingHere([this] { m_practice->practiseWith(*m_book); }); break;
    case PracticeWish::WithInvented: m_practice->practiseInvented(m_book.get()); break;
    case PracticeWish::GoOn: m_practice->goOn(m_book.get()); break;
    case PracticeWish::Step: m_practice->doStep(*m_book, seedByChance()); break;
    case PracticeWish::PlayHeat: m_practice->playHeat(*m_book, seedByChance()); break;
    case PracticeWish::End: stayingHere([this] { m_practice->end(); }); break;
    }
    m_menus->practice().setCanGoOn(m_practice->canGoOn());
}

MainWindow::Place MainWindow::place() const {
    return {m_workspace->currentId(),
            m_book->hasEvent() ? std::optional(m_book->eventId()) : std::nullopt};
}

void MainWindow::stayingHere(const std::function<void()>& openAnother) {
    const Place here = place();
    openAnother();
    if (!m_book)
        return;
    if (here.event && findEvent(m_book->book(), *here.event))
        m_book->chooseEvent(*here.event);
    m_workspace->go(here.page);
}

} // namespace mentat
