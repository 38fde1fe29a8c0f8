#pragma once

#include "heats_slip.h"

#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/raw_errors.h"

#include <QByteArray>

#include <vector>

namespace mentat::test::raw {

// What the commands of the same names answer for an event of the format `heats` (H1 to H11), worked
// out by brute force from the parsed event document, with fractions of any size, and sharing no
// code with the program. The documents are ones that rawHeatsErrors() finds nothing in.
Json rawHeatsStandings(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsFinalists(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsPlacements(const Json& document, HeatsSlip slip = HeatsSlip::None);
// `groups PLAYERS --sizes …`
Json rawHeatsGroups(int players, const std::vector<int>& sizes);

// Everything in an event document of this format that R10.1, the rolls of R10.8 and H10.1 to H10.5
// refuse; sorted and without repetition as rawErrors() answers.
std::vector<RawError> rawHeatsErrors(const QByteArray& document);
// The same for a `mentat-ruleset` document.
std::vector<RawError> rawRulesetErrors(const QByteArray& document);
// H10.21 to H10.25, those that were accepted among them. Of a document without errors.
std::vector<RawError> rawHeatsWarnings(const Json& document);

} // namespace mentat::test::raw
