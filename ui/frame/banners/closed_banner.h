#pragma once

#include "ui/desk/open_book.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace mentat {

/// The line above every page of an event that is closed: it can be read, and where it is reopened.
class ClosedBanner : public QFrame {
    Q_OBJECT

public:
    explicit ClosedBanner(OpenBook& book, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void reopeningWanted();

private:
    void showState();

    OpenBook& m_book;
    QLabel* m_text;
    QPushButton* m_reopen;
};

} // namespace mentat
