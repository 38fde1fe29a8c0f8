#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/desk/screen_board.h"

#include <QObject>

#include <algorithm>
#include <set>

namespace mentat {

/// The second window's show of the open book: the boards that the user chose, each for the chosen
/// time, in order; empty ones are skipped. Follows the book: a new draw, or a champion, shows at
/// once. Uses the book's clock; the window has to call tick() often enough.
class BoardShow : public QObject {
    Q_OBJECT

public:
    BoardShow(const OpenBook& book, const Preferences& preferences, QObject* parent = nullptr);

    [[nodiscard]] const ScreenBoard& board() const { return m_board; }
    /// The id of the current kind; empty: no kind has anything to show.
    [[nodiscard]] QLatin1StringView shownKind() const;
    /// Since its turn began, in milliseconds.
    [[nodiscard]] qint64 shownFor() const;
    /// The number of the board's pages: each shows for the chosen time.
    void setPages(size_t pages) { m_pages = std::max<size_t>(pages, 1); }
    /// The current page, from 0.
    [[nodiscard]] size_t page() const;
    void tick();

Q_SIGNALS:
    /// Another board, or its content changed.
    void changed();

private:
    [[nodiscard]] std::vector<const BoardKind*> kinds() const;
    [[nodiscard]] std::optional<ScreenBoard> made(const BoardKind& kind) const;
    [[nodiscard]] ScreenBoard nothingToShow() const;
    [[nodiscard]] QString mark() const;
    [[nodiscard]] ScreenFace face() const;
    [[nodiscard]] qint64 dwell() const { return qint64(m_choices.seconds) * 1000; }
    void begin();
    /// The event has changed.
    void follow();
    /// Whether the board fades in and has not been shown, nor could have been, since the show
    /// began.
    [[nodiscard]] bool isNews(const BoardKind& kind, const ScreenBoard& board);
    /// The next board with content; the same again if it is the only one.
    void showNext();
    /// The current board in its current state.
    void refresh();
    void put(ScreenBoard board);

    const OpenBook& m_book;
    const Preferences& m_preferences;
    SecondScreenChoices m_choices; // since the start
    const BoardKind* m_kind = nullptr;
    ScreenBoard m_board;
    std::set<QString> m_known; // boards that fade in, and could have been seen
    qint64 m_since = 0;        // of the clock, in milliseconds
    qint64 m_minute = 0;       // of the clock, shown by the board
    size_t m_pages = 1;
};

/// The boards of the event's kind, in the usual order.
[[nodiscard]] std::span<const BoardKind> boardsOf(const OpenBook& book);
/// The boards that the user chose, in that order.
[[nodiscard]] std::vector<const BoardKind*> chosenBoards(std::span<const BoardKind> all,
                                                         const QStringList& ids);

} // namespace mentat
