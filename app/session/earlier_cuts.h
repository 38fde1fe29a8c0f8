#pragma once

#include "model/book.h"
#include "model/points.h"

namespace mentat {

/// What the last place that advanced had in an event of an earlier year (R4.1).
struct EarlierCut {
    Year year;
    Name event;
    QualificationPoints qp;
    friend bool operator==(const EarlierCut&, const EarlierCut&) = default;
};

/// Of the file's other events of earlier years in which as many were ranked as advance; the newest
/// first.
[[nodiscard]] std::vector<EarlierCut> earlierCuts(const Book& book, EventId aside);

} // namespace mentat
