#include "ui/frame/practice/practice_menu.h"

#include "ui/frame/practice/practice_acts.h"

namespace mentat {

PracticeMenu::PracticeMenu(const QString& title, QWidget* parent)
    : QMenu(title, parent)
    , m_withCopy(add(tr("Practice with a &copy of this file"), PracticeWish::WithCopy))
    , m_withInvented(add(tr("Practice with a &made-up tournament"), PracticeWish::WithInvented))
    , m_goOn(add(tr("Continue &practice"), PracticeWish::GoOn))
    , m_step((addSeparator(), add(tr("&Next step"), PracticeWish::Step)))
    , m_heat(add(tr("&Play the round"), PracticeWish::PlayRound))
    , m_end(add(tr("&End practice"), PracticeWish::End)) {
    showState();
}

QAction* PracticeMenu::add(const QString& text, PracticeWish wish) {
    QAction* action = addAction(text);
    connect(action, &QAction::triggered, this, [this, wish] { Q_EMIT wanted(wish); });
    return action;
}

void PracticeMenu::setBook(OpenBook* book) {
    m_book = book;
    if (book) {
        book->followEvent(this, &PracticeMenu::showState);
    }
    showState();
}

void PracticeMenu::setCanGoOn(bool canGoOn) {
    m_canGoOn = canGoOn;
    showState();
}

void PracticeMenu::showState() {
    const bool isPractice = m_book && m_book->book().isPractice;
    const bool hasStep = m_book && hasPracticeStep(*m_book);
    m_withCopy->setEnabled(m_book && !isPractice);
    m_withInvented->setEnabled(!isPractice);
    m_goOn->setEnabled(m_canGoOn && !isPractice);
    m_step->setEnabled(hasStep);
    m_heat->setEnabled(hasStep);
    m_end->setEnabled(isPractice);
}

} // namespace mentat
