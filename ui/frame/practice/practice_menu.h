#pragma once

#include "ui/desk/open_book.h"
#include "ui/frame/practice/practice_wish.h"

#include <QMenu>

namespace mentat {

/// The ways into practice, out of it, and what the program plays there.
class PracticeMenu : public QMenu {
    Q_OBJECT

public:
    PracticeMenu(const QString& title, QWidget* parent);

    /// nullptr: nothing is open.
    void setBook(OpenBook* book);
    /// Whether there is a practice that was left.
    void setCanGoOn(bool canGoOn);

Q_SIGNALS:
    void wanted(mentat::PracticeWish wish);

private:
    QAction* add(const QString& text, PracticeWish wish);
    void showState();

    OpenBook* m_book = nullptr;
    bool m_canGoOn = false;
    QAction* m_withCopy;
    QAction* m_withInvented;
    QAction* m_goOn;
    QAction* m_step;
    QAction* m_heat;
    QAction* m_end;
};

} // namespace mentat
