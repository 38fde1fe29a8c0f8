#pragma once

#include "model/document/bytes/csv.h"

#include <array>
#include <map>

namespace mentat {

/// What a list of people says in its columns.
enum class PeopleColumn {
    Name,        // the whole of it: "Brad Johnson", "Johnson, Brad"
    FamilyFirst, // the same without a comma: "Johnson Brad"
    Given,
    Family,
    Suffix,    // Jr., Sr., III: belongs to the name
    Preferred, // another name: "Bob" of Robert Smith, or "Bob Smith"
    From,
    Badge,
    Preference,
    Email,
    Phone,
    Status, // of the registration: refunded, canceled
};

inline constexpr std::array allPeopleColumns{
    PeopleColumn::Name,       PeopleColumn::FamilyFirst, PeopleColumn::Given, PeopleColumn::Family,
    PeopleColumn::Suffix,     PeopleColumn::Preferred,   PeopleColumn::From,  PeopleColumn::Badge,
    PeopleColumn::Preference, PeopleColumn::Email,       PeopleColumn::Phone, PeopleColumn::Status,
};

/// Where each stands, from 0; found by their headings, or said by hand.
using PeopleColumns = std::map<PeopleColumn, size_t>;

/// Whether somebody's name can be read from them.
[[nodiscard]] bool haveName(const PeopleColumns& columns);
/// Which columns are found by their headings, of those that stand twice the first; what other lists
/// call them counts where their own heading is not there.
[[nodiscard]] PeopleColumns peopleColumnsIn(const CsvRow& header);
/// The first heading that is our own word for a column that another heading has too.
[[nodiscard]] std::optional<QString> headingTwice(const CsvRow& header);
/// The row, from 0, that has the names of a name's columns, below whatever titles; absent: none
/// has.
[[nodiscard]] std::optional<size_t> peopleHeader(const std::vector<CsvRow>& rows);

// Rows of a list of people that are nobody, or nobody who comes. Nothing is left out by itself:
// what is found here is shown, and taken where somebody says so.

/// Whether what stands where the name would is none: a total, a footer, "Bye", a number. isAlone:
/// nothing else stands in the row, though the list has more columns.
[[nodiscard]] bool isNoName(const QString& text, bool isAlone);
/// Whether a registration with this status is none any more: "Refunded", "canceled"; also "yes"
/// under a heading of that name.
[[nodiscard]] bool isCanceled(const QString& status, const QString& heading);

} // namespace mentat
