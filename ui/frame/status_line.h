#pragma once

#include "ui/publishing/publishing.h"

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
    /// Of the book; shows when its pages were brought up to date, where there are any.
    void setPublishing(const Publishing& publishing);
    void setHand(const QString& hand);

Q_SIGNALS:
    void undoWanted();
    void publishWanted();
    void handWanted();

private:
    void showJournal();
    void showPages(const Publishing& publishing);

    OpenBook* m_book = nullptr;
    QLabel* m_saved;
    QToolButton* m_undo;
    QToolButton* m_pages;
    QToolButton* m_hand;
};

} // namespace mentat
