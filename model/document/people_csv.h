#pragma once

#include "model/people/person.h"
#include "model/result.h"

#include <vector>

namespace mentat {

/// A line of a pre-registration list that could be read.
struct PersonLine : Contact {
    qint64 line; // in the file, from 1
    Name name;
    std::optional<Preference> preference;
};

/// A line that could not be used, and why (one of the Line… kinds).
struct RejectedLine {
    qint64 line;
    Failure reason;
};

struct PeopleList {
    std::vector<PersonLine> lines;
    std::vector<RejectedLine> rejected;
};

/// Reads a list of people with a header row (docs/CLI.md names the columns; others are ignored).
/// Failures: those of readCsv(), CsvNoHeader, CsvNoName, CsvColumnTwice.
[[nodiscard]] Result<PeopleList> readPeopleCsv(const QByteArray& utf8);

} // namespace mentat
