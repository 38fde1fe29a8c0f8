#pragma once

#include "model/values/name.h"

#include <optional>
#include <vector>

namespace mentat {

// What whoever runs an event lays beside its rules, and hands on with them: labels for the sheets, a
// card for the tables, notes for the next Game Master.

/// What the columns of a result are called where the game has words of its own: "House",
/// "Doubloons".
struct SheetLabels {
    static constexpr qsizetype longest = 12; // characters: a column of a slip has no room for more
    std::optional<Name> label;
    std::optional<Name> score;
    std::optional<Name> place;
    friend bool operator==(const SheetLabels&, const SheetLabels&) = default;
};

/// A part of the card that lies on every table: its title, and lines below it.
struct CardSection {
    static constexpr qsizetype longestTitle = 40; // characters, for one line of a column
    static constexpr qsizetype longestLine
        = 400; // a line goes over several of paper, not over pages
    Name title = Name::placeholder();
    std::vector<Name> lines;
    friend bool operator==(const CardSection&, const CardSection&) = default;
};

struct EventAids {
    SheetLabels sheet;
    std::vector<CardSection> card;
    std::optional<QString> notes; // for the Game Master, in as many lines as they have
    [[nodiscard]] bool isEmpty() const { return *this == EventAids(); }
    friend bool operator==(const EventAids&, const EventAids&) = default;
};

} // namespace mentat
