#pragma once

#include "model/book.h"
#include "model/values/logo.h"
#include "model/values/side.h"
#include "reports/charts/bracket_drawing.h"
#include "reports/charts/race_drawing.h"
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
    std::optional<Side> side{}; // its color stands before the text; never the only sign of it
    friend bool operator==(const ScreenLine&, const ScreenLine&) = default;
};

/// Lines that stand together; below a heading they stay in one column.
struct ScreenGroup {
    QString heading; // may be empty
    std::vector<ScreenLine> lines{};
    QString after{};            // short: beside the heading
    std::optional<Side> side{}; // its color stands before the heading
    /// Of the first group: where the board has several pages, it stands at the top of each.
    bool isPinned = false;
    QString band{};            // across the screen, between the pinned group and this one
    bool beginsColumn = false; // where all fits one page
    friend bool operator==(const ScreenGroup&, const ScreenGroup&) = default;
};

/// In figures as large as the screen lets them be: how long it is until what the label says.
struct ScreenFigure {
    QString label;
    QString figure; // "1:19:05"
    friend bool operator==(const ScreenFigure&, const ScreenFigure&) = default;
};

/// Who has won, in the largest letters of the board.
struct ScreenWinner {
    QString name;
    QString side{}; // as it is called; empty where none is played
    std::optional<Side> color{};
    QString of{}; // "Champion of 34 players"
    friend bool operator==(const ScreenWinner&, const ScreenWinner&) = default;
};

/// Whose board it is, and what time: the same on all of them.
struct ScreenFace {
    QString host{};  // whose convention it is; may be empty
    QString event{}; // "Dune 2026"
    QString time{};  // of day
    std::optional<Logo> logo{};
    friend bool operator==(const ScreenFace&, const ScreenFace&) = default;
};

/// All that the second window says at a time, as a plain value: it paints this and nothing else.
/// Holds nothing private: a phone, a badge, an address, a note or a reason never comes this far.
struct ScreenBoard {
    QString title;
    QString lead = {};  // beside it, weaker: what it is for; may be empty
    QString where = {}; // when and where; may be empty
    QString state = {}; // what holds now: "Last turn"; may be empty
    std::vector<ScreenFigure> figures{};
    std::optional<ScreenWinner> winner{};
    std::vector<ScreenGroup> groups{};
    std::optional<BracketDrawing> bracket{}; // its last columns, as many as can be read
    std::optional<RaceDrawing> race{};       // its first lines, as many as can be read
    QString code{}; // an address, as a QR picture that phones across the room read; with its text
    bool isOneColumn = false; // of few lines with much beside each other
    QStringList notes{};      // below
    QString count = {};       // how much there is of it: "68 players"; may be empty
    QString mark = {};        // above all: that nothing here counts; may be empty
    std::optional<ScreenFace> face{};
    bool isRevealed = false; // appears slowly when it is first seen
    friend bool operator==(const ScreenBoard&, const ScreenBoard&) = default;
};

/// Every text of the board in reading order, one a line.
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

/// What a board is made of. Keeps references: everything outlives the making.
struct BoardRequest {
    const Book& book;
    const Event& event; // of the book
    const Wording& wording;
    VenueTime now;
    int seconds = 0;          // of the minute `now`
    QString roomAddress = {}; // where phones find the event; empty: they do not
};

/// A kind of board. Another kind is one more row in its kind's table.
struct BoardKind {
    QLatin1StringView id; // in the preferences: "tables-by-name"
    Phrase title;         // Phrase("mentat::BoardKinds", …)
    /// Nothing where there is nothing to show yet.
    std::optional<ScreenBoard> (*make)(const BoardRequest& request) = nullptr;
    bool isClock = false; // says something else each second
};

} // namespace mentat
