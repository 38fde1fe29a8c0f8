#pragma once

#include "ui/desk/open_book.h"

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace mentat {

/// When the last change went to the disk, what Undo would take back, and who is at the desk.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// nullptr: nothing is open.
    void setBook(OpenBook* book);
    void setHand(const QString& hand);

Q_SIGNALS:
    void undoWanted();
    void handWanted();

private:
    void showJournal();

    OpenBook* m_book = nullptr;
    QLabel* m_saved;
    QToolButton* m_undo;
    QToolButton* m_hand;
};

} // namespace mentat
