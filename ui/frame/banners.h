#pragma once

#include "ui/backup/event_file_keeper.h"
#include "ui/desk/open_book.h"
#include "ui/look/fitting/areas.h"

#include <deque>

class QToolButton;
class QPushButton;
class QTimer;

namespace mentat {

/// A banner that lies over the page's header: it moves nothing, and covers nothing that is aimed
/// at. Two lines of a sentence have room there; of a longer one all is shown when it is asked for.
class HeaderNotice : public Banner {
    Q_OBJECT

public:
    /// All of it; empty where it is not there.
    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_sentence; }
    /// beside: the room of the header's words. whole: that of the header with its clock, which a
    /// sentence takes that has no room beside it. Both in the parent.
    void placeIn(const QRect& beside, const QRect& whole);
    /// Where another one can lie over it, beside what can be done.
    [[nodiscard]] QRect roomOfSentence() const;

Q_SIGNALS:
    /// Shown, or with something else to say.
    void roomWanted();

protected:
    /// What can be done is added to the row by addEnd().
    HeaderNotice(LineIcon sign, QWidget* parent);

    void setSentence(const QString& sentence);
    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    void addEnd(std::initializer_list<LayoutPart> parts);
    void changeEvent(QEvent* event) override;

private:
    /// Whether the sentence is whole in it.
    bool fitInto(const QRect& room);
    [[nodiscard]] int heightOfText(int width) const;
    void showAll();

    QString m_sentence;
    QToolButton* m_more;
    bool m_isAllShown = false;
    QRect m_beside;
    QRect m_whole;
};

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

/// Over the header of every page while the event file is not where it was opened: what happened,
/// where everything is kept, and the two ways on. It cannot be closed.
class LostFileBanner : public HeaderNotice {
    Q_OBJECT

public:
    LostFileBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent = nullptr);

private:
    void showState();

    EventFileKeeper& m_keeper;
};

/// The line of a page whose file another program writes: who, and since when. It cannot be closed,
/// because nothing can be changed until the other one is gone; then it offers to write. While it
/// stands the book follows what the other one writes.
class ReadOnlyBanner : public Banner {
    Q_OBJECT

public:
    explicit ReadOnlyBanner(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The person wants to take over the file, which nobody writes any more.
    void writingWanted();

private:
    void follow();
    void showWriter(const std::optional<FileWriter>& writer);
    void setText(const QString& text);
    [[nodiscard]] QString freeSentence() const;
    [[nodiscard]] QString sentence(const FileWriter& writer) const;

    OpenBook& m_book;
    QPushButton* m_write;
    QTimer* m_timer;
};

} // namespace mentat
