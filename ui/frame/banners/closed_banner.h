#pragma once

#include "ui/desk/open_book.h"
#include "ui/look/fitting/banner.h"

class QPushButton;

namespace mentat {

/// At the end of the header of an event that is closed, where its clock was: it can be read, and
/// where it is reopened.
class ClosedBanner : public Banner {
    Q_OBJECT

public:
    explicit ClosedBanner(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    void reopeningWanted();

private:
    void showState();

    OpenBook& m_book;
    QPushButton* m_reopen;
};

} // namespace mentat
