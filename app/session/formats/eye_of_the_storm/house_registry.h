#pragma once

#include "model/book.h"

namespace mentat {

/// A house as somebody had it in an event of the file.
struct RegisteredHouse {
    Year year;
    Name event;
    House house;
    friend bool operator==(const RegisteredHouse&, const RegisteredHouse&) = default;
};

/// The houses of a person in all events of the file but one, the newest first: a house can be
/// played on with. Of equal houses the newest alone.
[[nodiscard]] std::vector<RegisteredHouse> registeredHouses(const Book& book, PersonId person,
                                                            std::optional<EventId> aside);

} // namespace mentat
