#pragma once

#include <QString>

namespace mentat {

/// Why what is typed into a field of a result sheet cannot be taken as it stands.
enum class SheetFaultKind {
    NoWholeNumber,
    NoPoints,
    QpWithoutReason,
    NoFaction,
    EndBeforeStart,
    NoTime,
    NobodyPlaysIt, // a faction that no row has yet
    NamesNobody,
    InTwoAlliances,
    NoDie,     // of a side (R3.3)
    EndToCome, // by the desk's clock; odd, and in the way of nothing
};

struct SheetFault {
    SheetFaultKind kind;
    QString typed{};
    QString other{}; // of EndBeforeStart the start, of EndToCome the time by the clock
    friend bool operator==(const SheetFault&, const SheetFault&) = default;
};

} // namespace mentat
