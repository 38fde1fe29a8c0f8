#pragma once

#include <QString>

namespace mentat {

// Why a typed game by a ruleset cannot be recorded.

/// The lines of a sheet, each with one entry per seat.
enum class ResultLine { Scores, Places, Labels };

enum class ResultFaultKind {
    NothingTyped,    // neither places nor scores
    OtherCount,      // not one per seat
    NoPlace,         // the text is not a place
    NobodyStayed,    // everyone dropped out
    PlaceLeftOut,    // nobody has the expected place, and someone has a later one
    PlaceSharedAway, // players who share a place use up the places after it, too
    NoScore,         // the text is not a score
    ScoreMissing,    // without places everyone needs one
    SeveralLabels,   // the text begins more than one label
};

struct ResultFault {
    ResultFaultKind kind;
    ResultLine line;
    QString text{}; // what was typed
    int typed = 0;  // a number of entries, a place
    int wanted = 0; // the correct value
    friend bool operator==(const ResultFault&, const ResultFault&) = default;
};

} // namespace mentat
