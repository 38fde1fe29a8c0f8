#pragma once

#include "model/finding.h"
#include "tests/model/sample_document.h"

#include <optional>

namespace mentat::test {

/// How a sample is spoilt, and the one finding that follows; none: it is still right.
struct ErrorCase {
    QByteArray name;
    std::vector<Step> steps;
    std::optional<Finding> expected;
    Sample sample = Sample::Dune;
};

/// What is wrong with words, values and keys (R10.1, R10.8).
[[nodiscard]] std::vector<ErrorCase> valueCases();
/// Who and what is named where nobody or nothing is, or twice (R10.1).
[[nodiscard]] std::vector<ErrorCase> referenceCases();
/// R10.2 to R10.10 but for the winners.
[[nodiscard]] std::vector<ErrorCase> playCases();
/// Eye of the Storm.
[[nodiscard]] std::vector<ErrorCase> stormCases();
/// Events by a ruleset: H10.1 to H10.5.
[[nodiscard]] std::vector<ErrorCase> rulesetCases();

} // namespace mentat::test
