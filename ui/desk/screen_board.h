#pragma once

#include "model/book.h"
#include "model/values/logo.h"
#include "model/values/side.h"
#include "reports/charts/bracket_drawing.h"
#include "reports/charts/race_plan.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/wording.h"

#include <optional>
#include <vector>

namespace mentat {

/// A line: "3  Ada Byron  2.5".
struct ScreenLine {
    QString before; // short: a rank, a seat
    QString text;
    QString after;              // short: a table, points, a side
    bool beginsPart = false;    // a line is drawn above: the cut
    std::optional<Side> side{}; // its color precedes the text; never the only sign of it
    friend bool operator==(const ScreenLine&, const ScreenLine&) = default;
};

/// Lines that belong together; below a heading they stay in one column.
struct ScreenGroup {
    QString heading; // may be empty
    std::vector<ScreenLine> lines{};
    QString after{};            // short: next to the heading
    std::optional<Side> side{}; // its color precedes the heading
    /// Of the first group: at the top of each page if the board has several.
    bool isPinned = false;
    QString band{};            // across the screen, between the pinned group and this one
    bool beginsColumn = false; // if everything fits on one page
    friend bool operator==(const ScreenGroup&, const ScreenGroup&) = default;
};

/// In figures as large as the screen allows: the time until the event in the label.
struct ScreenFigure {
    QString label;
    QString figure; // "1:19:05"
    friend bool operator==(const ScreenFigure&, const ScreenFigure&) = default;
};

/// The winner, in the largest letters of the board.
struct ScreenWinner {
    QString name;
    QString side{}; // its name; empty: there are no sides
    std::optional<Side> color{};
    QString of{}; // "Champion of 34 players"
    friend bool operator==(const ScreenWinner&, const ScreenWinner&) = default;
};

/// The host and the time: the same on all boards.
struct ScreenFace {
    QString host{};  // the convention's host; may be empty
    QString event{}; // "Dune 2026"
    QString time{};  // of day
    std::optional<Logo> logo{};
    friend bool operator==(const ScreenFace&, const ScreenFace&) = default;
};

/// The whole content of the second window, as a plain value: it paints only this. Contains nothing
/// private: phone numbers, badges, addresses, notes and reasons never get here.
struct ScreenBoard {
    QString title;
    QString lead = {};  // next to it, weaker: its purpose; may be empty
    QString where = {}; // when and where; may be empty
    QString state = {}; // the current state: "Last turn"; may be empty
    bool isStateQuiet = false; // weak in the middle: that there is nothing to see yet
    std::vector<ScreenFigure> figures{};
    std::optional<ScreenWinner> winner{};
    std::vector<ScreenGroup> groups{};
    std::optional<BracketDrawing> bracket{}; // its last columns, as many as are readable
    std::optional<RaceDrawing> race{};       // its first lines, as many as are readable
    QString code{}; // an address, as a QR code that phones can read across the room; with its text
    bool isOneColumn = false; // for few long lines
    QStringList notes{};      // below
    QString count = {};       // the total: "68 players"; may be empty
    QString mark = {};        // above all: that nothing here counts; may be empty
    std::optional<ScreenFace> face{};
    bool isRevealed = false; // fades in when it is first shown
    friend bool operator==(const ScreenBoard&, const ScreenBoard&) = default;
};

/// Every text of the board in reading order, one per line.
[[nodiscard]] inline QStringList textsOf(const ScreenBoard& board) {
    QStringList texts{board.mark, board.title, board.lead};
    if (board.face)
        texts << board.face->time;
    texts << board.where << board.state;
    for (const ScreenFigure& figure : board.figures)
        texts << figure.label << figure.figure;
    if (board.winner)
        texts << board.winner->name << board.winner->side << board.winner->of;
    for (const ScreenGroup& group : board.groups) {
        texts << group.band << group.heading << group.after;
        for (const ScreenLine& line : group.lines)
            texts << line.before << line.text << line.after;
    }
    if (board.bracket)
        texts << textsOf(*board.bracket);
    if (board.race)
        texts << textsOf(*board.race);
    texts << board.code << board.notes;
    if (board.face)
        texts << board.face->host << board.face->event;
    texts << board.count;
    texts.removeAll(QString());
    return texts;
}

/// The input for a board. Keeps references: everything outlives it.
struct BoardRequest {
    const Book& book;
    const Event& event; // of the book
    const Wording& wording;
    VenueTime now;
    int seconds = 0;          // of the minute `now`
    QString roomAddress = {}; // the event's address for phones; empty: none is served
};

/// A kind of board. Add another kind as a row in the table of its kind of rules.
struct BoardKind {
    QLatin1StringView id; // in the preferences: "tables-by-name"
    Phrase title;         // Phrase("mentat::BoardKinds", …)
    /// Nothing if there is nothing to show yet.
    std::optional<ScreenBoard> (*make)(const BoardRequest& request) = nullptr;
    bool isClock = false; // changes each second
};

} // namespace mentat
