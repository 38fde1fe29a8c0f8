#include "model/finding.h"

#include "model/failure_kind.h"
#include "model/result.h"

#include "model/finding_kind.h"

namespace mentat {

namespace {

constexpr Rule rules[] = {
#define KIND(name, rule, ...) Rule::rule,
#include "model/finding_kinds.def"
};

} // namespace

Rule ruleOf(FindingKind kind) {
    return rules[static_cast<size_t>(kind)];
}

tl::unexpected<Failure> refusal(Findings findings, qint64 further) {
    return tl::unexpected<Failure>(Failure{FailureKind::Refused, {}, std::move(findings), further});
}

} // namespace mentat
