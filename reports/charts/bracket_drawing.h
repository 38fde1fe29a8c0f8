#pragma once

#include <QStringList>

#include <vector>

namespace mentat {

// A picture of where players advance to: a column for each round with a box for each table, and a
// line from each advancing player to the next table. Made once, from words; then placed
// (bracket_plan.h) on paper, on a board, in the window, or on the web.

/// A player at a table, or an open place.
struct BracketLine {
    QString before{}; // short text: the seed
    QString name{};
    QString after{};       // short text: the place
    bool isStrong = false; // advances
    bool isQuiet = false;  // open, or not yet known
    friend bool operator==(const BracketLine&, const BracketLine&) = default;
};

/// Where a box leads: a box of the next column, and the line of the same player there.
struct BracketLead {
    size_t line = 0; // of this box
    size_t box = 0;
    size_t lineThere = 0;
    friend bool operator==(const BracketLead&, const BracketLead&) = default;
};

/// A table; a table of two has no heading.
struct BracketBox {
    QString heading{};
    std::vector<BracketLine> lines{};
    std::vector<BracketLead> leads{};
    friend bool operator==(const BracketBox&, const BracketBox&) = default;
};

struct BracketColumn {
    QString title;
    QString detail{}; // when and where, and its progress; may be empty
    std::vector<BracketBox> boxes{};
    QStringList below{}; // sentences: players in it without a table yet
    bool isOver = false; // nothing about it is open
    friend bool operator==(const BracketColumn&, const BracketColumn&) = default;
};

struct BracketDrawing {
    QString title;
    std::vector<BracketColumn> columns{};
    QStringList notes{}; // below the picture: rounds that are not held, and why
    friend bool operator==(const BracketDrawing&, const BracketDrawing&) = default;
};

/// Every text in reading order.
[[nodiscard]] QStringList textsOf(const BracketDrawing& drawing);

} // namespace mentat
