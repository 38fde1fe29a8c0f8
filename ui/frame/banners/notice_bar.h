#pragma once

#include "ui/desk/notice.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace mentat {

class IconLabel;

/// The line in which the page tells the person something; gone with the next thing that works.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void show(const Notice& notice);
    void dismiss();
    [[nodiscard]] QString text() const;
    /// Does what the notice offers, if it offers anything.
    bool act();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The sentence is never cut by a page that is short of room.
    void keepWhole();

    Notice m_notice{Gravity::Note, {}};
    IconLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace mentat
