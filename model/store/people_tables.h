#pragma once

#include "model/book.h"
#include "model/store/table.h"

namespace mentat {

/// The columns of a contact, in any table that has one: `make.operator()<&Contact::from>(name)`
/// gives one.
template <class Make>
[[nodiscard]] auto contactColumns(Make make) {
    return std::vector{make.template operator()<&Contact::from>("origin"),
                       make.template operator()<&Contact::badge>("badge"),
                       make.template operator()<&Contact::email>("email"),
                       make.template operator()<&Contact::phone>("phone"),
                       make.template operator()<&Contact::whereabouts>("whereabouts"),
                       make.template operator()<&Contact::notes>("notes")};
}

[[nodiscard]] Rows personRows(const std::optional<Person>& person);
[[nodiscard]] std::vector<Person> loadPeople(Database& database);

[[nodiscard]] Rows summaryRows(EventId id, const Summary& summary);
[[nodiscard]] std::vector<BookSummary> loadSummaries(Database& database);

} // namespace mentat
