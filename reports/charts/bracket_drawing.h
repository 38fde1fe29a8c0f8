#pragma once

#include <QStringList>

#include <vector>

namespace mentat {

// The picture of who goes from where to where: a column for each round, in it a box for each table,
// and a line from whoever goes on to where they play next. Made once, of words; whoever shows it
// places it (bracket_plan.h), on paper, on a board, in the window or on the web.

/// Somebody at a table, or whoever will be.
struct BracketLine {
    QString before{}; // short: the seed
    QString name{};
    QString after{};       // short: the place
    bool isStrong = false; // goes on
    bool isQuiet = false;  // open, or not known yet
    friend bool operator==(const BracketLine&, const BracketLine&) = default;
};

/// Where a box leads: a box of the next column and the line there that is the same person.
struct BracketLead {
    size_t line = 0; // of this box
    size_t box = 0;
    size_t lineThere = 0;
    friend bool operator==(const BracketLead&, const BracketLead&) = default;
};

/// A table; of tables of two without a heading.
struct BracketBox {
    QString heading{};
    std::vector<BracketLine> lines{};
    std::vector<BracketLead> leads{};
    friend bool operator==(const BracketBox&, const BracketBox&) = default;
};

struct BracketColumn {
    QString title;
    QString detail{}; // when and where, how far it is; may be empty
    std::vector<BracketBox> boxes{};
    QStringList below{}; // sentences: who is in it without a table yet
    bool isOver = false; // nothing in it is open
    friend bool operator==(const BracketColumn&, const BracketColumn&) = default;
};

struct BracketDrawing {
    QString title;
    std::vector<BracketColumn> columns{};
    QStringList notes{}; // below the picture: which rounds are not held, and why
    friend bool operator==(const BracketDrawing&, const BracketDrawing&) = default;
};

/// Every text of it in reading order.
[[nodiscard]] QStringList textsOf(const BracketDrawing& drawing);

} // namespace mentat
