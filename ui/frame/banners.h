#pragma once

#include "ui/backup/event_file_keeper.h"
#include "ui/desk/open_book.h"
#include "ui/look/fitting/areas.h"

#include <deque>

class QToolButton;
class QPushButton;
class QTimer;

namespace mentat {

/// A banner over the page's header: moves nothing, and covers nothing that users aim at. Has room
/// for two lines of a sentence; a longer one is shown in full on request.
class HeaderNotice : public Banner {
    Q_OBJECT

public:
    /// The whole sentence; empty if hidden.
    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_sentence; }
    /// beside: the rectangle of the header's words. whole: that of the header with its clock, for a
    /// sentence that does not fit into beside. Both in the parent's coordinates.
    void placeIn(const QRect& beside, const QRect& whole);
    /// The rectangle that another notice can cover, next to the actions.
    [[nodiscard]] QRect roomOfSentence() const;

Q_SIGNALS:
    /// Shown, or its sentence changed.
    void roomWanted();

protected:
    /// Actions are added to the row by addEnd().
    HeaderNotice(LineIcon sign, QWidget* parent);

    void setSentence(const QString& sentence);
    [[nodiscard]] const QString& sentence() const { return m_sentence; }
    void addEnd(std::initializer_list<LayoutPart> parts);
    void changeEvent(QEvent* event) override;

private:
    /// Whether the whole sentence fits.
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

/// The page's line of notices to the user. Each has its end (endOf()): the explanation of a key
/// that did nothing goes with its sheet, the answer to an act goes with the page or the next
/// successful act; an unprompted notice never replaces a question, and a grave one stays until it
/// is closed.
class NoticeBar : public HeaderNotice {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void show(const Notice& notice);
    /// The user continued: ends the notices that this ends.
    void goOn(NoticeEnd by);
    /// The notice has been read; the next one waiting appears.
    void dismiss();
    /// Performs the offered action, if there is one.
    bool act();

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The focus was at its buttons, and the user continues elsewhere by typing, clicking, or
    /// closing it. A following Enter is not for the offered action.
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
    QTimer* m_isNew; // running: the notice was caused by this very key
    TextLabel* m_count;
    QPushButton* m_action;
    QToolButton* m_close;
};

/// At the end of the header of a closed event, in place of the clock: the event is read-only, and
/// where to reopen it.
class ClosedBanner : public Banner {
    Q_OBJECT

public:
    explicit ClosedBanner(OpenBook& book, QWidget* parent = nullptr);

    /// Whether the page itself has the button that reopens: one is enough.
    void setAtReopening(bool isThere);

Q_SIGNALS:
    void reopeningWanted();

private:
    void showState();

    OpenBook& m_book;
    QPushButton* m_reopen;
    bool m_isAtReopening = false;
};

/// Over the header of every page while the event file is not where it was opened: what happened,
/// where everything is kept, and the two ways to continue. It cannot be closed.
class LostFileBanner : public HeaderNotice {
    Q_OBJECT

public:
    LostFileBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent = nullptr);

private:
    void showState();

    EventFileKeeper& m_keeper;
};

/// The line of a page whose file another program writes: who, and since when. It cannot be closed,
/// because changes are impossible until the other program is gone; then it offers to write. While
/// it is shown, the book follows the other program's changes.
class ReadOnlyBanner : public Banner {
    Q_OBJECT

public:
    explicit ReadOnlyBanner(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user wants to take over the file, which no other program writes anymore.
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
