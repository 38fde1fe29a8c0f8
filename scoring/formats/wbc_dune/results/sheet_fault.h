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
};

struct SheetFault {
    SheetFaultKind kind;
    QString typed{};
    QString start{}; // of EndBeforeStart
    friend bool operator==(const SheetFault&, const SheetFault&) = default;
};

} // namespace mentat
