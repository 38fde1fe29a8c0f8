#pragma once

#include "heats_edition.h"
#include "heats_slip.h"

#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/raw_errors.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace mentat::test::raw {

// What the commands of the same names answer for an event of the format `heats` (H1 to H11), worked
// out by brute force from the parsed event document, with fractions of any size, and sharing no
// code with the program. The documents are ones that rawHeatsErrors() of the same edition finds
// nothing in. Without a word on it, the first edition is meant.
Json rawHeatsStandings(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsFinalists(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsPlacements(const Json& document, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsStandings(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsFinalists(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
Json rawHeatsPlacements(const Json& document, Edition edition, HeatsSlip slip = HeatsSlip::None);
// `groups PLAYERS --sizes …`
Json rawHeatsGroups(int players, const std::vector<int>& sizes);

// Everything in an event document of this format that R10.1, the rolls of R10.8 and H10.1 to H10.5
// refuse; sorted and without repetition as rawErrors() answers.
std::vector<RawError> rawHeatsErrors(const QByteArray& document, Edition edition = Edition::First);
// The same for a `mentat-ruleset` document.
std::vector<RawError> rawRulesetErrors(const QByteArray& document,
                                       Edition edition = Edition::First);
// H10.21 to H10.25, of the second edition to H10.27, those that were accepted among them. Of a
// document without errors.
std::vector<RawError> rawHeatsWarnings(const Json& document, Edition edition = Edition::First);

// What `seat` was asked for, of the second edition: a heat that the event may already have, whose
// own games do not count; `--sizes`, empty where H1 holds.
struct AskedDraw {
    int heat = 1;
    QStringList entrants;
    std::vector<int> sizes;
};
// What is wrong with its answer, in words: somebody missing or twice, other tables than H1's, byes
// for others than those due (H1), and of a pairing by record another sum than that of the tables,
// or a bound above the least that there is. The least is worked out for up to 16 people at tables
// of two and up to 12 at others; above that, only that the bound does not exceed the sum.
QStringList rawHeatsDrawFaults(const Json& document, const AskedDraw& asked, const Json& answer);

} // namespace mentat::test::raw
