#pragma once

#include "model/book.h"
#include "scoring/players.h"

namespace mentat {

/// What the file tells of somebody in one year.
struct EarlierYear {
    /// Absent: a summary.
    std::optional<EventId> id;
    Year year;
    Name event;
    /// Absent: only a summary of that year is known.
    std::optional<PlayerRecord> record;
    /// In the final or of the session; of a summary, in its list.
    std::optional<Place> place;
    friend bool operator==(const EarlierYear&, const EarlierYear&) = default;
};

/// The events of the file that the person plays in, one aside, and the summaries that name somebody
/// of the person's normalised name; the newest first.
[[nodiscard]] std::vector<EarlierYear> earlierYears(const Book& book, const Person& person,
                                                    std::optional<EventId> aside);

} // namespace mentat
