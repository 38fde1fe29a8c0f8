#pragma once

#include "model/document/people/people_columns.h"
#include "model/people/player.h"

#include <QStringList>

#include <set>

namespace mentat {

/// What a line of a list can say of somebody.
enum class PersonFact { Name, From, Badge, Preference, Email, Phone, AlsoCalled };
inline constexpr std::array allPersonFacts{
    PersonFact::Name,  PersonFact::From,       PersonFact::Badge,     PersonFact::Email,
    PersonFact::Phone, PersonFact::Preference, PersonFact::AlsoCalled};

/// A line of a pre-registration list that could be read.
struct PersonLine : Contact {
    qint64 line; // in the file, from 1
    Name name;
    std::optional<Preference> preference;
    /// Who this was said to be, although the name is another.
    std::optional<PersonId> same = {};
    /// Said to be somebody new, although the name is known.
    bool isNew = false;
    /// What else they are called: "Bob Smith" of Robert.
    std::optional<Name> alsoCalled = {};
    /// What stays as it is known, whatever the line says.
    std::set<PersonFact> keeps = {};
};

/// A line that could not be used, and why (one of the Line… kinds).
struct RejectedLine {
    qint64 line;
    Failure reason;
};

/// A line that is nobody, or nobody who comes: not taken unless somebody says so.
struct AsideLine {
    qint64 line;
    Failure reason;                   // LineNoPerson, LineCanceled
    std::optional<PersonLine> person; // absent: it has no name, so nobody can say otherwise
};

struct PeopleList {
    std::vector<PersonLine> lines;
    std::vector<RejectedLine> rejected;
    QStringList notTaken{}; // headings of columns that nobody reads
    std::vector<AsideLine> aside{};
};

/// Takes those lines after all, each at its place.
void takeAside(PeopleList& list, const std::set<qint64>& lines);

/// The columns of a list, said by hand, and where it begins.
struct PeopleLayout {
    PeopleColumns columns;
    size_t header = 0;           // the row, from 0, below its titles; no other line has more fields
    bool headerIsPerson = false; // it has no headings
};

/// Reads a list of people below the row that names its columns (docs/CLI.md says how; the others
/// are told), or by a layout, which has a name. Failures: CsvNoHeader, CsvNoName, CsvColumnTwice.
[[nodiscard]] Result<PeopleList> readPeople(const std::vector<CsvRow>& rows,
                                            const std::optional<PeopleLayout>& layout
                                            = std::nullopt);
/// The same of a file. Failures: those of readTable() too.
[[nodiscard]] Result<PeopleList>
readPeopleCsv(const QByteArray& bytes, const std::optional<PeopleLayout>& layout = std::nullopt);

/// People as such a list, to be read by another file: what it has columns for.
[[nodiscard]] QByteArray writePeopleCsv(const std::vector<Person>& people);

} // namespace mentat
