#pragma once

#include "ui/desk/notice.h"
#include "ui/look/fitting/banner.h"

class QPushButton;
class QToolButton;

namespace mentat {

/// The line in which the page tells the person something; gone with the next thing that works.
class NoticeBar : public Banner {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void show(const Notice& notice);
    void dismiss();
    /// Does what the notice offers, if it offers anything.
    bool act();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The sentence is never cut by a page that is short of room.
    void keepWhole();

    Notice m_notice{Gravity::Note, {}};
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace mentat
