#pragma once

#include "model/document/people/people_columns.h"
#include "model/people/player.h"

#include <QStringList>

#include <set>

namespace mentat {

/// What a line of a list can say about a person.
enum class PersonFact { Name, From, Badge, Preference, Email, Phone, AlsoCalled };
inline constexpr std::array allPersonFacts{
    PersonFact::Name,  PersonFact::From,       PersonFact::Badge,     PersonFact::Email,
    PersonFact::Phone, PersonFact::Preference, PersonFact::AlsoCalled};

/// A readable line of a pre-registration list.
struct PersonLine : Contact {
    qint64 line; // in the file, from 1
    Name name;
    std::optional<Preference> preference;
    /// The person chosen despite a different name.
    std::optional<PersonId> same = {};
    /// A new person despite a known name.
    bool isNew = false;
    /// Another name: "Bob Smith" for Robert.
    std::optional<Name> alsoCalled = {};
    /// Facts to keep, whatever the line says.
    std::set<PersonFact> keeps = {};
};

/// An unusable line, and why (one of the Line… kinds).
struct RejectedLine {
    qint64 line;
    Failure reason;
};

/// A line that is not a person, or a person who will not come: skipped unless the user says
/// otherwise.
struct AsideLine {
    qint64 line;
    Failure reason;                   // LineNoPerson, LineCanceled
    std::optional<PersonLine> person; // absent: it has no name, so it cannot be included
};

struct PeopleList {
    std::vector<PersonLine> lines;
    std::vector<RejectedLine> rejected;
    QStringList notTaken{}; // headings of unused columns
    std::vector<AsideLine> aside{};
};

/// Includes these lines after all, each in its place.
void takeAside(PeopleList& list, const std::set<qint64>& lines);

/// The columns of a list, assigned by hand, and its first row.
struct PeopleLayout {
    PeopleColumns columns;
    size_t header = 0;           // the row, from 0, below its titles; no row has more fields
    bool headerIsPerson = false; // it has no headings
};

/// Reads a list of people below the row that names its columns (docs/CLI.md), or by a layout, which
/// has a name column. Failures: CsvNoHeader, CsvNoName, CsvColumnTwice.
[[nodiscard]] Result<PeopleList> readPeople(const std::vector<CsvRow>& rows,
                                            const std::optional<PeopleLayout>& layout
                                            = std::nullopt);
/// The same from a file. Failures: those of readTable(), too.
[[nodiscard]] Result<PeopleList>
readPeopleCsv(const QByteArray& bytes, const std::optional<PeopleLayout>& layout = std::nullopt);

/// Writes people as a list for another file: the facts that have columns.
[[nodiscard]] QByteArray writePeopleCsv(const std::vector<Person>& people);

} // namespace mentat
