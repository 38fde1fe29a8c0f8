#pragma once

#include "app/cli/call/arguments.h"
#include "model/document/people_csv.h"

#include <tl/expected.hpp>

namespace mentat {

/// What `--columns` and `--no-header` say of a list of people whose headings are not ours:
/// "name=Participant,badge=3". What is not named there is not read.
class ListColumns {
public:
    /// For the usage of a command.
    [[nodiscard]] static std::vector<Option> options();

    /// What was typed, taken apart. The error: what is wrong with it, a sentence; the usage is
    /// wrong. Absent: nothing was said of the columns.
    [[nodiscard]] static tl::expected<std::optional<ListColumns>, QString>
    typedIn(const Arguments& arguments);

    /// Where these stand in a list. The error: what it lacks, a sentence.
    [[nodiscard]] tl::expected<PeopleLayout, QString>
    layoutIn(const std::vector<CsvRow>& rows) const;

private:
    /// A column by its number from 1, or by its heading.
    struct Place {
        std::optional<size_t> number;
        QString heading;
    };

    [[nodiscard]] tl::expected<size_t, QString> headerIn(const std::vector<CsvRow>& rows) const;

    std::map<PeopleColumn, Place> m_places;
    bool m_hasHeader = true;
};

} // namespace mentat
