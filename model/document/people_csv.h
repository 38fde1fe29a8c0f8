#pragma once

#include "model/document/bytes/csv.h"
#include "model/people/person.h"

#include <QStringList>

#include <array>
#include <map>

namespace mentat {

/// A line of a pre-registration list that could be read.
struct PersonLine : Contact {
    qint64 line; // in the file, from 1
    Name name;
    std::optional<Preference> preference;
    /// Who this was said to be, although the name is another.
    std::optional<PersonId> same = {};
    /// Said to be somebody new, although the name is known.
    bool isNew = false;
};

/// A line that could not be used, and why (one of the Line… kinds).
struct RejectedLine {
    qint64 line;
    Failure reason;
};

struct PeopleList {
    std::vector<PersonLine> lines;
    std::vector<RejectedLine> rejected;
    QStringList notTaken{}; // headings of columns that nobody reads
};

/// What a list of people says in its columns.
enum class PeopleColumn {
    Name,        // the whole of it: "Brad Johnson", "Johnson, Brad"
    FamilyFirst, // the same without a comma: "Johnson Brad"
    Given,
    Family,
    Suffix, // Jr., Sr., III: belongs to the name
    From,
    Badge,
    Preference,
    Email,
    Phone,
};

inline constexpr std::array allPeopleColumns{
    PeopleColumn::Name,   PeopleColumn::FamilyFirst, PeopleColumn::Given, PeopleColumn::Family,
    PeopleColumn::Suffix, PeopleColumn::From,        PeopleColumn::Badge, PeopleColumn::Preference,
    PeopleColumn::Email,  PeopleColumn::Phone,
};

/// Where each stands, from 0; found by their headings, or said by hand.
using PeopleColumns = std::map<PeopleColumn, size_t>;

/// The columns of a list, said by hand, and where it begins.
struct PeopleLayout {
    PeopleColumns columns;
    size_t header = 0;           // the row, from 0, below its titles; no other line has more fields
    bool headerIsPerson = false; // it has no headings
};

/// Whether somebody's name can be read from them.
[[nodiscard]] bool haveName(const PeopleColumns& columns);
/// Which columns are found by their headings, of those that stand twice the first; what other lists
/// call them counts where their own heading is not there.
[[nodiscard]] PeopleColumns peopleColumnsIn(const CsvRow& header);

/// Reads a list of people with a header row (docs/CLI.md names the columns; others are ignored), or
/// by a layout, which has a name. Failures: those of readCsv(), CsvNoHeader, CsvNoName,
/// CsvColumnTwice.
[[nodiscard]] Result<PeopleList>
readPeopleCsv(const QByteArray& utf8, const std::optional<PeopleLayout>& layout = std::nullopt);

/// People as such a list, to be read by another file: what it has columns for.
[[nodiscard]] QByteArray writePeopleCsv(const std::vector<Person>& people);

} // namespace mentat
