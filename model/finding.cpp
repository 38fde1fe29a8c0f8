#include "model/finding.h"

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

} // namespace mentat
