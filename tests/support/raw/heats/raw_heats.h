#pragma once

#include "heats_edition.h"
#include "heats_slip.h"

#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/raw_errors.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace mentat::test::raw {

// The answers of the commands of the same names for an event of the format `heats` (H1 to H11),
// computed by brute force from the parsed document, with fractions of any size, and without any
// code of the program. The documents must be valid by rawHeatsErrors() of the same edition, which
// is the first unless given.
Json rawHeatsStandings(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsFinalists(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsPlacements(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsStandings(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsFinalists(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsPlacements(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
// `groups PLAYERS --sizes …`
Json rawHeatsGroups(int players, const std::vector<int>& sizes);

// Everything in an event document of this format that R10.1, R10.8 (for rolls), and H10.1 to H10.5
// refuse; sorted and without duplicates, like rawErrors().
std::vector<RawError> rawHeatsErrors(const QByteArray& document, Edition edition = Edition::First);
// The same for a `mentat-ruleset` document.
std::vector<RawError> rawRulesetErrors(const QByteArray& document,
                                       Edition edition = Edition::First);
// H10.21 to H10.25, in the second edition to H10.27, including accepted ones. The document must be
// valid.
std::vector<RawError> rawHeatsWarnings(const Json& document, Edition edition = Edition::First);

// A request to `seat`, in the second edition: a heat that the event may already have, whose own
// games do not count; `--sizes`, empty to use H1.
struct AskedDraw {
    int heat = 1;
    QStringList entrants;
    std::vector<int> sizes;
};
// Faults of its answer, in words: players missing or duplicated, tables other than H1's, byes for
// the wrong players (H1), and in pairing by record a sum that differs from the tables', or a bound
// above the minimum. The minimum is computed for up to 16 people at tables of two and up to 12 at
// others; beyond that, only the bound is compared with the sum.
QStringList rawHeatsDrawFaults(const Json& document, const AskedDraw& asked, const Json& answer);

} // namespace mentat::test::raw
