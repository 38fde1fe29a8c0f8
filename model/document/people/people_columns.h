#pragma once

#include "model/document/bytes/csv.h"

#include <array>
#include <map>

namespace mentat {

/// The columns of a list of people.
enum class PeopleColumn {
    Name,        // the whole name: "Brad Johnson", "Johnson, Brad"
    FamilyFirst, // the same without a comma: "Johnson Brad"
    Given,
    Family,
    Suffix,    // Jr., Sr., III: part of the name
    Preferred, // another name: "Bob" for Robert Smith, or "Bob Smith"
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

/// Column positions, from 0; found by headings, or assigned by hand.
using PeopleColumns = std::map<PeopleColumn, size_t>;

/// Whether the columns contain a name.
[[nodiscard]] bool haveName(const PeopleColumns& columns);
/// The columns found by their headings, the first of duplicates; other lists' words count if our
/// own heading is missing.
[[nodiscard]] PeopleColumns peopleColumnsIn(const CsvRow& header);
/// The first heading in our own words for a column that another heading also names.
[[nodiscard]] std::optional<QString> headingTwice(const CsvRow& header);
/// The row, from 0, with the headings of name columns, below any titles; absent: there is none.
[[nodiscard]] std::optional<size_t> peopleHeader(const std::vector<CsvRow>& rows);

// Rows of a list of people that are not people, or people who will not come. Nothing is dropped
// automatically: these rows are shown, and included if the user says so.

/// Whether the text in place of a name is not a name: a total, a footer, "Bye", a number. isAlone:
/// the row has no other cells, though the list has more columns.
[[nodiscard]] bool isNoName(const QString& text, bool isAlone);
/// Whether a registration with this status is canceled: "Refunded", "canceled"; also "yes" under
/// a heading that asks it.
[[nodiscard]] bool isCanceled(const QString& status, const QString& heading);

} // namespace mentat
