#pragma once

#include <QString>

namespace mentat {

// Why what is typed of a game by a ruleset cannot be recorded as it stands.

/// The lines of a sheet, each with what belongs to the seats, one after another.
enum class ResultLine { Scores, Places, Labels };

enum class ResultFaultKind {
    NothingTyped,    // neither places nor scores
    OtherCount,      // not one for each seat
    NoPlace,         // the text is none
    NobodyStayed,    // everybody dropped out
    PlaceLeftOut,    // nobody has the wanted place, and somebody a later one
    PlaceSharedAway, // who shares a place takes the ones after it too
    NoScore,         // the text is none
    ScoreMissing,    // without places everybody needs one
    SeveralLabels,   // more than one begins like the text
};

struct ResultFault {
    ResultFaultKind kind;
    ResultLine line;
    QString text{}; // what was typed
    int typed = 0;  // a number of entries, a place
    int wanted = 0; // the same as it would be right
    friend bool operator==(const ResultFault&, const ResultFault&) = default;
};

} // namespace mentat
