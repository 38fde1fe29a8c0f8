#pragma once

#include "tests/support/scratch_book.h"
#include "ui/desk/screen_board.h"

namespace mentat::test {

/// A book with the event alone, asked for boards at a time.
class AskedBoards {
public:
    explicit AskedBoards(const QByteArray& document,
                         const QString& time = QStringLiteral("2026-07-30T13:07"), int seconds = 0)
        : m_book{.people = {}, .events = {{EventId(1), eventFrom(document)}}, .summaries = {}}
        , m_now(*VenueTime::fromText(time))
        , m_seconds(seconds) {}

    [[nodiscard]] std::optional<ScreenBoard>
    operator()(std::optional<ScreenBoard> (*make)(const BoardRequest&)) const {
        return make({.book = m_book,
                     .event = event(),
                     .wording = m_wording,
                     .now = m_now,
                     .seconds = m_seconds});
    }
    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }

private:
    Book m_book;
    Wording m_wording;
    VenueTime m_now;
    int m_seconds;
};

} // namespace mentat::test
