#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/desk/screen_board.h"

#include <QObject>

#include <algorithm>
#include <set>

namespace mentat {

/// What a second window shows of the open book now: the boards that the person chose, each for the
/// time that the person chose, in their order; those with nothing to show are passed over. Follows
/// the book: a new draw, or a champion, shows at once. Time is the book's clock; whoever shows it
/// calls tick() often enough.
class BoardShow : public QObject {
    Q_OBJECT

public:
    BoardShow(const OpenBook& book, const Preferences& preferences, QObject* parent = nullptr);

    [[nodiscard]] const ScreenBoard& board() const { return m_board; }
    /// The id of the kind that shows; empty: there is nothing to show of any.
    [[nodiscard]] QLatin1StringView shownKind() const;
    /// Since its turn began, in milliseconds.
    [[nodiscard]] qint64 shownFor() const;
    /// How many pages the board has: each shows for the time that the person chose.
    void setPages(size_t pages) { m_pages = std::max<size_t>(pages, 1); }
    /// The page that shows now, from 0.
    [[nodiscard]] size_t page() const;
    void tick();

Q_SIGNALS:
    /// Another board, or it says something else.
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
    /// Whether the board appears slowly and has not shown, nor could have, since it was begun.
    [[nodiscard]] bool isNews(const BoardKind& kind, const ScreenBoard& board);
    /// The next board that has something to show; the same again where it is the only one.
    void showNext();
    /// What shows, as it is now.
    void refresh();
    void put(ScreenBoard board);

    const OpenBook& m_book;
    const Preferences& m_preferences;
    SecondScreenChoices m_choices; // that it was begun with
    const BoardKind* m_kind = nullptr;
    ScreenBoard m_board;
    std::set<QString> m_known; // boards that appear slowly, and could have been seen
    qint64 m_since = 0;        // of the clock, in milliseconds
    qint64 m_minute = 0;       // of the clock, that the board says
    size_t m_pages = 1;
};

/// The boards of the event's kind, in the usual order.
[[nodiscard]] std::span<const BoardKind> boardsOf(const OpenBook& book);
/// Those that the person chose, in that order.
[[nodiscard]] std::vector<const BoardKind*> chosenBoards(std::span<const BoardKind> all,
                                                         const QStringList& ids);

} // namespace mentat
