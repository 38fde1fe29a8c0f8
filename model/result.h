#pragma once

#include "model/finding.h"

#include <tl/expected.hpp>

namespace mentat {

/// Why an act failed: defined in failure_kind.h, so that adding a kind does not rebuild the users
/// of Result.
enum class FailureKind : quint8;

/// What went wrong, as values; reports/wording makes the sentence.
struct Failure {
    FailureKind kind;
    Values values;
    Findings findings;
    qint64 further = 0; // findings that are only counted
};

template <class T>
using Result = tl::expected<T, Failure>;

[[nodiscard]] inline tl::unexpected<Failure> failure(FailureKind kind, Values values = {}) {
    return tl::unexpected<Failure>(Failure{kind, std::move(values), {}});
}
/// The findings say why.
[[nodiscard]] tl::unexpected<Failure> refusal(Findings findings, qint64 further = 0);

} // namespace mentat
