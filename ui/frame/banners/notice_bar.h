#pragma once

#include "ui/desk/open_book.h"
#include "ui/frame/banners/header_notice.h"

#include <deque>

class QPushButton;
class QTimer;
class QToolButton;

namespace mentat {

class TextLabel;

/// The line in which the page tells the person something. Each has its end (endOf()): what explains
/// a key that did nothing goes with its sheet, what answers an act with the page or the next act
/// that works; what nobody asked for never takes the place of a question, and where it is grave it
/// stays until it is closed.
class NoticeBar : public HeaderNotice {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void show(const Notice& notice);
    /// The person has gone on: what ends by this is over.
    void goOn(NoticeEnd by);
    /// It is read; what waits behind it comes.
    void dismiss();
    /// Does what the notice offers, if it offers anything.
    bool act();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The focus was at its buttons, and the person goes on elsewhere: types, clicks, or closes it.
    /// An Enter that follows is not for what the notice offers.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool hasFocusWithin() const;
    [[nodiscard]] bool mayBeReplacedBy(const Notice& notice) const;
    void put(const Notice& notice);
    void showCount();

    Notice m_notice{Gravity::Note, {}};
    std::deque<Notice> m_waiting;
    QTimer* m_isNew; // while it runs what is shown was said by this very key
    TextLabel* m_count;
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace mentat
